import type { Language } from '@limber/contract/values/people.ts';

/**
 * A sentence to a person, in each of the product's languages, side by side so that neither is
 * forgotten. The Arabic does not reveal whether it addresses a woman or a man. The studio's own
 * names, such as a service, are translated from their English name when the sentence is written.
 */
export interface Sentence {
  readonly en: string;
  readonly ar: string | ((named: NameOf) => string);
  /** The same sentence about a client, for the desk; omitted: it addresses nobody. */
  readonly atDesk?: Pick<Sentence, 'en' | 'ar'>;
}

/** The studio's name for something in the present language, by its English name. */
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

/** A sentence as the desk reads it, when acting for a client. */
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

/** The refusal when a reason is required and missing. */
export const SAY_WHY: Sentence = { en: 'Please say why.', ar: 'يرجى ذكر السبب.' };
