import { keepPresses } from './early-clicks.ts';

/** What a page's scripts wait for: the first paint, or the visible pictures too. */
type Until = 'paint' | 'pictures';

/**
 * Runs at the end of a prerendered page, which is readable without its scripts. They are held back
 * until the visible part is painted, so that they compete with neither styles, fonts nor pictures.
 * A visitor who touches the page earlier, or waits for Arabic, gets them at once.
 */
const heldBack = (until: Until) => `(() => {
  const begin = () => {
    for (const link of document.querySelectorAll('link[rel=held]')) link.rel = 'modulepreload';
    for (const held of document.querySelectorAll('script[type=held]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = held.textContent;
      held.replaceWith(script);
    }
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, begin, { once: true, capture: true, passive: true });
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  ${until === 'paint' ? 'afterPaint()' : "addEventListener('load', afterPaint)"};
  setTimeout(begin, 3000);
  if ('waiting' in document.documentElement.dataset) begin();
})();`;

/** A prerendered page's `html` with its modules held back. */
export function scriptsAfterPaint(html: string, until: Until): string {
  return html
    .replaceAll('rel="modulepreload"', 'rel="held"')
    .replaceAll('<script type="module" async="">', '<script type="held">')
    .replace('</body>', `<script>${keepPresses}${heldBack(until)}</script></body>`);
}
