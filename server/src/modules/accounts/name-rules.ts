import {
  NAME_WORDS_IN_MAIL,
  ODD_WORDS_IN_MAIL,
  WORD_LETTERS_IN_MAIL,
} from '@limber/contract/terms/people.ts';

/**
 * Letters of any script with their marks and joiners, spaces, apostrophes, hyphens and dots. Mails
 * carry names to other people, so a mail program must not find a link in one.
 */
export function isName(name: string): boolean {
  const isWritten = /^(?:[\p{L}\p{M} '’ʼ.\-‐]|\u200c|\u200d)+$/u.test(name) && /\p{L}/u.test(name);
  return isWritten && !/[\p{L}\p{M}-]{2,}\.[\p{L}\p{M}]{2,}/u.test(name) && !/^www\./i.test(name);
}

/** A name that is safe in a mail; made only by {@link plainName}. */
export type PlainName = string & { readonly [plain]: true };
declare const plain: unique symbol;

/**
 * A stored name made safe for a mail: only letters and a few words, so that it cannot be a link, an
 * encoded word or an advertisement. What {@link isName} rejects is cut shorter still; without any
 * letter it becomes '…'.
 */
export function plainName(stored: string): PlainName {
  const words = stored
    .replaceAll(/[^\p{L}\p{M}'’ʼ.\-‐\u200c\u200d]/gu, ' ')
    // Mail programs make a link of words joined by a dot.
    .replaceAll(/\.(?=\S)/g, '. ')
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, isName(stored) ? NAME_WORDS_IN_MAIL : ODD_WORDS_IN_MAIL)
    .map((word) => [...word].slice(0, WORD_LETTERS_IN_MAIL).join(''));
  return (words.join(' ') || '…') as PlainName;
}

/** A full name through {@link plainName}; an unknown last name is left out. */
export function plainWholeName(firstName: string, lastName: string): string {
  const parts = [firstName, lastName].filter((part) => /\p{L}/u.test(part)).map(plainName);
  return parts.join(' ') || plainName('');
}

/** A client as their therapist reads them: the first name with an initial, such as 'Amina K.'. */
export function nameWithInitial(firstName: string, lastName: string): string {
  const initial = /\p{L}/u.exec(lastName)?.[0];
  return initial ? [plainName(firstName), `${initial}.`].join(' ') : plainName(firstName);
}

/** The part of an address before its `@`, as a name until the client gives one: `amina h`. */
export function nameInAddress(email: string): string {
  const letters = email.slice(0, email.indexOf('@')).replaceAll(/[^\p{L}]+/gu, ' ');
  return letters.trim() || 'Client';
}
