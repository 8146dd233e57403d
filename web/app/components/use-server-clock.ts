import { useCallback, useState } from 'react';
import { dubaiDay, dubaiTime, studioDay } from '../lib/dates.ts';
import { selectStudioAnswer } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';

interface ServerClock {
  /** The server's time in epoch milliseconds; this machine's own as long as it is not told. */
  clock(): number;
  /** Whether the server has told it, or cannot: until then served HTML claims no time. */
  told: boolean;
}

/** The one place where the server's time is worked out; everyone on a page shares one reading. */
export function useServerClock(): ServerClock {
  const { status, data, fulfilledTimeStamp } = useAppSelector(selectStudioAnswer) ?? {};
  const answered = (status === 'fulfilled' && data) || status === 'rejected';
  const read = data && fulfilledTimeStamp ? Date.parse(data.now) - fulfilledTimeStamp : 0;
  // While it is asked again the last answer stands.
  const [aheadMs, setAheadMs] = useState<number>();
  if (answered && read !== aheadMs) setAheadMs(read);
  return {
    clock: useCallback(() => Date.now() + (aheadMs ?? 0), [aheadMs]),
    told: aheadMs !== undefined,
  };
}

/** Today in Dubai by the server's clock; undefined until it is told. */
export function useServerToday(): string | undefined {
  const { clock, told } = useServerClock();
  return told ? dubaiDay(clock()) : undefined;
}

/** The studio's day by the same clock: after midnight still that of the evening, which may go on. */
export function useStudioToday(): string | undefined {
  const { clock, told } = useServerClock();
  if (!told) return undefined;
  const now = clock();
  return studioDay(dubaiDay(now), dubaiTime(now));
}
