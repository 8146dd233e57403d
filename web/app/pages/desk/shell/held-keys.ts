import { isTyping } from './is-typing.ts';

/** What was typed before there was a field for it, and whether Enter came after it. */
interface Held {
  readonly text: string;
  readonly entered: boolean;
}

const NOTHING: Held = { text: '', entered: false };
let held = NOTHING;
/** What had the focus when the field was asked for. */
let from: EventTarget | null = null;

/**
 * Keeps what is typed from now on for the field that the desk is opening, until that takes it: on a slow
 * machine the first letters come before it, and would be keys of the desk, or go to the field that is left.
 */
export function holdKeys(): void {
  held = NOTHING;
  from = document.activeElement;
  window.addEventListener('keydown', hear, true);
  window.addEventListener('pointerdown', release, true);
}

/** Takes what was kept, and keeps no more. */
export function takeHeld(): Held {
  const taken = held;
  release();
  return taken;
}

function release(): void {
  held = NOTHING;
  from = null;
  window.removeEventListener('keydown', hear, true);
  window.removeEventListener('pointerdown', release, true);
}

function hear(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Escape' || key === 'Tab' || (isTyping(target) && target !== from)) {
    release();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { text } = held;
  // Before any letter these press a button, such as the one that tries again.
  if (text === '' && (key === ' ' || key === 'Enter')) return;
  if (key === 'Enter') held = { text, entered: true };
  else if (key === 'Backspace') held = { text: text.slice(0, -1), entered: false };
  else if (key.length !== 1) return;
  // The key that opened the field, as long as it is down.
  else if (!event.repeat) held = { text: text + key, entered: false };
  event.preventDefault();
  event.stopImmediatePropagation();
}
