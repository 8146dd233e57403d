import {
  CLAIM_LASTS_DAYS,
  CLAIMS_FROM_ADDRESS_IN_TEN_MINUTES,
} from '@limber/contract/terms/codes-and-tokens.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';

/** Limits one caller's attempts to guess links. */
export function claimsTriedFrom(address: string) {
  return {
    key: `claims tried from ${address}`,
    most: CLAIMS_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
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

/** How long a link is valid, in the client's language. */
export function lastsText(language: Language): string {
  return language === 'ar' ? countInArabic(CLAIM_LASTS_DAYS, 'days') : `${CLAIM_LASTS_DAYS} days`;
}
