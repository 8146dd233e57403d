import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Span } from './bookable-days-rules.ts';
import {
  type Need,
  NOTHING_BESIDE,
  type Takes,
  type TakingService,
  takesOf,
} from './buffer-and-resource-rules.ts';
import {
  byClock,
  type ClockChangeOfDay,
  startsOfAny,
  type TherapistDay,
} from './free-start-rules.ts';
import { openBeside, type Shut } from './hours-beside-closure-rules.ts';
import { type DiaryClock, dayByDay } from './spans-by-day-rules.ts';

/** A therapist as far as it matters for being booked. */
export interface Therapist {
  readonly id: number;
  readonly name: string;
  /** The branch at which they are looked at: their own, or one where they have shifts. */
  readonly locationCode: string;
  /** Place in the studio's own order. */
  readonly position: number;
  /** Works at the branch, is booked online, offers the services and matches the request. */
  readonly fits: boolean;
  /** A favourite of the calling client. */
  readonly favourite: boolean;
}

/** Valid on the days from one to another, null being open. */
interface Valid {
  readonly firstDay: number | null;
  readonly lastDay: number | null;
}

/** A weekly rule while it applies. */
interface Weekly extends Span, Valid {
  readonly locationCode: string;
  readonly weekday: number;
}

/** A shift of every week, or the one of a day that is other than the week; empty: off then. */
interface Shift extends Weekly {
  readonly therapistId: number;
  readonly changed?: boolean;
}

/**
 * A range of days for some therapists. Days count from 0, the first one; `weekday` is ISO; hours
 * and shifts are in minutes from midnight, occupied spans in minutes from the first midnight.
 */
export interface Diary {
  readonly firstMidnight: Date;
  /** Left out: the clock changes on none of the days. */
  readonly clock?: DiaryClock;
  readonly firstWeekday: number;
  readonly therapists: readonly Therapist[];
  readonly hours: readonly Weekly[];
  readonly closures: readonly (Shut & {
    /** Null: the whole studio. */
    readonly locationCode: string | null;
    readonly firstDay: number;
    readonly lastDay: number;
  })[];
  readonly shifts: readonly Shift[];
  readonly taken: readonly (Span & { readonly therapistId: number; readonly booked: boolean })[];
  /** Current holds. */
  readonly holds: readonly (Span & { readonly therapistId: number; readonly own: boolean })[];
  /** The services of the session. */
  readonly services: readonly (TakingService & {
    readonly id: number;
    /** The first day on which it is retired; null: it stays. */
    readonly retiresDay?: number | null;
  })[];
  /** The needs of each service, and the branches' resources for them. */
  readonly needs: readonly {
    readonly serviceId: number;
    readonly resources: readonly { readonly id: number; readonly locationCode: string }[];
  }[];
  /** When resources are booked, or held by others. */
  readonly resourcesTaken: readonly (Span & {
    readonly resourceId: number;
    readonly held: boolean;
  })[];
}

/** The midnight of a day, counted from 0. */
export function midnightOf({ firstMidnight, clock }: Diary, day: number): Date {
  const minutes = clock?.midnightOf(day) ?? day * DAY_MINUTES;
  return new Date(firstMidnight.getTime() + minutes * 60_000);
}

/** One day of one therapist in a diary. */
export interface PlannedDay {
  readonly therapist: Therapist;
  /** As if nobody had booked. */
  readonly rota: TherapistDay;
  readonly day: TherapistDay;
  /** The branch is shut by a closure, or by several parts of the day that leave nothing. */
  readonly closed: boolean;
  readonly bookedMinutes: number;
  /** The caller's own holds, which do not block the caller. */
  readonly own: readonly Span[];
}

/** Plans the days of a diary: what each, counted from 0, holds for a therapist at their branch. */
export function planner(diary: Diary): (therapist: Therapist, day: number) => PlannedDay {
  const takenOn = dayByDay(
    diary.clock,
    diary.taken,
    (each) => each.therapistId,
    ({ booked }, startMinute, endMinute) => ({ booked, startMinute, endMinute }),
  );
  const holdsOn = dayByDay(
    diary.clock,
    diary.holds,
    (each) => each.therapistId,
    ({ own }, startMinute, endMinute) => ({ own, startMinute, endMinute }),
  );
  const shiftsOf = Map.groupBy(diary.shifts, (each) => each.therapistId);
  const branchOn = branchPlanner(diary);
  return (therapist, day) => {
    const { locationCode } = therapist;
    const { weekday, open, closed, takes, clock } = branchOn(locationCode, day);
    const taken = takenOn(therapist.id, day);
    const holds = holdsOn(therapist.id, day);
    const rota: TherapistDay = {
      open,
      shifts: byClock(
        shiftsThen(shiftsOf.get(therapist.id) ?? [], weekday, day).filter(
          (each) => each.locationCode === locationCode,
        ),
        clock,
      ),
      busy: taken.filter((each) => !each.booked),
      held: [],
      takes: takes.ofFree,
      ...(clock && { isShownAgain: clock.isShownAgain }),
    };
    return {
      therapist,
      rota,
      closed,
      day: {
        ...rota,
        busy: taken,
        held: holds.filter((each) => !each.own),
        takes: takes.ofTaken,
      },
      own: holds.filter((each) => each.own),
      bookedMinutes: taken.reduce(
        (sum, each) => sum + (each.booked ? each.endMinute - each.startMinute : 0),
        0,
      ),
    };
  };
}

