import {
  type ArabicForms,
  type Currency,
  DEFAULT_CURRENCY,
} from '../country/default-country-and-currency.ts';
import { notesAndCoinsOf } from './notes-and-coins.ts';

const dinars = { few: 'دنانير', many: 'ديناراً', other: 'دينار', the: 'الدينار' };
const riyals = { few: 'ريالات', many: 'ريالاً', other: 'ريال', the: 'الريال' };
const pounds = { few: 'جنيهات', many: 'جنيهاً', other: 'جنيه', the: 'الجنيه' };

/** The nouns of currencies in Arabic; others are written as their code. */
const ARABIC: Readonly<Record<string, ArabicForms>> = {
  BHD: { ...dinars, whole: 'الدينار البحريني' },
  EGP: { ...pounds, whole: 'الجنيه المصري' },
  GBP: { ...pounds, whole: 'الجنيه الإسترليني' },
  JOD: { ...dinars, whole: 'الدينار الأردني' },
  KWD: { ...dinars, whole: 'الدينار الكويتي' },
  OMR: { ...riyals, whole: 'الريال العماني' },
  QAR: { ...riyals, whole: 'الريال القطري' },
  SAR: { ...riyals, whole: 'الريال السعودي' },
};

/** How a currency is counted and written. */
export function currencyOf(code: string): Currency {
  if (code === DEFAULT_CURRENCY.code) return DEFAULT_CURRENCY;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return {
    code,
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    oneDecimal: false,
    coins: coinsOf(code),
    arabic: ARABIC[code] ?? null,
  };
}

/** The coins that cash can be rounded to, the smallest first; 1: it is not rounded. */
function coinsOf(code: string): readonly number[] {
  const known = notesAndCoinsOf(code).filter((minor) => minor > 1 && minor <= 100);
  return [1, ...(known.length > 0 ? known.toReversed() : [5, 10, 25, 50, 100])];
}
