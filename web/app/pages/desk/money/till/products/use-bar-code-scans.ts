import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '../../../frame/keys/is-typing.ts';
import { HELD_MS, makeScanReader } from './bar-code-scans.ts';

/**
 * Calls `onScan` with the digits of a bar code that a scanner types, wherever the focus is. What it
 * types reaches neither the keys of the desk nor the field or button that has the focus; digits
 * that a person types arrive as before.
 */
export function useBarCodeScans(on: boolean, onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useLayoutEffect(() => {
    if (!on) return;
    const reader = makeScanReader();
    const released = new WeakSet<Event>();
    let pending: KeyboardEvent[] = [];
    let timer: number | undefined;
    let field: { readonly at: HTMLInputElement; readonly before: string } | null = null;
    const release = () => {
      window.clearTimeout(timer);
      const events = pending;
      pending = [];
      field = null;
      for (const { key, code, target } of events) {
        const again = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
        released.add(again);
        target?.dispatchEvent(again);
      }
    };
    const hear = (event: KeyboardEvent) => {
      // A key that is held down repeats as fast as a scanner types.
      if (released.has(event) || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const heard = reader.hear({ key: event.key, at: event.timeStamp });
      if (heard.kind === 'none') {
        release();
        return;
      }
      if (heard.kind === 'scanned') {
        window.clearTimeout(timer);
        event.preventDefault();
        event.stopImmediatePropagation();
        pending = [];
        if (field) restore(field);
        field = null;
        latest.current(heard.code);
        return;
      }
      // What was typed before the code is a person's, though its own time was not over for a busy page.
      if (heard.isFirst) release();
      window.clearTimeout(timer);
      timer = window.setTimeout(release, HELD_MS);
      if (isTextField(event.target)) {
        if (event.target instanceof HTMLInputElement && field?.at !== event.target) {
          field = { at: event.target, before: event.target.value };
        }
        return;
      }
      pending.push(event);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hear, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('keydown', hear, true);
    };
  }, [on]);
}

function isTextField(target: EventTarget | null): boolean {
  const isTicked = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
  return isTyping(target) && !isTicked;
}

/** Takes what the scanner typed out of a field again. */
function restore({ at, before }: { at: HTMLInputElement; before: string }): void {
  // React reads the value through a property of its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(at, before);
  at.dispatchEvent(new Event('input', { bubbles: true }));
}
