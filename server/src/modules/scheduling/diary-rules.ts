import type { Gender } from '@limber/contract/values.ts';
import {
  type FreeStart,
  fits,
  freeStarts,
  type Span,
  type TherapistDay,
} from './free-start-rules.ts';
import {
  DAY_MINUTES,
  type DiaryWindow,
  minutesFrom,
  type NotOpen,
  notOpenOn,
} from './window-rules.ts';

/** Whose diary: one therapist's, or that of anyone at a branch who fits. */
export interface DiaryFilter {
  readonly therapistId?: number | undefined;
  /** Code of the branch; left out: the therapist's. */
  readonly locationCode?: string | undefined;
  /** What they must offer; services that take no skill ask nothing of anybody. */
  readonly serviceIds?: readonly number[] | undefined;
  readonly gender?: Gender | null | undefined;
  /** The client whose favourites are marked. */
  readonly favouritesOf?: number | null | undefined;
  /** Id of a booking that is to be moved: the diary is as if it were not. */
  readonly movingId?: string | undefined;
  /** Beside the therapist, everybody else at the branch. */
  readonly withOthers?: boolean | undefined;
  /** Everybody of every branch that can be booked. */
  readonly everywhere?: boolean | undefined;
}

/** A therapist as far as it matters for being booked. */
export interface Therapist {
  readonly id: number;
  readonly name: string;
  readonly locationCode: string;
  /** Place in the studio's own order. */
  readonly position: number;
  /** Works at the branch, is booked online, offers what is asked and meets the wish. */
  readonly fits: boolean;
  /** Marked by the client who asks. */
  readonly favourite: boolean;
}

/**
 * What a range of days holds for some therapists. Days count from 0, the first one; `weekday` is
 * ISO; hours and shifts are in minutes from midnight, `taken` in minutes from the first midnight.
 */
export interface Diary {
  readonly firstMidnight: Date;
  readonly firstWeekday: number;
  readonly therapists: readonly Therapist[];
  readonly hours: readonly (Span & { readonly locationCode: string; readonly weekday: number })[];
  readonly closures: readonly {
    /** Null: the whole studio. */
    readonly locationCode: string | null;
    readonly firstDay: number;
    readonly lastDay: number;
  }[];
  readonly shifts: readonly (Span & { readonly therapistId: number; readonly weekday: number })[];
  readonly taken: readonly (Span & { readonly therapistId: number; readonly booked: boolean })[];
  /** What is held at the moment. */
  readonly holds: readonly (Span & { readonly therapistId: number; readonly own: boolean })[];
}

/** Who of a diary is asked about: the one of this id, or anyone; in either case only who fits. */
export function askedAbout({ therapists }: Diary, therapistId?: number): Therapist[] {
  return therapists.filter(({ id, fits }) => fits && (therapistId ?? id) === id);
}

/** What one day holds for one therapist of a diary. */
export interface PlannedDay {
  readonly therapist: Therapist;
  /** As if nobody had booked. */
  readonly rota: TherapistDay;
  readonly day: TherapistDay;
  /** The branch is shut by a closure. */
  readonly closed: boolean;
  readonly bookedMinutes: number;
  /** What whoever asks holds themselves, which takes nothing from them. */
  readonly own: readonly Span[];
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
    openDay(diary.firstMidnight, day, window, () =>
      therapists.map((therapist) => planOf(therapist, day)),
    );
}

/** The day that begins `day` days after `firstMidnight`, as far as the diary is open. */
export function openDay<Planned>(
  firstMidnight: Date,
  day: number,
  window: DiaryWindow,
  plan: () => readonly Planned[],
): { nowMinute: number; planned: readonly Planned[]; notOpen: NotOpen | null } {
  const midnight = new Date(firstMidnight.getTime() + day * DAY_MINUTES * 60_000);
  const notOpen = notOpenOn(midnight, window);
  const nowMinute = minutesFrom(midnight, window.now);
  return { nowMinute, planned: notOpen === null ? plan() : [], notOpen };
}

