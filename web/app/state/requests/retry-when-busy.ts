import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** How often a read is asked again that a busy server put off; after that its failure is shown. */
export const MOST_BUSY_RETRIES = 2;
const LONGEST_WAIT_SECONDS = 5;

/**
 * Milliseconds after which a busy server (503) wants to be asked again, or null when it said nothing
 * of it or nobody would wait so long. Only for reads: whether a write was done is not known.
 */
export function busyRetryMs(meta: FetchBaseQueryMeta | undefined): number | null {
  const { response } = meta ?? {};
  if (response?.status !== 503) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds * 1000 : null;
}

/** Settles after `ms`, or as soon as nobody waits any more. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
