import {
  NAME_WORDS_IN_MAIL,
  ODD_WORDS_IN_MAIL,
  WORD_LETTERS_IN_MAIL,
} from '@limber/contract/terms/people.ts';

/**
 * Letters of any script with their marks and joiners, spaces, apostrophes, hyphens and dots. Mails
 * carry names to others, so nothing passes that a mail program would make a link of.
 */
export function isName(name: string): boolean {
  const isWritten = /^(?:[\p{L}\p{M} '’ʼ.\-‐]|\u200c|\u200d)+$/u.test(name) && /\p{L}/u.test(name);
  return isWritten && !/[\p{L}\p{M}-]{2,}\.[\p{L}\p{M}]{2,}/u.test(name) && !/^www\./i.test(name);
}

/** A name as a mail may say it; made by {@link plainName} alone. */
export type PlainName = string & { readonly [plain]: true };
declare const plain: unique symbol;

/**
 * A stored name for the words of a mail, however it came to be stored: its letters, and few words of
 * them, so that it is no link, no encoded word and no advertisement. What is no name by
 * {@link isName} is cut shorter still; without any letter it is '…'.
 */
export function plainName(stored: string): PlainName {
  const words = stored
    .replaceAll(/[^\p{L}\p{M}'’ʼ.\-‐\u200c\u200d]/gu, ' ')
    // A mail program makes a link of what stands on both sides of a dot.
    .replaceAll(/\.(?=\S)/g, '. ')
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, isName(stored) ? NAME_WORDS_IN_MAIL : ODD_WORDS_IN_MAIL)
    .map((word) => [...word].slice(0, WORD_LETTERS_IN_MAIL).join(''));
  return (words.join(' ') || '…') as PlainName;
}

/** A whole name by {@link plainName}: the last one may be unknown, of which then nothing is said. */
export function plainWholeName(firstName: string, lastName: string): string {
  const parts = [firstName, lastName].filter((part) => /\p{L}/u.test(part)).map(plainName);
  return parts.join(' ') || plainName('');
}

/** The letters of an address before its `@`, as a name until the client says theirs: `amina h`. */
export function nameInAddress(email: string): string {
  const letters = email.slice(0, email.indexOf('@')).replaceAll(/[^\p{L}]+/gu, ' ');
  return letters.trim() || 'Client';
}
