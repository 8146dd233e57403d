import { CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Sender } from '../notifications/compose-mail.ts';
import {
  contactLine,
  htmlOf,
  type InEveryLanguage,
  isolated,
  type Letter,
  textOf,
} from '../notifications/mail-layout.ts';

/** The studio as the sender of a letter about an account. */
type Writer = Pick<Sender, 'brand' | 'email' | 'phone'>;

/**
 * The mail with a one-time code and its link, if there is one. The subject leaves the code out,
 * because subjects end up in logs.
 */
export function codeEmail(
  studio: Writer,
  { code, link }: { code: string; link?: string },
  language: Language,
) {
  const say = words[language];
  const letter: Letter = {
    brand: studio.brand,
    language,
    title: say.title,
    highlight: code,
    paragraphs: [say.enter(studio.brand), ...(link ? [say.orTap] : [])],
    ...(link ? { link: { label: say.link, url: link } } : {}),
    closing: say.ignore,
    footer: contactLine(studio.brand, studio.phone, studio.email),
  };
  return { subject: say.subject(studio.brand), text: textOf(letter), html: htmlOf(letter) };
}

/** Tells a client, at the remaining address, that another address no longer signs them in. */
export function addressTakenOffEmail(
  studio: Writer,
  address: { readonly gone: string; readonly stays: string },
  language: Language,
) {
  const say = takenOffWords[language];
  const letter: Letter = {
    brand: studio.brand,
    language,
    title: say.title,
    paragraphs: [say.signsIn(address.gone, address.stays), say.signedOut],
    closing: say.notYou(studio.phone),
    footer: contactLine(studio.brand, studio.phone, studio.email),
  };
  const subject = say.subject(studio.brand);
  return { subject, text: textOf(letter), html: htmlOf(letter) };
}

const takenOffWords: InEveryLanguage<{
  title: string;
  subject(brand: string): string;
  signsIn(removed: string, stays: string): string;
  signedOut: string;
  /** Without a telephone the footer says how the studio is reached. */
  notYou(phone: string | null): string;
}> = {
  en: {
    title: 'An e-mail address was removed',
    subject: (brand) => `An address was removed from your ${brand} account`,
    signsIn: (removed, stays) =>
      `${removed} no longer signs you in. From now on you sign in with ${stays}.`,
    signedOut: 'To be on the safe side, you are signed out on every device.',
    notYou: (phone) =>
      phone
        ? `If you did not ask for this, please call us: ${phone}.`
        : 'If you did not ask for this, please tell us.',
  },
  ar: {
    title: 'أُزيل بريد إلكتروني من حسابك',
    subject: (brand) => `أُزيل بريد إلكتروني من حسابك لدى ${isolated(brand)}`,
    signsIn: (removed, stays) =>
      `لم يعد ${isolated(removed)} صالحاً لتسجيل الدخول إلى حسابك. يمكنك من الآن تسجيل الدخول بالبريد ${isolated(stays)}.`,
    signedOut: 'حرصاً على أمان حسابك، سُجّل خروجك من جميع الأجهزة.',
    notYou: (phone) =>
      phone
        ? `إن لم يكن ذلك بطلب منك، يرجى الاتصال بنا على ${isolated(phone)}.`
        : 'إن لم يكن ذلك بطلب منك، يرجى إبلاغنا.',
  },
};

interface Words {
  title: string;
  subject(brand: string): string;
  enter(brand: string): string;
  orTap: string;
  link: string;
  ignore: string;
}

const words: InEveryLanguage<Words> = {
  en: {
    title: 'Your sign-in code',
    subject: (brand) => `Your ${brand} sign-in code`,
    enter: (brand) =>
      `Enter this code to sign in to ${brand}. It is good for ${CODE_LASTS_MINUTES} minutes and for one sign-in.`,
    orTap: 'Or sign in without typing, in the same browser on the same device:',
    link: 'Sign in on this device',
    ignore:
      'If you did not ask for it, you can ignore this e-mail. Never give the code to anybody: we will not ask you for it.',
  },
  ar: {
    title: 'رمز تسجيل الدخول',
    subject: (brand) => `رمز تسجيل الدخول إلى ${isolated(brand)}`,
    enter: (brand) =>
      `هذا رمز تسجيل دخولك إلى ${isolated(brand)}. الرمز صالح لمدة ${countInArabic(CODE_LASTS_MINUTES, 'minutes')} ولمرة واحدة.`,
    orTap: 'يمكن أيضاً تسجيل الدخول دون كتابة الرمز، من المتصفح نفسه على الجهاز نفسه:',
    link: 'تسجيل الدخول على هذا الجهاز',
    ignore:
      'إن وصلك هذا الرمز دون طلب منك فيمكنك تجاهل الرسالة. يجب ألا يعرفه أحد غيرك: لن نطلبه منك أبداً.',
  },
};
