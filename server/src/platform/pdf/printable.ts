import inLatin from 'any-ascii';

/**
 * Words as the font can print them, which has the letters of Latin and of Arabic: those of other
 * scripts are written in Latin ones, a name without capitals with one.
 */
export function printable(words: string): string {
  return words.replaceAll(OF_OTHER_SCRIPTS, (word) => {
    const latin = inLatin(word);
    return /^\p{Lo}/u.test(word) ? latin.slice(0, 1).toUpperCase() + latin.slice(1) : latin;
  });
}

const OF_OTHER_SCRIPTS =
  /(?![\p{Script=Inherited}])[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}]+/gu;
