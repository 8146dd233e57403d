import { ALIVE } from './lib/alive.ts';

/**
 * Runs at the end of a built page, which can be read without its scripts: they are held until what
 * is in sight has been painted, so that they compete with neither fonts nor pictures. Someone who
 * touches the page before that, or who waits for Arabic, gets them at once. What is pressed before
 * the application is there is pressed again when it is, and in a part marked `data-asleep` when that
 * is no longer; links and native dialogs do without it.
 */
const heldBack = `(() => {
  const begin = () => {
    for (const link of document.querySelectorAll('link[rel=held]')) link.rel = 'modulepreload';
    for (const held of document.querySelectorAll('script[type=held]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = held.textContent;
      held.replaceWith(script);
    }
  };
  let early = [];
  let alive = false;
  const asleep = (target) => !alive || target.closest('[data-asleep]');
  const keep = (event) => {
    if (!asleep(event.target) || event.target.closest('a, summary, [commandfor]')) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(event.target);
  };
  addEventListener('click', keep, true);
  addEventListener('${ALIVE}', () => {
    alive = true;
    const awake = early.filter((target) => !asleep(target));
    early = early.filter(asleep);
    for (const target of awake)
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, begin, { once: true, capture: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  setTimeout(begin, 3000);
  if ('waiting' in document.documentElement.dataset) begin();
})();`;

/** `html` of a built page with its modules held back. */
export function scriptsAfterPaint(html: string): string {
  return html
    .replaceAll('rel="modulepreload"', 'rel="held"')
    .replaceAll('<script type="module" async="">', '<script type="held">')
    .replace('</body>', `<script>${heldBack}</script></body>`);
}
