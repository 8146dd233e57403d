import type { Sentence } from '../../../platform/language/sentence.ts';

/** A rate by its first and its last day (`YYYY-MM-DD`); null: until there is another. */
export interface Dated {
  readonly id: number;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** What happens to somebody's rates when another is set from a day on. */
export interface RatePlacement<Rate extends Dated> {
  /** It begins on the same day, so its terms are replaced. */
  readonly replaced: Rate | undefined;
  /** Ends on the day before. */
  readonly ended: Rate | undefined;
  /** The day before which the new rate ends, because another begins then; null: there is none. */
  readonly until: string | null;
}

/** Finds the place of a rate from a day on among those that there are. */
export function placeRate<Rate extends Dated>(
  rates: readonly Rate[],
  from: string,
): RatePlacement<Rate> {
  const later = rates.map(({ validFrom }) => validFrom).filter((day) => day > from);
  return {
    replaced: rates.find(({ validFrom }) => validFrom === from),
    ended: rates.find(
      ({ validFrom, validTo }) => validFrom < from && (validTo === null || validTo >= from),
    ),
    until: later.toSorted()[0] ?? null,
  };
}

/** Why a rate cannot be set from a day on; null when it can. */
export function refuseDay(from: string, today: string): Sentence | null {
  return from < today ? IS_OVER : null;
}

/** The refusal of a day whose rate can no longer change. */
export const IS_OVER: Sentence = {
  en: 'Days that are over keep what they had. Please choose today or a later day.',
  ar: 'الأيام الماضية تحتفظ بما كان. يرجى اختيار اليوم أو يوم بعده.',
};
