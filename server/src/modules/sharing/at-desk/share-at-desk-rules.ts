import type { Sentence } from '../../../platform/language/sentence.ts';

/** The stand-in address of a person who shares a package and has none; no mail goes there. */
export function addressInstead(accountId: number): string {
  return `client-${accountId}@telephone.invalid`;
}

/** The refusal when somebody would share their own package. */
export const OWN: Sentence = {
  en: 'This package is theirs already.',
  ar: 'هذه الباقة ملك لهذا العميل أصلاً.',
};

/** The refusal when somebody else was faster. */
export const CAP_CHANGED: Sentence = {
  en: 'Somebody has just changed how much they may use. Please look at it again.',
  ar: 'عُدِّل حد الاستخدام للتو. يرجى مراجعته من جديد.',
};
