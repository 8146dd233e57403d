import { ALIVE } from './lib/hydrated-event.ts';

/**
 * Runs at the end of a prerendered page, which is readable without its scripts. Presses before the
 * application is loaded are repeated once it is; those in a part marked `data-asleep`, once that is
 * hydrated. Links and native dialogs need no repetition.
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
