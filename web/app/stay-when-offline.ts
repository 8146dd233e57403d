import { notYetHad } from './missing-page.ts';

/**
 * Without a network, stays where one is when a link leads to a page whose script was never fetched, and
 * has `say` tell so. The router would load the address instead, and all that is shown and typed here
 * would give way to the browser's own page. Returns what ends it.
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
  // Before the links hear of it themselves.
  document.addEventListener('click', stay, true);
  return () => document.removeEventListener('click', stay, true);
}
