import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** How often a read that a busy server refused is sent again; then its failure is shown. */
export const MOST_BUSY_RETRIES = 2;
const LONGEST_WAIT_SECONDS = 5;

/**
 * Milliseconds after which a busy server (503) wants the request again; null if it did not say, or
 * the wait would be too long. For reads only: a write may have been carried out.
 */
export function busyRetryMs(meta: FetchBaseQueryMeta | undefined): number | null {
  const { response } = meta ?? {};
  if (response?.status !== 503) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds * 1000 : null;
}

/** Resolves after `ms`, or when aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
