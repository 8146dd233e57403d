import { readFailure } from '../../../../state/api/failure.ts';
import { pause, pauseAfter } from './retry-pause.ts';

/**
 * Runs `ask` once more after the current run, however often it is called meanwhile, and retries
 * failures that may pass. An event is sent once, so a page that missed the answer would go on
 * showing old data.
 */
export function runOneAtATime(ask: () => Promise<unknown>, stopped: AbortSignal): () => void {
  let asking = false;
  let isDue = false;
  const run = async () => {
    asking = true;
    let failures = 0;
    while (isDue && !stopped.aborted) {
      isDue = false;
      try {
        await ask();
        failures = 0;
      } catch (error) {
        if (!passes(error)) continue;
        isDue = true;
        failures += 1;
        await pause(pauseAfter(failures), stopped);
      }
    }
    asking = false;
  };
  return () => {
    isDue = true;
    if (!asking) void run();
  };
}

/** No answer, or an error that a retry may not get. */
function passes(error: unknown): boolean {
  const { status } = readFailure(error);
  return status === 0 || status === 429 || status >= 500;
}
