import { readLanguage } from '../../../lib/language.ts';
import { readStoredLanguage } from '../../../state/stored-tree.ts';

/** What shows that someone is there. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

/** Milliseconds after which someone is taken to be there anyway. */
const patienceMs = 4000;

/**
 * Resolves when the visitor first does something on the page, or after a few seconds: time enough
 * for the first screen to be there and to answer before anything below it asks for work.
 */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    // The built page has its lower part in English; in another language it is not there yet.
    if (import.meta.env.SSR || window.scrollY > 0 || window.location.hash) return resolve();
    if (readLanguage(readStoredLanguage()) !== 'en') return resolve();
    const stop = new AbortController();
    const stirred = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(stirred, patienceMs);
    for (const sign of signs)
      window.addEventListener(sign, stirred, { signal: stop.signal, passive: true, capture: true });
  });
}
