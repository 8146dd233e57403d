import { ALIVE } from './lib/alive.ts';

/** Milliseconds after which what was pressed has no like on the page that is there now. */
const lookedForMs = 10_000;

/**
 * Runs at the end of a drawn page. The application puts its own in the place of what is drawn, so a
 * button that was pressed before that is pressed again when its like is there: the one with the same name,
 * as many after the first of it. One that has the focus gives it on. Links do without it.
 */
export const pressAgain = `(() => {
  const drawn = document.getElementById('drawn');
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent;
  const likeIn = (page, name) =>
    [...page.querySelectorAll('button, [role=tab]')].filter((each) => nameOf(each) === name);
  const noted = (note) => ({ target }) => {
    const button = target.closest('button, [role=tab]');
    if (!button || !drawn.contains(button)) return note(null);
    const name = nameOf(button);
    const nth = likeIn(drawn, name).indexOf(button);
    note(() => likeIn(document, name)[nth]);
  };
  const pressed = [];
  let focused = null;
  const press = noted((find) => find && pressed.push(find));
  const focus = noted((find) => (focused = find));
  addEventListener('click', press, true);
  addEventListener('focusin', focus, true);
  const isDone = () => {
    const like = document.activeElement === document.body && focused?.();
    if (like) like.focus({ preventScroll: true });
    if (like || document.activeElement !== document.body) focused = null;
    while (pressed[0]?.()) pressed.shift()().click();
    return !focused && pressed.length === 0;
  };
  addEventListener('${ALIVE}', () => {
    removeEventListener('click', press, true);
    removeEventListener('focusin', focus, true);
    if (isDone()) return;
    const watch = new MutationObserver(() => isDone() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), ${lookedForMs});
  }, { once: true });
})();`;
