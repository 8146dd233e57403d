import { useCallback, useState } from 'react';
import { dayOfInstant, studioDay, timeOfInstant } from '../lib/dates.ts';
import { selectStudioAnswer } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';

interface ServerClock {
  /** The server's time in epoch milliseconds; this machine's own until the server has sent it. */
  clock(): number;
  /** Whether the server has sent it, or failed to: until then prerendered HTML states no time. */
  known: boolean;
}

/** The only place that derives the server's time; every component on a page shares one reading. */
export function useServerClock(): ServerClock {
  const { status, data, fulfilledTimeStamp } = useAppSelector(selectStudioAnswer) ?? {};
  const answered = (status === 'fulfilled' && data) || status === 'rejected';
  const read = data && fulfilledTimeStamp ? Date.parse(data.now) - fulfilledTimeStamp : 0;
  // The last answer stays while it is requested again.
  const [aheadMs, setAheadMs] = useState<number>();
  if (answered && read !== aheadMs) setAheadMs(read);
  return {
    clock: useCallback(() => Date.now() + (aheadMs ?? 0), [aheadMs]),
    known: aheadMs !== undefined,
  };
}

/** Today at the studio by the server's clock; undefined until known. */
export function useServerToday(): string | undefined {
  const { clock, known } = useServerClock();
  return known ? dayOfInstant(clock()) : undefined;
}

/**
 * The studio's day by the same clock: after midnight still the evening's day while it may continue.
 */
export function useStudioToday(): string | undefined {
  const { clock, known } = useServerClock();
  if (!known) return undefined;
  const now = clock();
  return studioDay(dayOfInstant(now), timeOfInstant(now));
}
