import type { Sentence } from '../../../platform/language/sentence.ts';

/** A text in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly ar: string;
}

/** Without spaces around it. */
export function trimmed({ en, ar }: BothLanguages): BothLanguages {
  return { en: en.trim(), ar: ar.trim() };
}

/**
 * What is wrong with a text that has to be given in both languages or in neither, by the wire's
 * name of the missing half; nothing when it is complete.
 */
export function problemsOfText(field: string, text: BothLanguages): Record<string, Sentence> {
  const { en, ar } = trimmed(text);
  if ((en === '') === (ar === '')) return {};
  return { [`${field}.${en === '' ? 'en' : 'ar'}`]: IN_BOTH };
}

/** The refusal of a name that something else has. */
export const NAME_TAKEN: Sentence = {
  en: 'This name is already in use.',
  ar: 'هذا الاسم مستخدم بالفعل.',
};

const IN_BOTH: Sentence = {
  en: 'Please say it in both languages, or in none.',
  ar: 'يرجى كتابته باللغتين أو تركه فارغاً.',
};
