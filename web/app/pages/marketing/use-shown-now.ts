import { useEffect, useState } from 'react';
import { useReadStudioQuery } from '../../state/scheduling-api.ts';

/** Milliseconds after which what depends on the time of day is judged anew. */
const renewedAfterMs = 30_000;

/**
 * The server's time in epoch milliseconds, renewed every half minute. Undefined until the server
 * has told it on this page, so that served HTML claims no time; the device's when it cannot.
 */
export function useShownNow(): number | undefined {
  const { data, isFetching, isError, fulfilledTimeStamp } = useReadStudioQuery(undefined, {
    // Whoever comes late shares the reading of those who are there.
    refetchOnMountOrArgChange: false,
  });
  const [, renew] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => renew((count) => count + 1), renewedAfterMs);
    return () => clearInterval(timer);
  }, []);
  if (isFetching) return undefined;
  if (isError) return Date.now();
  if (!data || fulfilledTimeStamp === undefined) return undefined;
  return Date.parse(data.now) + Date.now() - fulfilledTimeStamp;
}
