import { useLayoutEffect, useRef } from 'react';

const MARK = 'limber:overlay';

let opened = 0;
/** Overlays that have just closed and still have their history entry. */
let leaving = 0;
/** Our own steps back, which the router should ignore. */
let ownSteps = 0;
/** Changes to the history after those steps, which the browser makes a moment later. */
const afterwards: (() => void)[] = [];

/**
 * Makes Back close an open overlay before it leaves the page, as phones do: while it is open, the
 * history has a second entry of the same address. A link followed from the overlay replaces that
 * entry. The entry exists as soon as the overlay is visible.
 */
export function useCloseOnBack(onClose: () => void, active = true): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    if (!active) return;
    // After a reload with an open overlay, its entry still exists.
    opened = Math.max(opened, window.history.state?.[MARK] ?? 0) + 1;
    const mark = opened;
    let closed = false;
    let stopYielding = () => {};
    afterOwnSteps(() => {
      if (closed) return;
      // The browser's own method: another overlay may still be yielding.
      const { pushState, replaceState } = History.prototype;
      // An overlay that replaces another takes over its entry.
      const takesOver = leaving !== 0 && window.history.state?.[MARK] === leaving;
      const write = takesOver ? replaceState : pushState;
      write.call(window.history, { ...window.history.state, [MARK]: mark }, '');
      stopYielding = yieldToNextPage();
    });
    const onPop = (event: PopStateEvent) => {
      if (isAbove(mark)) return;
      // The address is the same, so the router has nothing to do.
      event.stopImmediatePropagation();
      window.removeEventListener('popstate', onPop, true);
      close.current();
    };
    window.addEventListener('popstate', onPop, true);
    return () => {
      closed = true;
      leaving = mark;
      window.removeEventListener('popstate', onPop, true);
      // Closed by going to another page, which by now is the current entry.
      setTimeout(() => {
        leaving = 0;
        stopYielding();
        if (window.history.state?.[MARK] === mark) stepBack();
      }, 0);
    };
  }, [active]);
}

/**
 * Lets the next page replace the current entry instead of following it; otherwise Back would return
 * to that entry with nothing open. Answers a function that ends this.
 */
function yieldToNextPage(): () => void {
  const { history } = window;
  const replaceOnce: History['pushState'] = (...next) => {
    stop();
    history.replaceState(...next);
  };
  const stop = () => {
    if (history.pushState === replaceOnce) history.pushState = History.prototype.pushState;
  };
  history.pushState = replaceOnce;
  return stop;
}

/** Whether the current entry belongs to `mark` or to an overlay above it. */
function isAbove(mark: number): boolean {
  return (window.history.state?.[MARK] ?? 0) >= mark;
}

function stepBack(): void {
  const { history } = window;
  ownSteps += 1;
  if (ownSteps === 1) {
    window.addEventListener('popstate', swallow, true);
    // A navigation in this moment would be undone by the step back.
    history.pushState = (...next) => afterOwnSteps(() => history.pushState(...next));
  }
  history.back();
}

function swallow(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  ownSteps -= 1;
  if (ownSteps > 0) return;
  window.removeEventListener('popstate', swallow, true);
  window.history.pushState = History.prototype.pushState;
  for (const act of afterwards.splice(0)) act();
}

function afterOwnSteps(act: () => void): void {
  if (ownSteps === 0) act();
  else afterwards.push(act);
}
