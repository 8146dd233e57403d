import {
  SEARCHED_WORDS,
  SHORTEST_PART,
  SHORTEST_SEARCH,
  WHOLE_NUMBER_DIGITS,
} from '@limber/contract/terms/search.ts';

/** Of a search, the beginnings of words and the parts of words that all have to be there. */
export interface Search {
  readonly beginnings: readonly string[];
  readonly parts: readonly string[];
  /**
   * Otherwise these: the words of the name together, in their possible spellings. Empty where the
   * parts find it as well.
   */
  readonly together: readonly string[];
  /** With a typed name: clients with the number, whatever their name. */
  readonly byNumber: boolean;
}

/**
 * What to search for, as patterns of `like` over what `searchable` makes of the words; later ones
 * only if the first find nobody. Empty when too little was typed. A part without letters is a
 * telephone number; without a country it gets `callingCode`, such as `971`. With a name, both are
 * searched, then the name, then the number.
 */
export function searchesOf(typed: string, callingCode: string): Search[] {
  if (typed.replaceAll(/[^\p{L}\p{N}]/gu, '').length < SHORTEST_SEARCH) return [];
  const { names, numbers } = partsOf(typed);
  const words = names
    .flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word !== '')
    .slice(0, SEARCHED_WORDS);
  const digits = numbers.slice(0, SEARCHED_WORDS).map((number) => numberOf(number, callingCode));
  const whole = digits.filter((each) => each.length >= WHOLE_NUMBER_DIGITS);
  const isTwofold = words.length > 0 && whole.length > 0;
  return [
    searchFor(words, digits),
    ...(isTwofold ? [searchFor(words), searchFor([], whole, true)] : []),
  ];
}

function searchFor(
  names: readonly string[],
  numbers: readonly string[] = [],
  byNumber = false,
): Search {
  const words = [...names, ...numbers];
  const isDivided = names.length > 1 && names.some((word) => word.length < SHORTEST_PART);
  return {
    byNumber,
    beginnings: words.map((word) => `% ${word}%`),
    parts: words.map(partOf),
    together: isDivided ? [names.join(''), ...numbers].map(partOf) : [],
  };
}

function partOf(word: string): string {
  return word.length < SHORTEST_PART ? `% ${word}%` : `%${word}%`;
}

/** The words of a name or an address, and the numbers around them; a digit or two are a word. */
function partsOf(typed: string): { names: string[]; numbers: string[] } {
  const names = typed.match(WORD_WITH_LETTERS) ?? [];
  if (names.length === 0) return { names, numbers: [typed] };
  const around = typed.split(WORD_WITH_LETTERS);
  const isNumber = (part: string) => part.replaceAll(/\D/g, '').length >= SHORTEST_PART;
  return {
    names: [...names, ...around.filter((part) => !isNumber(part))],
    numbers: around.filter(isNumber),
  };
}

/** An e-mail address counts as a word, whatever digits it has. */
const WORD_WITH_LETTERS = /[^\s,;،]*[\p{L}@][^\s,;،]*/gu;

function numberOf(typed: string, callingCode: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.includes('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? callingCode + digits.slice(1) : digits;
}
