import { readLanguage } from '../../../lib/language.ts';
import { readStoredLanguage } from '../../../state/stored-tree.ts';

/** Events that show that a visitor is active. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

/** Milliseconds after which a visitor counts as active anyway. */
const patienceMs = 4000;

/**
 * Resolves when the visitor first interacts with the page, or after a few seconds, so that the
 * first screen is responsive before anything below it needs work.
 */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    // The prerendered page has its lower part in English only; in another language that is still
    // missing.
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
