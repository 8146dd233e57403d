import type { ImportedPackage } from '@limber/contract/desk/studio/import-rows.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { vatInside } from '@limber/contract/money/vat-inside.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import { IMPORT_NAMED_PACKAGES } from '@limber/contract/terms/import.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { expiryOf, isExpired } from '../packages/ending/package-expiry-rules.ts';

/** A package as the studio sells it, or sold it. */
export interface Product {
  readonly id: number;
  readonly kind: PackageKind;
  readonly name: string;
  readonly peopleLimit: number;
  readonly names: readonly string[];
  readonly options: readonly {
    readonly id: number;
    /** Null: unlimited. */
    readonly minutes: number | null;
    readonly priceMinor: number;
    readonly validityDays: number | null;
  }[];
}

/** The package that a row results in. */
export interface Owned {
  readonly product: Product;
  readonly optionId: number;
  readonly totalMinutes: number | null;
  readonly priceMinor: number;
  readonly expiresOn: string | null;
  readonly left: { readonly minutes: number; readonly valueMinor: number } | null;
}

type Row = Omit<ImportedPackage, 'line' | 'key' | 'owner'>;

/**
 * The package that a row results in, or why it cannot be imported. Its balance is worth its share
 * of the price without VAT, half up, unless the row gives a value.
 *
 * @param today `YYYY-MM-DD`, the default day of purchase
 * @param rateOf VAT of a product on the day of purchase, in hundredths of a percent
 */
export function ownedBy(
  row: Row,
  products: readonly Product[],
  today: string,
  rateOf: (productId: number, day: string) => number,
): Owned | Sentence {
  const product = products.find(({ names }) => names.some((name) => isSame(name, row.package)));
  if (!product) return unknownPackage(products);
  const option = optionOf(row, product);
  if (!option) return unknownPackage(products);
  const { validityDays } = option;
  const boughtOn = row.bought_on ?? today;
  const expiresOn = row.expires_on ?? expiryOf({ kind: product.kind, validityDays }, boughtOn);
  if (isExpired(expiresOn, today)) return EXPIRED;
  const found = { product, optionId: option.id, expiresOn };
  if (option.minutes === null) {
    const priceMinor = minorOrNull(row.price) ?? option.priceMinor;
    return { ...found, totalMinutes: null, priceMinor, left: null };
  }
  const left = row.minutes_left;
  if (left === null) return HOW_MANY;
  if (left === 0) return NOTHING_LEFT;
  const totalMinutes = row.minutes ?? option.minutes;
  if (left > totalMinutes) return moreLeft(left, totalMinutes);
  const [price, value] = [minorOrNull(row.price), minorOrNull(row.value)];
  if (price === null && value === null) return NO_VALUE;
  const basisPoints = rateOf(product.id, boughtOn);
  const share = left / totalMinutes;
  const net = (minor: number) => minor - vatInside(minor, basisPoints);
  const valueMinor = value ?? Math.round(net(price ?? 0) * share);
  const priceMinor = price ?? Math.round(((value ?? 0) * (10_000 + basisPoints)) / 10_000 / share);
  return { ...found, totalMinutes, priceMinor, left: { minutes: left, valueMinor } };
}

/**
 * The size that was bought: as large as the row says, else of its price, else one that it fits in.
 */
function optionOf({ minutes, price, minutes_left }: Row, { options }: Product) {
  const bySize = options.find((option) => minutes !== null && option.minutes === minutes);
  const byPrice = options.find(({ priceMinor }) => priceMinor === minorOrNull(price));
  const needs = minutes ?? minutes_left ?? 0;
  const fitting = options.find((option) => option.minutes === null || option.minutes >= needs);
  return bySize ?? byPrice ?? fitting ?? options.at(-1);
}

const minorOrNull = (amount: number | null) => (amount === null ? null : minorOf(amount));
const isSame = (one: string, other: string) =>
  one.toLowerCase().trim() === other.toLowerCase().trim();

function unknownPackage(products: readonly Product[]): Sentence {
  const few = products.slice(0, IMPORT_NAMED_PACKAGES);
  return {
    en: `There is no such package here. There are: ${few.map(({ name }) => name).join(', ')}.`,
    ar: (named) =>
      `لا توجد باقة بهذا الاسم. الباقات: ${few.map(({ name }) => named(name)).join('، ')}.`,
  };
}

const EXPIRED: Sentence = {
  en: 'This package has expired.',
  ar: 'انتهت صلاحية هذه الباقة.',
};
const HOW_MANY: Sentence = {
  en: 'It is not said how many minutes are left.',
  ar: 'لم يُذكر عدد الدقائق المتبقية.',
};
const NOTHING_LEFT: Sentence = {
  en: 'Nothing is left in this package.',
  ar: 'لم يبقَ شيء في هذه الباقة.',
};
const moreLeft = (left: number, bought: number): Sentence => ({
  en: `More is left than was bought: ${left} minutes of ${bought}. Please correct the file.`,
  ar: `المتبقي أكثر مما تم شراؤه: ${countInArabic(left, 'minutes')} من أصل ${countInArabic(bought, 'minutes')}. يرجى تصحيح الملف.`,
});
const NO_VALUE: Sentence = {
  en: 'Please say what was paid, or what is left is worth.',
  ar: 'يرجى ذكر المبلغ المدفوع أو قيمة ما تبقى.',
};

/**
 * What a package that the file counts in sessions becomes; undefined: it is counted in minutes.
 */
export function becomesOf(
  { session_minutes: each }: Pick<ImportedPackage, 'session_minutes'>,
  left: Owned['left'],
): Sentence | undefined {
  if (!each || !left) return undefined;
  const sessions = Math.round((left.minutes / each) * 100) / 100;
  return {
    en: `${sessions} ${sessions === 1 ? 'session' : 'sessions'} of ${each} minutes: ${left.minutes} minutes.`,
    ar: `${sessions} × ${countInArabic(each, 'minutes')}: ${countInArabic(left.minutes, 'minutes')}.`,
  };
}
