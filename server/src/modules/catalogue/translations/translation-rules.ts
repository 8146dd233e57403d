import type { Sentence } from '../../../platform/language/sentence.ts';

/** What is said in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly ar: string;
}

/** Without spaces around it. */
export function trimmed({ en, ar }: BothLanguages): BothLanguages {
  return { en: en.trim(), ar: ar.trim() };
}

/**
 * What is wrong with a text that is told in both languages or in none, by the name of the missing half on
 * the wire; nothing when it is whole.
 */
export function problemsOfText(field: string, told: BothLanguages): Record<string, Sentence> {
  const { en, ar } = trimmed(told);
  if ((en === '') === (ar === '')) return {};
  return { [`${field}.${en === '' ? 'en' : 'ar'}`]: IN_BOTH };
}

/** Said of a name that something else has. */
export const NAME_TAKEN: Sentence = {
  en: 'This name is already in use.',
  ar: 'هذا الاسم مستخدم بالفعل.',
};

const IN_BOTH: Sentence = {
  en: 'Please say it in both languages, or in none.',
  ar: 'يرجى كتابته باللغتين أو تركه فارغاً.',
};
