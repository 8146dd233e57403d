import { figureAtDesk } from '@limber/contract/desk/amounts.ts';
import { vatInside } from '@limber/contract/money.ts';
import { amountOf, withCurrency } from '@limber/contract/place/currency.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import { type NameOf, SAY_WHY, type Sentence } from '../../platform/language/sentence.ts';

/** A line of a sale, in fils. */
export interface LineOfSale {
  readonly id: number;
  readonly bookingId: string | null;
  readonly packageId: number | null;
  /** The package was sold in this sale, not bought before. */
  readonly makesPackage: boolean;
  readonly listFils: number;
  readonly grossFils: number;
  readonly vatFils: number;
  readonly basisPoints: number;
  readonly refundedFils: number;
}

/** Methods of payment, and what cash rounding takes off. */
export type Method = 'cash' | 'terminal' | 'transfer' | 'rounding';

/** What counts in a sale. */
export interface MoneyOfSale {
  readonly lines: readonly LineOfSale[];
  readonly payments: readonly { readonly fils: number; readonly method?: Method }[];
  readonly tips: readonly { readonly fils: number }[];
}

/** The totals of a sale, in fils. */
export function sumsOf({ lines, payments, tips }: MoneyOfSale) {
  const totalFils = sum(lines.map((line) => line.grossFils));
  const refundedFils = sum(lines.map((line) => line.refundedFils));
  const rounded = payments.filter(({ method }) => method === 'rounding');
  const letOffFils = sum(rounded.map(({ fils }) => fils));
  const paidFils = sum(payments.map(({ fils }) => fils)) - letOffFils;
  const tipsFils = sum(tips.map(({ fils }) => fils));
  return {
    totalFils,
    vatFils: sum(lines.map((line) => line.vatFils)),
    refundedFils,
    paidFils,
    tipsFils,
    /** What rounding of cash let off; below zero: it added. */
    letOffFils,
    dueFils: totalFils - refundedFils + tipsFils - paidFils - letOffFils,
  };
}

/** Why a price was refused: in itself, or for this caller. */
export interface RefusedPrice {
  readonly status: 400 | 403;
  readonly sentence: Sentence;
}

/**
 * Why something that costs `listFils` cannot be sold for `grossFils`; null when it can. A price
 * only goes down, with a reason, and by more than `mostPercent` only by a manager.
 */
export function refusePrice(
  listFils: number,
  grossFils: number,
  by: { readonly reason: string; readonly mostPercent: number },
): RefusedPrice | null {
  if (grossFils > listFils) return { status: 400, sentence: NOT_MORE };
  if (grossFils === listFils) return null;
  if (by.reason === '') return { status: 400, sentence: SAY_WHY };
  const isSmall = (listFils - grossFils) * 100 <= listFils * by.mostPercent;
  return isSmall ? null : { status: 403, sentence: byManager(by.mostPercent) };
}

/** The VAT in the refunded part of a line, such that all parts add up to the line's own. */
export function vatBack(
  line: Pick<LineOfSale, 'refundedFils' | 'basisPoints'>,
  backFils: number,
): number {
  const before = vatInside(line.refundedFils, line.basisPoints);
  return vatInside(line.refundedFils + backFils, line.basisPoints) - before;
}

/** The highest value including VAT of minutes whose value without it is given, in fils. */
export function worthWithVat(netFils: number, basisPoints: number): number {
  const gross = Math.floor((netFils * (10_000 + basisPoints)) / 10_000);
  return gross + 1 - vatInside(gross + 1, basisPoints) <= netFils ? gross + 1 : gross;
}

/**
 * By how much a refund of a package exceeds the value of the minutes taken out of it, including
 * VAT, in fils.
 */
export function beyondMinutes(
  { backFils, vatFils, takenNetFils }: { backFils: number; vatFils: number; takenNetFils: number },
  basisPoints: number,
): number {
  const netFils = Math.max(0, backFils - vatFils - takenNetFils);
  return Math.min(backFils, Math.round((netFils * (10_000 + basisPoints)) / 10_000));
}

/** The most that somebody who can reduce prices by `percent` may give back for a package. */
export function mostBack(
  line: Pick<LineOfSale, 'listFils' | 'grossFils' | 'refundedFils'> & {
    readonly reducedFils: number;
  },
  worthFils: number,
  percent: number,
): number {
  const favour = Math.floor((line.listFils * percent) / 100);
  const given = line.listFils - line.grossFils + line.reducedFils;
  const left = line.grossFils - line.refundedFils;
  return Math.min(left, worthFils + Math.max(0, favour - given));
}

/** What has to be given back when lines and tips are refunded: what is then overpaid. */
export function moneyBack(sale: MoneyOfSale, refundingFils: number): number {
  return Math.max(0, refundingFils - sumsOf(sale).dueFils);
}

/** An amount as a sentence says it: '2,750.00 AED', '2,750.00 درهماً'. */
export function amountInWords(fils: number): { readonly en: string; readonly ar: string } {
  const written = figureAtDesk(amountOf(fils));
  const amount = amountOf(fils);
  return { en: withCurrency(written, amount, 'en'), ar: withCurrency(written, amount, 'ar') };
}

/** The name of what is sold, with its minutes, as a sale and its invoice show it. */
export function productName({ name, minutes }: { name: string; minutes: number | null }): string {
  return minutes === null ? name : `${name}, ${minutes} min`;
}

/** The name of a line in both languages, with its length. */
export function namesOf(names: readonly string[], minutes: number | null, inArabic: NameOf) {
  const arabic = names.map(inArabic);
  const isSaid = arabic.some((name, at) => name !== names[at]);
  const name = productName({ name: names.join(' + '), minutes });
  const said = isSaid ? arabic.join(' + ') : null;
  if (said === null || minutes === null) return { name, nameAr: said };
  return { name, nameAr: `${said}، ${countInArabic(minutes, 'minutes')}` };
}

/** The name of the remaining price of a session that was sold before and costs more since. */
export function differenceOf({ name, nameAr }: ReturnType<typeof namesOf>) {
  return { name: `${name}: the difference`, nameAr: nameAr && `${nameAr}: فرق السعر` };
}

function byManager(percent: number): Sentence {
  return {
    en: `Only a manager takes more than ${percent}% off.`,
    ar: `خصم أكثر من ${percent}% من صلاحية المدير فقط.`,
  };
}

const NOT_MORE: Sentence = {
  en: 'A price can only go down.',
  ar: 'لا يمكن رفع السعر، بل خفضه فقط.',
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
