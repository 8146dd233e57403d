/** Of a search, the beginnings of words and the parts of words that all have to be there. */
export interface Search {
  readonly beginnings: readonly string[];
  readonly parts: readonly string[];
}

/** More words tell no two clients apart. */
const MOST_WORDS = 4;

/** Shorter parts are in too many words, and have no trigram: such words have to begin so. */
const SHORTEST_PART = 3;

/**
 * What to look for, as patterns of `like` over what `searchable` makes of the words; null when too
 * little was typed. What has no letters is a telephone number, and without a country one of
 * `callingCode`, such as `971`.
 */
export function searchOf(typed: string, callingCode: string): Search | null {
  const isNumber = !/[\p{L}@]/u.test(typed);
  const words = isNumber
    ? [numberOf(typed, callingCode)]
    : typed
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter((word) => word !== '')
        .slice(0, MOST_WORDS);
  if (typed.replaceAll(/[^\p{L}\p{N}]/gu, '').length < 2) return null;
  return {
    beginnings: words.map((word) => `% ${word}%`),
    parts: words.map((word) => (word.length < SHORTEST_PART ? `% ${word}%` : `%${word}%`)),
  };
}

function numberOf(typed: string, callingCode: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.includes('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? callingCode + digits.slice(1) : digits;
}
