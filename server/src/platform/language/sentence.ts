import type { Language } from '@limber/contract/values/people.ts';

/**
 * What the product says to a person, in each of its languages, side by side so that neither is
 * forgotten. Arabic does not tell whether it speaks to a woman or a man. What the studio has named
 * itself, such as a service, is asked for by its English name at the moment it is said.
 */
export interface Sentence {
  readonly en: string;
  readonly ar: string | ((named: NameOf) => string);
  /** The same said of a client to who works at the desk; left out: it speaks to nobody. */
  readonly atDesk?: Pick<Sentence, 'en' | 'ar'>;
}

/** What the studio calls something in the language that is spoken, by its English name. */
export type NameOf = (name: string) => string;

/** A sentence in a language. */
export function say({ en, ar }: Sentence, language: Language, named: NameOf = unchanged): string {
  if (language === 'en') return en;
  return typeof ar === 'string' ? ar : ar(named);
}

/** Several sentences as one, one after another. */
export function inTurn(sentences: readonly Sentence[]): Sentence {
  const said = oneOf(sentences);
  const isOther = sentences.some(({ atDesk }) => atDesk);
  return isOther ? { ...said, atDesk: oneOf(sentences.map(forDesk)) } : said;
}

/** A sentence as the desk is told it, which asks for a client. */
export function forDesk(sentence: Sentence): Sentence {
  return sentence.atDesk ?? sentence;
}

function oneOf(sentences: readonly Sentence[]): Pick<Sentence, 'en' | 'ar'> {
  return {
    en: sentences.map(({ en }) => en).join(' '),
    ar: (named) => sentences.map((each) => say(each, 'ar', named)).join(' '),
  };
}

const unchanged: NameOf = (name) => name;

/** Said where somebody has to give a reason and gave none. */
export const SAY_WHY: Sentence = { en: 'Please say why.', ar: 'يرجى ذكر السبب.' };
