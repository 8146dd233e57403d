/** Whether what has the focus takes letters, which are then no keys of the desk. */
export function isTyping(target: EventTarget | null): boolean {
  const { tagName, isContentEditable } = (target ?? {}) as Partial<HTMLElement>;
  return isContentEditable === true || TAKES_LETTERS.test(tagName ?? '');
}

/** A list of choices goes to the one that begins with what is typed. */
const TAKES_LETTERS = /^(input|textarea|select)$/i;
