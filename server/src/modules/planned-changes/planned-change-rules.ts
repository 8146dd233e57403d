import { LONGEST_SERVICE_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** A length or size with its price, as planned. */
export interface PlannedPrice {
  /** Of an existing size of a package. */
  readonly id: number | undefined;
  /** Null: unlimited. */
  readonly minutes: number | null;
  readonly minor: number;
  readonly validityDays: number | null;
}

/** The key of the job that carries a plan out. */
export const jobKeyOf = (plannedId: number): string => `planned-change:${plannedId}`;

/** What is invalid about a plan for `fromDay` (`YYYY-MM-DD`), by its fields on the wire. */
export function problemsOfPlan(
  { fromDay, others }: { readonly fromDay: string; readonly others: readonly string[] },
  today: string,
): Record<string, Sentence> {
  if (fromDay <= today) return { from_day: NOT_LATER };
  return others.includes(fromDay) ? { from_day: PLANNED_ALREADY } : {};
}

/** Lengths of a service; undefined when one of them is not a length. */
export function lengthsOf(
  prices: readonly PlannedPrice[],
): { minutes: number; minor: number }[] | undefined {
  const lengths = prices.flatMap(({ minutes, minor }) =>
    minutes === null || minutes > LONGEST_SERVICE_MINUTES ? [] : [{ minutes, minor }],
  );
  return lengths.length === prices.length ? lengths : undefined;
}

export const NO_LENGTH: Sentence = {
  en: `A session lasts between 5 and ${LONGEST_SERVICE_MINUTES} minutes.`,
  ar: `مدة الجلسة بالدقائق بين 5 و${LONGEST_SERVICE_MINUTES}.`,
};
export const ONE_PRICE: Sentence = {
  en: 'A product has one price and no minutes.',
  ar: 'للمنتج سعر واحد دون دقائق.',
};
export const NOT_PLANNED: Sentence = {
  en: 'This is no longer planned.',
  ar: 'لم يعد هذا التغيير مقرراً.',
};
const NOT_LATER: Sentence = {
  en: 'Please choose a day after today.',
  ar: 'يرجى اختيار يوم بعد اليوم.',
};
const PLANNED_ALREADY: Sentence = {
  en: 'Something is planned for this day already. Please withdraw it first.',
  ar: 'يوجد تغيير مقرر لهذا اليوم. يرجى التراجع عنه أولاً.',
};
