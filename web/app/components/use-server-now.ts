import { useEffect, useState } from 'react';
import { useServerClock } from './use-server-clock.ts';

/** Milliseconds after which anything that depends on the time of day is updated. */
const renewedAfterMs = 30_000;

/**
 * The server's time in epoch milliseconds, updated every half minute and on waking. Until it is
 * known: the instant `said` from another answer, otherwise this machine's own.
 */
export function useServerNow(said?: string): number {
  const { clock, known } = useServerClock();
  const [, drawAnew] = useState(0);
  useEffect(() => {
    const read = () => drawAnew((times) => times + 1);
    const timer = setInterval(read, renewedAfterMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return said && !known ? Date.parse(said) : clock();
}
