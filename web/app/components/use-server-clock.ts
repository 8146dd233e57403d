import { useCallback, useEffect, useState } from 'react';
import { useReadStudioQuery } from '../state/scheduling-api.ts';

/**
 * A clock that shows the server's time in epoch milliseconds; this machine's own as long as the
 * server has not told.
 */
export function useServerClock(): () => number {
  const { data, fulfilledTimeStamp } = useReadStudioQuery(undefined, {
    // Everyone on the page shares one reading.
    refetchOnMountOrArgChange: false,
  });
  const aheadMs =
    data && fulfilledTimeStamp !== undefined ? Date.parse(data.now) - fulfilledTimeStamp : 0;
  return useCallback(() => Date.now() + aheadMs, [aheadMs]);
}

/** The server's time in epoch milliseconds, looked at anew every half minute and on waking. */
export function useServerNow(): number {
  const clock = useServerClock();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const look = () => setNow(clock());
    look();
    const timer = setInterval(look, 30_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);
  return now;
}
