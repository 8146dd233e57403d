import { isTyping } from './is-typing.ts';

declare global {
  interface Window {
    /**
     * Keys pressed before the page could handle them, recorded by the script of `before-paint.ts`.
     */
    earlyKeys?: { readonly keys: KeyboardEvent[]; hear(event: KeyboardEvent): void };
  }
}

/** A key that types one character. */
export type BufferedKey = Pick<KeyboardEvent, 'key' | 'code'>;

/** Text typed before its field was rendered, and whether Enter followed. */
interface BufferedText {
  readonly text: string;
  readonly keys: readonly BufferedKey[];
  readonly entered: boolean;
}

let keys: readonly BufferedKey[] = [];
let entered = false;
/** What had the focus when the field was requested. */
let from: EventTarget | null = null;

/**
 * Buffers typing from now on for the field that the desk is opening, until that takes it. On a slow
 * machine the first letters come before the field; they would trigger shortcuts, or go to the field
 * that is left.
 */
export function bufferKeys(): void {
  release();
  from = document.activeElement;
  window.addEventListener('keydown', hear, true);
  window.addEventListener('pointerdown', release, true);
}

/** Takes the buffered text, and stops buffering. */
export function takeBuffered(): BufferedText {
  const taken = { text: keys.map(({ key }) => key).join(''), keys, entered };
  release();
  return taken;
}

/**
 * Whether N or Ctrl-K was pressed before the page was rendered. Typing after it is buffered as by
 * `bufferKeys`; keys before it are ignored.
 */
export function takeEarly(opens: 'new' | 'find', lettersOn: boolean): boolean {
  const early = window.earlyKeys?.keys ?? [];
  const at = early.findIndex((event) => openedBy(event, lettersOn) !== undefined);
  const [opener, ...rest] = early.slice(at);
  if (at < 0 || !opener || openedBy(opener, lettersOn) !== opens) return false;
  forgetEarly();
  bufferKeys();
  for (const event of rest) hear(event);
  return true;
}

/** The page handles its keys itself by now, or a sign-in comes first. */
export function forgetEarly(): void {
  if (!window.earlyKeys) return;
  window.removeEventListener('keydown', window.earlyKeys.hear, true);
  window.earlyKeys = undefined;
}

function openedBy(event: KeyboardEvent, lettersOn: boolean): 'new' | 'find' | undefined {
  const { code, altKey, ctrlKey, metaKey } = event;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return code === 'KeyK' ? 'find' : undefined;
  return code === 'KeyN' && lettersOn ? 'new' : undefined;
}

function release(): void {
  keys = [];
  entered = false;
  from = null;
  window.removeEventListener('keydown', hear, true);
  window.removeEventListener('pointerdown', release, true);
}

function hear(event: KeyboardEvent): void {
  const { key, code, target } = event;
  if (key === 'Escape' || key === 'Tab' || (isTyping(target) && target !== from)) {
    release();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Before any letter these press a button, such as Try again.
  if (keys.length === 0 && (key === ' ' || key === 'Enter')) return;
  if (key === 'Enter') entered = true;
  else if (key === 'Backspace') {
    keys = keys.slice(0, -1);
    entered = false;
  } else if (key.length !== 1) return;
  // The key that opened the field, while it is down.
  else if (!event.repeat) {
    keys = [...keys, { key, code }];
    entered = false;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}
