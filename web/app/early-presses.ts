import { ALIVE } from './lib/alive.ts';

/**
 * Runs at the end of a drawn page, which can be read without its scripts. What is pressed before the
 * application is there is pressed again when it is, and in a part marked `data-asleep` when that is no longer;
 * links and native dialogs do without it.
 */
export const keepPresses = `(() => {
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
})();`;
