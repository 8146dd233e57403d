/**
 * First letters of a name, 'AH'. Arabic ones are kept apart, as ل and ا would read as the word لا;
 * the article of a family name does not count.
 */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName.replace(/^ال(?=..)/, '')]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .join(ZERO_WIDTH_NON_JOINER);
}

const ZERO_WIDTH_NON_JOINER = '\u200c';
