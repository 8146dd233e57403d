import { DAY_MINUTES } from '@limber/contract/terms/day.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { type DiaryWindow, minutesFrom, type NotOpen, notOpenOn } from './bookable-days-rules.ts';
import { takesWithoutHolds } from './buffer-and-resource-rules.ts';
import { type FreeStart, startsOfAny, type TherapistDay } from './free-start-rules.ts';
import { type Diary, type PlannedDay, planner, type Therapist } from './planning-rules.ts';

/** Whose diary: one therapist's, or that of anyone at a branch who fits. */
export interface DiaryFilter {
  readonly therapistId?: number | undefined;
  /** Code of the branch; left out: the therapist's. */
  readonly locationCode?: string | undefined;
  /** What they must offer; services that take no skill ask nothing of anybody. */
  readonly serviceIds?: readonly number[] | undefined;
  /** What the session is for, where that says what it takes and not whom; left out: the services above. */
  readonly sessionOf?: readonly number[] | 'each service' | undefined;
  readonly gender?: Gender | null | undefined;
  /** The client whose favourites are marked. */
  readonly favouritesOf?: number | null | undefined;
  /** Id of a booking that is to be moved: the diary is as if it were not. */
  readonly movingId?: string | undefined;
  /** Beside the therapist, everybody else at the branch. */
  readonly withOthers?: boolean | undefined;
  /** Also who is booked by telephone alone: at the desk. */
  readonly byPhoneToo?: boolean | undefined;
  /** Everybody of every branch that can be booked. */
  readonly everywhere?: boolean | undefined;
}

/** Said of a branch that the studio does not have. */
export const UNKNOWN_BRANCH: Sentence = {
  en: 'We do not know this branch.',
  ar: 'لا نعرف هذا الفرع.',
};

/** Who of a diary is asked about: the one of this id, or anyone; in either case only who fits. */
export function askedAbout({ therapists }: Diary, therapistId?: number): Therapist[] {
  return therapists.filter(({ id, fits }) => fits && (therapistId ?? id) === id);
}

/** One day of a diary, for the therapists that are asked about. */
export interface DiaryDay {
  /** Minutes from its midnight to the present; negative on a later day. */
  readonly nowMinute: number;
  /** Nobody on a day for which the diary is not open. */
  readonly planned: readonly PlannedDay[];
  /** Why it is not open, if it is not. */
  readonly notOpen: NotOpen | null;
}

/**
 * Opens a diary for whoever asks: answers what each of its days, counted from 0, holds for the given
 * therapists. Whatever is offered of a diary comes from here, so that it is bounded here alone.
 */
export function openDiary(
  diary: Diary,
  window: DiaryWindow,
): (therapists: readonly Therapist[], day: number) => DiaryDay {
  const planOf = planner(diary);
  return (therapists, day) =>
    openDay(diary.firstMidnight, day, window, (midnight) =>
      therapists.map((therapist) => {
        const planned = planOf(therapist, day);
        return window.present
          ? { ...planned, day: withPresent(planned.day, therapist, midnight, window) }
          : planned;
      }),
    );
}

/** The day of a therapist, with the present start of the session that is to be moved, if it is theirs. */
export function withPresent(
  day: TherapistDay,
  { id, locationCode }: Pick<Therapist, 'id' | 'locationCode'>,
  midnight: Date,
  { present }: DiaryWindow,
): TherapistDay {
  if (present?.therapistId !== id || present.locationCode !== locationCode) return day;
  return { ...day, presentMinute: minutesFrom(midnight, present.startsAt) };
}

/** The day that begins `day` days after `firstMidnight`, as far as the diary is open. */
export function openDay<Planned>(
  firstMidnight: Date,
  day: number,
  window: DiaryWindow,
  plan: (midnight: Date) => readonly Planned[],
): { nowMinute: number; planned: readonly Planned[]; notOpen: NotOpen | null } {
  const midnight = new Date(firstMidnight.getTime() + day * DAY_MINUTES * 60_000);
  const notOpen = notOpenOn(midnight, window);
  const nowMinute = minutesFrom(midnight, window.now);
  return { nowMinute, planned: notOpen === null ? plan(midnight) : [], notOpen };
}

/**
 * Start times of a day that leave room for `lastsMinutes` with anyone of it, ascending, each with the
 * longest room that any of them has.
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

/** The same day as it would be if others held nothing of it. */
export function withoutHolds(day: DiaryDay): DiaryDay {
  const planned = day.planned.map((each) => ({ ...each, day: dayWithoutHolds(each.day) }));
  return { ...day, planned };
}

/** The same of one therapist. */
export function dayWithoutHolds(day: TherapistDay): TherapistDay {
  return { ...day, held: [], takes: takesWithoutHolds(day.takes) };
}
