import type { Sentence } from '../../platform/language/sentence.ts';

export const UNKNOWN_SESSION: Sentence = {
  en: 'This client has no such session.',
  ar: 'لا توجد جلسة كهذه لهذا العميل.',
};
export const UNKNOWN_CONTACT: Sentence = {
  en: 'There is no such call or message.',
  ar: 'لا يوجد اتصال أو رسالة كهذه.',
};
export const CHANGED_SINCE: Sentence = {
  en: 'Somebody has just changed this client. Please look at it again.',
  ar: 'عُدِّلت بيانات هذا العميل للتو. يرجى مراجعتها من جديد.',
};