/** One day of a branch, for everyone who works there. */
interface BranchDay {
  readonly weekday: number;
  readonly open: readonly Span[];
  readonly closed: boolean;
  readonly clock: ClockChangeOfDay | null;
  /** What the session needs: if nothing were taken, and as it is. */
  readonly takes: { readonly ofFree: Takes; readonly ofTaken: Takes };
}

/** Plans the days of branches, each once for all who work there. */
function branchPlanner(diary: Diary): (locationCode: string, day: number) => BranchDay {
  const takesAt = takesPlanner(diary);
  const plan = (locationCode: string, day: number): BranchDay => {
    const weekday = ((diary.firstWeekday - 1 + day) % 7) + 1;
    const closures = diary.closures.filter(
      (each) =>
        isValid(each, day) && (each.locationCode === null || each.locationCode === locationCode),
    );
    const hours = diary.hours.filter(
      (each) =>
        each.weekday === weekday && each.locationCode === locationCode && isValid(each, day),
    );
    const clock = diary.clock?.changeOn(day) ?? null;
    const open = byClock(closures.length === 0 ? hours : openBeside(hours, closures), clock);
    const closed = closures.length > 0 && open.length === 0;
    return { weekday, open, closed, clock, takes: takesAt(locationCode, day) };
  };
  const planned = new Map<string, BranchDay>();
  return (locationCode, day) => {
    const key = `${day} ${locationCode}`;
    const known = planned.get(key) ?? plan(locationCode, day);
    planned.set(key, known);
    return known;
  };
}

/** The shifts of one day: a shift for that single day replaces those of the week. */
function shiftsThen(shifts: readonly Shift[], weekday: number, day: number): readonly Shift[] {
  const valid = shifts.filter((each) => each.weekday === weekday && isValid(each, day));
  const changed = valid.filter((each) => each.changed);
  return changed.length > 0 ? changed : valid;
}

/** What the session needs at a branch on a day. */
function takesPlanner(diary: Diary): (locationCode: string, day: number) => BranchDay['takes'] {
  if (diary.services.length === 0)
    return () => ({ ofFree: NOTHING_BESIDE, ofTaken: NOTHING_BESIDE });
  const takenOn = dayByDay(
    diary.clock,
    diary.resourcesTaken,
    (each) => each.resourceId,
    ({ held }, startMinute, endMinute) => ({ held, startMinute, endMinute }),
  );
  return (locationCode, day) => {
    const takesWith = (spansOf: (id: number) => (Span & { held: boolean })[]) =>
      takesOf(
        diary.services,
        diary.needs.map(
          ({ resources }): Need =>
            resources
              .filter((each) => each.locationCode === locationCode)
              .map(({ id }) => ({
                id,
                busy: spansOf(id).filter(({ held }) => !held),
                held: spansOf(id).filter(({ held }) => held),
              })),
        ),
      );
    return {
      ofFree: takesWith(() => []),
      ofTaken: takesWith((id) => takenOn(id, day)),
    };
  };
}

function isValid({ firstDay, lastDay }: Valid, day: number): boolean {
  return (firstDay ?? day) <= day && day <= (lastDay ?? day);
}

/**
 * Whether any shift of theirs, with nobody booked, is or will be long enough for `lastsMinutes`.
 */
export function everHasRoom(diary: Diary, therapist: Therapist, lastsMinutes: number): boolean {
  const { ofFree: takes } = takesPlanner(diary)(therapist.locationCode, 0);
  const isThere = (each: Weekly) => each.locationCode === therapist.locationCode;
  const meet = (one: Weekly, other: Weekly) =>
    one.weekday === other.weekday &&
    (one.firstDay ?? -Infinity) <= (other.lastDay ?? Infinity) &&
    (other.firstDay ?? -Infinity) <= (one.lastDay ?? Infinity);
  return diary.shifts.some((shift) => {
    if (shift.therapistId !== therapist.id || !isThere(shift)) return false;
    const open = diary.hours.filter((each) => isThere(each) && meet(each, shift));
    const day = { open, shifts: [shift], busy: [], held: [], takes };
    return startsOfAny([day], 0, lastsMinutes).length > 0;
  });
}
