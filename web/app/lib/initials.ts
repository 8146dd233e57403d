/**
 * First letters of a name, 'AH'. Those of an Arabic one stay apart, as ل and ا would be read as the
 * word لا, and the article of a family name is no letter of it.
 */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName.replace(/^ال(?=..)/, '')]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .join(ZERO_WIDTH_NON_JOINER);
}

const ZERO_WIDTH_NON_JOINER = '\u200c';
