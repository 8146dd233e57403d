import { CLAIM_LASTS_DAYS } from '@limber/contract/terms/codes-and-tokens.ts';
import type { Language } from '@limber/contract/values.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';

/** Stops one caller from trying links; sixty, because everybody in the studio shares one address. */
export function claimsTriedFrom(address: string) {
  return { key: `claims tried from ${address}`, most: 60, perMinutes: 10 };
}

export const TOO_MANY_CLAIMS = {
  en: 'Too many tries. Please wait a little and try again.',
  ar: 'محاولات كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
};
export const LINK_OVER = {
  en: 'This link works once and has been used, renewed or is over. Please ask the studio for another.',
  ar: 'يعمل هذا الرابط مرة واحدة، وقد استُخدم أو استُبدل أو انتهت صلاحيته. يرجى طلب رابط آخر من الاستوديو.',
};
export const HAS_ACCOUNT = {
  en: 'This e-mail address has an account already. Please ask the studio to make one of the two.',
  ar: 'لهذا البريد الإلكتروني حساب بالفعل. يرجى أن تطلب من الاستوديو دمج الحسابين.',
};

/** The message with which the desk sends a link, in the client's language. */
export function textOfClaim(
  { firstName, brand, url }: { firstName: string; brand: string; url: string },
  language: Language,
): string {
  const text = {
    en: `Hello ${firstName}, this is ${brand}. With this link you can see your sessions and packages, and book online: ${url}\nIt works once, within ${CLAIM_LASTS_DAYS} days.`,
    ar: `مرحباً ${firstName}، هذه رسالة من ${brand}. عبر هذا الرابط يمكن عرض جلساتك وباقاتك والحجز إلكترونياً: ${url}\nالرابط صالح مرة واحدة، لمدة ${countInArabic(CLAIM_LASTS_DAYS, 'days')}.`,
  };
  return text[language];
}
