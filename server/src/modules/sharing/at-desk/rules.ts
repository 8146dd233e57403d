import type { Sentence } from '../../../platform/language/sentence.ts';

/** What stands in place of the address of who shares a package and has none; no mail goes there. */
export function addressInstead(accountId: number): string {
  return `client-${accountId}@telephone.invalid`;
}

/** Said where somebody is to share a package of their own. */
export const OWN: Sentence = {
  en: 'This package is theirs already.',
  ar: 'هذه الباقة ملك لهذا العميل أصلاً.',
};

/** Said where somebody else was faster. */
export const CAP_CHANGED: Sentence = {
  en: 'Somebody has just changed how much they may use. Please look at it again.',
  ar: 'عُدِّل حد الاستخدام للتو. يرجى مراجعته من جديد.',
};
