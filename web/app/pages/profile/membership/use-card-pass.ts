import { useEffect, useState } from 'react';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { useReadCardPassQuery } from '../../../state/api/calls/membership.ts';
import { graceMs, passAge } from './card-pass.ts';

interface ShownPass {
  /** Address for the QR code; undefined without a valid pass. */
  url: string | undefined;
  failed: boolean;
}

/**
 * The pass of the client's card, renewed while the card is on the page. A hidden page renews
 * nothing; on waking it checks the clock first, so that no old pass is shown.
 */
export function useCardPass(): ShownPass {
  const { clock } = useServerClock();
  const { data, isError, isFetching, refetch, fulfilledTimeStamp } = useReadCardPassQuery();
  const [now, setNow] = useState(clock);
  const renewAt = data ? Date.parse(data.renew_at) : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer restarts the timers
  useEffect(() => {
    const renew = () => {
      setNow(clock());
      if (!isFetching && document.visibilityState === 'visible') refetch();
    };
    const wake = () => (clock() >= renewAt ? renew() : setNow(clock()));
    setNow(clock());
    const renewal = setTimeout(renew, passAge(renewAt, clock()).renewInMs);
    const end = setTimeout(() => setNow(clock()), Math.max(renewAt + graceMs - clock(), 0));
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', wake);
    return () => {
      clearTimeout(renewal);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', wake);
    };
  }, [clock, renewAt, isFetching, isError, fulfilledTimeStamp]);

  const { shown } = passAge(renewAt, now);
  return { url: shown ? data?.url : undefined, failed: isError && !shown };
}
