import { amountText } from '@limber/contract/money/amount-text.ts';
import { amountOf, withCurrency } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { CardPackage } from './code-and-amount-rules.ts';

interface FaceWords {
  readonly title: string;
  to(name: string): string;
  from(name: string): string;
  readonly code: string;
  until(day: string): string;
}

const words: Readonly<Record<Language, FaceWords>> = {
  en: {
    title: 'Gift card',
    to: (name) => `For ${name}`,
    from: (name) => `From ${name}`,
    code: 'Code',
    until: (day) => `Valid until ${day}`,
  },
  ar: {
    title: 'بطاقة هدية',
    to: (name) => `إلى \u2068${name}\u2069`,
    from: (name) => `من \u2068${name}\u2069`,
    code: 'الرمز',
    until: (day) => `صالحة حتى ${day}`,
  },
};

/** '500 AED': an amount as it stands on a card. */
export function amountOnCard(minor: number, language: Language): string {
  const amount = amountOf(minor);
  return withCurrency(amountText(amount), amount, language);
}

/** 'Balance Package, 600 min', or an amount: what a card is for, as it stands on it. */
export function giftOnCard(
  { pack, minor }: { readonly pack: CardPackage | null; readonly minor: number },
  language: Language,
): string {
  if (!pack) return amountOnCard(minor, language);
  const { name, nameAr, minutes } = pack;
  const isArabic = language === 'ar' && nameAr !== '';
  const called = isArabic ? nameAr : name;
  if (minutes === null) return called;
  if (language === 'en') return `${called}, ${minutes} min`;
  return `${isArabic ? called : `\u2068${called}\u2069`}، ${countInArabic(minutes, 'minutes')}`;
}

/** What the face of a card says, on paper and in mails. */
export function faceOf(language: Language) {
  const { to, from, ...say } = words[language];
  return {
    ...say,
    /** For whom it is and from whom, as far as that is known. */
    people: (toName: string | null, fromName: string | null): string[] => [
      ...(toName === null ? [] : [to(toName)]),
      ...(fromName === null ? [] : [from(fromName)]),
    ],
  };
}
