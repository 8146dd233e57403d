import { readFailure } from '../../../../state/api/failure.ts';
import { pause, pauseAfter } from './retry-pause.ts';

/**
 * Asks once after the asking under way, however often it is wished meanwhile, and again after a failure that
 * passes: what was told is told once, and a page that did not hear the answer would show what was before.
 */
export function runOneAtATime(ask: () => Promise<unknown>, stopped: AbortSignal): () => void {
  let asking = false;
  let wished = false;
  const run = async () => {
    asking = true;
    let failures = 0;
    while (wished && !stopped.aborted) {
      wished = false;
      try {
        await ask();
        failures = 0;
      } catch (error) {
        if (!passes(error)) continue;
        wished = true;
        failures += 1;
        await pause(pauseAfter(failures), stopped);
      }
    }
    asking = false;
  };
  return () => {
    wished = true;
    if (!asking) void run();
  };
}

/** No answer came, or one that another try may not get. */
function passes(error: unknown): boolean {
  const { status } = readFailure(error);
  return status === 0 || status === 429 || status >= 500;
}
