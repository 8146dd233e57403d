/** Whether the focused element takes letters, which are then no shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  const { tagName, isContentEditable } = (target ?? {}) as Partial<HTMLElement>;
  return isContentEditable === true || TAKES_LETTERS.test(tagName ?? '');
}

/** A select jumps to the option that begins with the typed letters. */
const TAKES_LETTERS = /^(input|textarea|select)$/i;
