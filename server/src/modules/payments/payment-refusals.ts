import { MOST_OPEN_SESSIONS } from '@limber/contract/terms/booking/booking-limits.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** The refusal of what needs a provider, in a studio without one. */
export const NOT_ONLINE: Sentence = {
  en: 'Paying online is not set up yet.',
  ar: 'الدفع عبر الإنترنت غير مُعدّ بعد.',
};
/** The refusal while the provider cannot be reached. */
export const NO_ANSWER: Sentence = {
  en: 'The payment provider does not answer at the moment. Please try again in a minute.',
  ar: 'مزوّد الدفع لا يستجيب حالياً. يرجى المحاولة بعد دقيقة.',
};

/** Seconds until a daily limit can be tried again. */
export const AGAIN_AFTER_SECONDS = 3600;
export const TOO_MANY_PAYMENTS = {
  en: 'You have begun many payments today. Please try again tomorrow.',
  ar: 'بدأت دفعات كثيرة اليوم. يرجى المحاولة غداً.',
};
export const OTHER_IS_OPEN = {
  en: 'Another payment of yours is still open, and the payment provider does not answer at the moment. Please try again in a minute.',
  ar: 'ما زالت لديك دفعة أخرى مفتوحة، ومزوّد الدفع لا يستجيب حالياً. يرجى المحاولة بعد دقيقة.',
};

/** The refusals of a wish how to pay. */
export const ONLY_AT_STUDIO = {
  en: 'This cannot be paid online. Please choose to pay at the studio.',
  ar: 'لا يمكن دفع هذا عبر الإنترنت. يرجى اختيار الدفع في الاستوديو.',
};
export const PAY_IT_ONLINE = {
  en: `You have ${MOST_OPEN_SESSIONS} unpaid upcoming sessions, and no more than that can be booked to be paid at the studio. Please pay for this one online, or contact us.`,
  ar: `عدد جلساتك القادمة غير المدفوعة ${MOST_OPEN_SESSIONS}، ولا يمكن حجز أكثر من ذلك للدفع في الاستوديو. يرجى دفع هذه الجلسة عبر الإنترنت أو التواصل معنا.`,
};
export const ONLY_ONLINE = {
  en: 'This is paid online when it is booked.',
  ar: 'يُدفع هذا عبر الإنترنت عند الحجز.',
};
