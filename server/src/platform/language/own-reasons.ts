import type { Language } from '@limber/contract/values/people.ts';
import { type Sentence, say } from './sentence.ts';

/** Reasons that no person gave. Books keep the English, and are read in the language of the reader. */
export const ownReasons = {
  minutesGoOn: { en: 'Unused minutes go on', ar: 'تنتقل الدقائق غير المستخدمة إلى الشهر التالي' },
  cancelled: { en: 'Cancelled', ar: 'أُلغيت' },
  lostDispute: { en: 'Lost in a dispute', ar: 'خُسرت في نزاع مع المصرف' },
  wonDispute: { en: 'Won in a dispute after all', ar: 'كُسبت في نزاع مع المصرف بعد خسارتها' },
  byTerms: { en: 'By the terms of the booking', ar: 'وفق شروط الحجز' },
} as const satisfies Readonly<Record<string, Sentence>>;

/** A stored reason in a language: one of ours, or the words that a person wrote. */
export function reasonIn(reason: string | null, language: Language): string | null {
  const own = findOurs(reason);
  return own ? say(own, language) : reason;
}

/** Whether nobody typed a stored reason. */
export function isOurs(reason: string | null): boolean {
  return findOurs(reason) !== undefined;
}

function findOurs(reason: string | null) {
  return Object.values(ownReasons).find(({ en }) => en === reason);
}
