import type { Gender } from '@limber/contract/values/people.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { type DiaryWindow, minutesFrom, type NotOpen, notOpenOn } from './bookable-days-rules.ts';
import { takesWithoutHolds } from './buffer-and-resource-rules.ts';
import {
  type Diary,
  midnightOf,
  type PlannedDay,
  planner,
  type Therapist,
} from './free-days-rules.ts';
import { type FreeStart, startsOfAny, type TherapistDay } from './free-start-rules.ts';

/** Whose diary: one therapist's, or that of anyone at a branch who fits. */
export interface DiaryFilter {
  readonly therapistId?: number | undefined;
  /** Code of the branch; left out: the therapist's. */
  readonly locationCode?: string | undefined;
  /** The services that they must offer; those without a skill restrict nobody. */
  readonly serviceIds?: readonly number[] | undefined;
  /**
   * The session's services, where they decide what it needs but not who gives it; omitted: the
   * services above.
   */
  readonly sessionOf?: readonly number[] | 'each service' | undefined;
  readonly gender?: Gender | null | undefined;
  /** The client whose favourites are marked. */
  readonly favouritesOf?: number | null | undefined;
  /** Id of the booking that is being moved: the diary is read as if it did not exist. */
  readonly movingId?: string | undefined;
  /** Besides the therapist, everybody else at the branch. */
  readonly withOthers?: boolean | undefined;
  /** Includes therapists booked by telephone only: at the desk. */
  readonly byPhoneToo?: boolean | undefined;
  /** Everybody of every branch that can be booked. */
  readonly everywhere?: boolean | undefined;
}

/** The refusal for an unknown branch. */
export const UNKNOWN_BRANCH: Sentence = {
  en: 'We do not know this branch.',
  ar: 'لا نعرف هذا الفرع.',
};

/**
 * The requested therapists of a diary: the one with this id, or anyone; always only those who fit.
 */
export function askedAbout({ therapists }: Diary, therapistId?: number): Therapist[] {
  return therapists.filter(({ id, fits }) => fits && (therapistId ?? id) === id);
}

/** One day of a diary, for the requested therapists. */
export interface DiaryDay {
  /** Minutes from its midnight to the present; negative on a later day. */
  readonly nowMinute: number;
  /** Nobody on a day for which the diary is not open. */
  readonly planned: readonly PlannedDay[];
  /** Why it is not open, if it is not. */
  readonly notOpen: NotOpen | null;
}

/**
 * Opens a diary for a caller: returns what each of its days, counted from 0, holds for the given
 * therapists. Every offer comes through here, so this is the only place that bounds it.
 */
export function openDiary(
  diary: Diary,
  window: DiaryWindow,
): (therapists: readonly Therapist[], day: number) => DiaryDay {
  const planOf = planner(diary);
  const retired = Math.min(...diary.services.map((each) => each.retiresDay ?? Infinity));
  return (therapists, day) => {
    if (day >= retired) {
      const { nowMinute } = openDay(midnightOf(diary, day), window, () => []);
      return { nowMinute, planned: [], notOpen: 'service_retired' };
    }
    return openDay(midnightOf(diary, day), window, (midnight) =>
      therapists.map((therapist) => {
        const planned = planOf(therapist, day);
        return window.present
          ? { ...planned, day: withPresent(planned.day, therapist, midnight, window) }
          : planned;
      }),
    );
  };
}

/** The day of a therapist, with the present start of the session being moved, if it is theirs. */
export function withPresent(
  day: TherapistDay,
  { id, locationCode }: Pick<Therapist, 'id' | 'locationCode'>,
  midnight: Date,
  { present }: DiaryWindow,
): TherapistDay {
  if (present?.therapistId !== id || present.locationCode !== locationCode) return day;
  return { ...day, presentMinute: minutesFrom(midnight, present.startsAt) };
}

/** The day of this midnight, as far as the diary is open. */
export function openDay<Planned>(
  midnight: Date,
  window: DiaryWindow,
  plan: (midnight: Date) => readonly Planned[],
): { nowMinute: number; planned: readonly Planned[]; notOpen: NotOpen | null } {
  const notOpen = notOpenOn(midnight, window);
  const nowMinute = minutesFrom(midnight, window.now);
  return { nowMinute, planned: notOpen === null ? plan(midnight) : [], notOpen };
}

/**
 * Start times of a day that leave room for `lastsMinutes` with any of its therapists, ascending,
 * each with the longest room.
 */
export function startsOn(
  {
    planned,
    nowMinute,
  }: { readonly nowMinute: number; readonly planned: readonly Pick<PlannedDay, 'day'>[] },
  lastsMinutes: number,
): FreeStart[] {
  const days = planned.map(({ day }) => day);
  return startsOfAny(days, nowMinute, lastsMinutes);
}

/** The same day as it would be without other people's holds. */
export function withoutHolds(day: DiaryDay): DiaryDay {
  const planned = day.planned.map((each) => ({ ...each, day: dayWithoutHolds(each.day) }));
  return { ...day, planned };
}

/** The same for one therapist. */
export function dayWithoutHolds(day: TherapistDay): TherapistDay {
  return { ...day, held: [], takes: takesWithoutHolds(day.takes) };
}
