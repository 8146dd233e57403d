import { useEffect, useState } from 'react';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { secondsLeft } from './hold-state.ts';

/** Seconds until a hold ends, rendered again every second; undefined without a hold. */
export function useSecondsLeft(until: string | undefined): number | undefined {
  const { clock } = useServerClock();
  const [, drawAnew] = useState(0);
  const left = until === undefined ? undefined : secondsLeft(until, clock());
  const runs = left !== undefined && left > 0;
  useEffect(() => {
    if (!runs) return;
    const read = () => drawAnew((times) => times + 1);
    const timer = setInterval(read, 1000);
    // Timers stop while the page is in the background.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [runs]);
  return left;
}
