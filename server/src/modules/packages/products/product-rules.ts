import type { PackageKind } from '@limber/contract/packages.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { NO_SERVICE } from '../../catalogue/services/service-rules.ts';
import {
  type BothLanguages,
  NAME_TAKEN,
  problemsOfText,
} from '../../catalogue/translations/translation-rules.ts';

/** A size of a package: minutes (null: unlimited), price, and days. */
export interface Size {
  readonly minutes: number | null;
  readonly minor: number;
  readonly validityDays: number | null;
}

/** A package for sale, as requested. */
export interface ProductInput {
  readonly kind: PackageKind;
  readonly name: BothLanguages;
  readonly description: BothLanguages;
  readonly peopleLimit: number;
  /** It is paid by the month, as a plan. */
  readonly renews: boolean;
  readonly unusedMinutes: 'expire' | 'go_on';
  readonly whileFailing: 'wait' | 'go_on';
  /** Gift cards for it are sold. */
  readonly asGift: boolean;
  readonly serviceIds: readonly number[];
  /** With the id of a size that there is, or without one. */
  readonly sizes: readonly (Size & { readonly id: number | undefined })[];
}

interface ProductContext {
  readonly otherNames: readonly string[];
  readonly serviceIds: readonly number[];
  /** Its own sizes on sale. */
  readonly sizeIds: readonly number[];
}

/** What is invalid about a package, by its fields on the wire. */
export function problemsOfProduct(
  product: ProductInput,
  around: ProductContext,
): Record<string, Sentence> {
  const { kind, name, description, peopleLimit, serviceIds } = product;
  const sizes = problemOfSizes(product, around);
  return {
    ...(around.otherNames.includes(name.en) ? { 'name.en': NAME_TAKEN } : {}),
    ...problemsOfText('description', description),
    ...((kind === 'shared') === peopleLimit > 1 ? {} : { people_limit: PEOPLE[kind] }),
    ...problemOfPlan(product),
    ...(serviceIds.every((id) => around.serviceIds.includes(id))
      ? {}
      : { service_ids: NO_SERVICE }),
    ...(sizes ? { sizes } : {}),
  };
}

/** Why a package cannot renew by the month. */
function problemOfPlan({ kind, renews, asGift, sizes }: ProductInput): Record<string, Sentence> {
  if (!renews) return {};
  if (asGift) return { as_gift: PLAN_IS_NO_GIFT };
  if (kind === 'shared') return { renews: ALONE_RENEWS };
  return sizes.every(({ minor }) => minor > 0) ? {} : { sizes: PLAN_COSTS };
}

/** What is invalid about the sizes of a package, of which it has those with `sizeIds`. */
export function problemOfSizes(
  { kind, sizes }: Pick<ProductInput, 'kind' | 'sizes'>,
  { sizeIds }: Pick<ProductContext, 'sizeIds'>,
): Sentence | null {
  const ids = sizes.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length || ids.some((id) => !sizeIds.includes(id))) return NO_SIZE;
  if (kind === 'unlimited') {
    const isWhole = sizes.every((size) => size.minutes === null && size.validityDays !== null);
    return isWhole ? null : UNLIMITED;
  }
  return sizes.every(({ minutes }) => minutes !== null) ? null : LIMITED;
}

const ALONE: Sentence = {
  en: 'Only a shared package is for several people.',
  ar: 'الباقة المشتركة وحدها لأكثر من شخص.',
};
const PEOPLE: Record<PackageKind, Sentence> = {
  regular: ALONE,
  unlimited: ALONE,
  shared: {
    en: 'A shared package is for two people at least.',
    ar: 'الباقة المشتركة لشخصين على الأقل.',
  },
};
const ALONE_RENEWS: Sentence = {
  en: 'A shared package cannot renew by the month.',
  ar: 'لا يمكن أن تتجدد الباقة المشتركة شهرياً.',
};
const PLAN_IS_NO_GIFT: Sentence = {
  en: 'A plan cannot be given as a gift card.',
  ar: 'لا يمكن إهداء اشتراك ببطاقة هدية.',
};
const PLAN_COSTS: Sentence = {
  en: 'Please give each size of a plan its price.',
  ar: 'يرجى تحديد سعر كل حجم من الاشتراك.',
};
const NO_SIZE: Sentence = {
  en: 'One of these sizes is not sold any more. Please look at the package again.',
  ar: 'أحد هذه الأحجام لم يعد معروضاً للبيع. يرجى مراجعة الباقة من جديد.',
};
const UNLIMITED: Sentence = {
  en: 'An unlimited package has days, and no minutes.',
  ar: 'للباقة غير المحدودة عدد أيام وليس لها دقائق.',
};
const LIMITED: Sentence = {
  en: 'Please say how many minutes each size has.',
  ar: 'يرجى تحديد عدد دقائق كل حجم.',
};
