import { useLayoutEffect, useRef } from 'react';

const MARK = 'limber:overlay';

let opened = 0;
/** What has just been closed and whose entry still stands. */
let leaving = 0;
/** Steps back that we took ourselves, of which the router need not know. */
let ownSteps = 0;
/** What the history shall hold once those are taken, for the browser takes them a moment later. */
const afterwards: (() => void)[] = [];

/**
 * Lets Back close what is open over the page before it leaves the page, as phones do: an entry of the
 * same address stands in the history for as long as it is open. A link followed out of it takes the
 * place of that entry. The entry is there as soon as what is open can be seen.
 */
export function useCloseOnBack(onClose: () => void, active = true): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    if (!active) return;
    // A page that was loaded anew with something open still has the entry of that.
    opened = Math.max(opened, window.history.state?.[MARK] ?? 0) + 1;
    const mark = opened;
    let closed = false;
    let stopYielding = () => {};
    afterOwnSteps(() => {
      if (closed) return;
      // The browser's own: another one may still be yielding.
      const { pushState, replaceState } = History.prototype;
      // What opens in the place of another one takes its entry.
      const takesOver = leaving !== 0 && window.history.state?.[MARK] === leaving;
      const write = takesOver ? replaceState : pushState;
      write.call(window.history, { ...window.history.state, [MARK]: mark }, '');
      stopYielding = yieldToNextPage();
    });
    const onPop = (event: PopStateEvent) => {
      if (isAbove(mark)) return;
      // The address is the same, so there is nothing for the router to do.
      event.stopImmediatePropagation();
      window.removeEventListener('popstate', onPop, true);
      close.current();
    };
    window.addEventListener('popstate', onPop, true);
    return () => {
      closed = true;
      leaving = mark;
      window.removeEventListener('popstate', onPop, true);
      // Closed because of a way to another page: by then that one is the present entry.
      setTimeout(() => {
        leaving = 0;
        stopYielding();
        if (window.history.state?.[MARK] === mark) stepBack();
      }, 0);
    };
  }, [active]);
}

/**
 * Lets the page that is gone to next replace the present entry rather than follow it, or Back would
 * find that entry again with nothing open. Returns what ends this.
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

/** Whether the present entry is that of `mark` or of something opened over it. */
function isAbove(mark: number): boolean {
  return (window.history.state?.[MARK] ?? 0) >= mark;
}

function stepBack(): void {
  const { history } = window;
  ownSteps += 1;
  if (ownSteps === 1) {
    window.addEventListener('popstate', swallow, true);
    // A page gone to in this moment would be what the step leads away from.
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
