import { notYetHad } from './stand-in-for-missing-scripts.ts';

/**
 * Offline, stays on the page when a link leads to one whose script was never loaded, and calls
 * `say`. The router would load the address instead, and everything shown and typed would be
 * replaced by the browser's own page. Answers a function that ends this.
 */
export function stayWhenOffline(say: () => void): () => void {
  function stay(event: MouseEvent) {
    if (navigator.onLine) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    if (link.target !== '' || link.origin !== window.location.origin) return;
    if (notYetHad(link).length === 0) return;
    event.preventDefault();
    say();
  }
  // Before the links handle it themselves.
  document.addEventListener('click', stay, true);
  return () => document.removeEventListener('click', stay, true);
}
