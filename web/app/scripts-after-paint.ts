import { keepPresses } from './early-presses.ts';

/** What the scripts of a page wait for: the first paint, or that the pictures in sight are there too. */
type Until = 'paint' | 'pictures';

/**
 * Runs at the end of a built page, which can be read without its scripts: they are held until what
 * is in sight has been painted, so that they compete with neither styles nor fonts, nor pictures. Someone who
 * touches the page before that, or who waits for Arabic, gets them at once.
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

/** `html` of a built page with its modules held back. */
export function scriptsAfterPaint(html: string, until: Until): string {
  return html
    .replaceAll('rel="modulepreload"', 'rel="held"')
    .replaceAll('<script type="module" async="">', '<script type="held">')
    .replace('</body>', `<script>${keepPresses}${heldBack(until)}</script></body>`);
}