function planner(diary: Diary): (therapist: Therapist, day: number) => PlannedDay {
  const takenOf = Map.groupBy(diary.taken, (each) => each.therapistId);
  const holdsOf = Map.groupBy(diary.holds, (each) => each.therapistId);
  const shiftsOf = Map.groupBy(diary.shifts, (each) => each.therapistId);
  return (therapist, day) => {
    const weekday = ((diary.firstWeekday - 1 + day) % 7) + 1;
    const midnight = day * DAY_MINUTES;
    const here = (each: { locationCode: string | null }) =>
      each.locationCode === null || each.locationCode === therapist.locationCode;
    const closed = diary.closures.some(
      (each) => each.firstDay <= day && day <= each.lastDay && here(each),
    );
    const hours = diary.hours.find((each) => each.weekday === weekday && here(each));
    const taken = onDay(takenOf.get(therapist.id) ?? [], midnight);
    const holds = onDay(holdsOf.get(therapist.id) ?? [], midnight);
    const rota: TherapistDay = {
      open: closed ? null : (hours ?? null),
      shifts: (shiftsOf.get(therapist.id) ?? []).filter((each) => each.weekday === weekday),
      busy: taken.filter((each) => !each.booked),
      held: [],
    };
    return {
      therapist,
      rota,
      closed,
      day: { ...rota, busy: taken, held: holds.filter((each) => !each.own) },
      own: holds.filter((each) => each.own),
      bookedMinutes: taken.reduce(
        (sum, each) => sum + (each.booked ? each.endMinute - each.startMinute : 0),
        0,
      ),
    };
  };
}

/** The part of each span that is on the day of a midnight, in minutes from there. */
function onDay<Each extends Span & { therapistId: number }>(
  spans: readonly Each[],
  midnight: number,
) {
  return spans
    .filter((each) => each.endMinute > midnight && each.startMinute < midnight + DAY_MINUTES)
    .map(({ therapistId: _whose, ...each }) => ({
      ...each,
      startMinute: Math.max(0, each.startMinute - midnight),
      endMinute: Math.min(DAY_MINUTES, each.endMinute - midnight),
    }));
}

/** Whether some shift of theirs, with nobody booked, is long enough for `lastsMinutes`. */
export function everHasRoom(diary: Diary, therapist: Therapist, lastsMinutes: number): boolean {
  const shifts = diary.shifts.filter((shift) => shift.therapistId === therapist.id);
  return shifts.some((shift) => {
    const open = diary.hours.find(
      (each) => each.weekday === shift.weekday && each.locationCode === therapist.locationCode,
    );
    const day = { open: open ?? null, shifts: [shift], busy: [], held: [] };
    return startsOfAny([day], 0, lastsMinutes).length > 0;
  });
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

/** Start times with any of some therapists' days, each with the longest room that any of them has. */
export function startsOfAny(
  days: readonly TherapistDay[],
  nowMinute: number,
  lastsMinutes: number,
): FreeStart[] {
  const longest = new Map<number, number>();
  const starts = days.flatMap((day) => freeStarts(day, nowMinute));
  const fitting = starts.filter(({ longestMinutes }) => longestMinutes >= lastsMinutes);
  if (days.length === 1) return fitting;
  for (const { startMinute, longestMinutes } of fitting) {
    longest.set(startMinute, Math.max(longestMinutes, longest.get(startMinute) ?? 0));
  }
  return [...longest]
    .map(([startMinute, longestMinutes]) => ({ startMinute, longestMinutes }))
    .toSorted((a, b) => a.startMinute - b.startMinute);
}

/** The same day as it would be if others held nothing of it. */
export function withoutHolds(day: DiaryDay): DiaryDay {
  const planned = day.planned.map((each) => ({ ...each, day: { ...each.day, held: [] } }));
  return { ...day, planned };
}

/**
 * Who is given a session of `lastsMinutes` at `startMinute` that anyone may take: of those who are
 * free whom the client holds for it, then a favourite, then the least booked, then by order. Null
 * when nobody is.
 */
export function fairestFor(
  { planned, nowMinute }: DiaryDay,
  startMinute: number,
  lastsMinutes: number,
): Therapist | null {
  const holdsIt = ({ own }: PlannedDay) =>
    own.some(
      (each) => each.startMinute === startMinute && each.endMinute >= startMinute + lastsMinutes,
    );
  const [first] = planned
    .filter(({ day }) => fits(freeStarts(day, nowMinute), startMinute, lastsMinutes))
    .toSorted(
      (a, b) =>
        Number(holdsIt(b)) - Number(holdsIt(a)) ||
        Number(b.therapist.favourite) - Number(a.therapist.favourite) ||
        a.bookedMinutes - b.bookedMinutes ||
        a.therapist.position - b.therapist.position ||
        a.therapist.id - b.therapist.id,
    );
  return first?.therapist ?? null;
}
