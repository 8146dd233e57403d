const PAUSES_MS = [300, 700, 1500, 3000, 5000];

/** Milliseconds to wait before the next try, by the number of failures. */
export function pauseAfter(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
}

/** Waits, at most until the network is back. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((goOn) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      goOn();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
