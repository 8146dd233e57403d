/** Start times stand on this grid, counted from opening time. */
export const GRID_MINUTES = 30;

/** No package session is longer. */
export const LONGEST_SESSION_MINUTES = 180;

/** How far ahead the diary is open. */
export const BOOKABLE_DAYS_AHEAD = 180;

/** Half-open stretch of a day, in minutes from midnight in Dubai. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Everything that decides when a therapist is free on one day. */
export interface TherapistDay {
  /** Opening hours of the branch; null: not open that weekday. */
  readonly open: Span | null;
  /** Shut by a closure. */
  readonly closed: boolean;
  readonly shifts: readonly Span[];
  /** Time off and live bookings, in any order, possibly overlapping. */
  readonly busy: readonly Span[];
}

export interface FreeStart {
  /** Minutes from midnight in Dubai. */
  readonly startsAt: number;
  /** Minutes until the next booking, time off, end of shift or closing. */
  readonly longestMinutes: number;
}

/**
 * Start times that are free on a day, ascending: rota (branch hours ∩ shifts − time off − closures)
 * − live bookings − what has passed. A session ends by closing.
 *
 * @param now minutes from that day's midnight to the present; negative on a later day
 */
export function freeStarts(day: TherapistDay, now: number): FreeStart[] {
  if (day.closed || !day.open) return [];
  const { open } = day;
  const starts: FreeStart[] = [];
  for (const gap of gapsOf(day, open)) {
    const first = Math.max(gap.from, now);
    const steps = Math.ceil((first - open.from) / GRID_MINUTES);
    for (let at = open.from + steps * GRID_MINUTES; at < gap.to; at += GRID_MINUTES) {
      starts.push({ startsAt: at, longestMinutes: gap.to - at });
    }
  }
  return starts;
}

/** Whether a session of `lastsMinutes` may start at `startsAt`. */
export function fits(
  starts: readonly FreeStart[],
  startsAt: number,
  lastsMinutes: number,
): boolean {
  return starts.some(
    (start) => start.startsAt === startsAt && start.longestMinutes >= lastsMinutes,
  );
}

/** The `count` starts nearest to `startsAt` that fit `lastsMinutes`; of two as near, the earlier. */
export function nearestStarts(
  starts: readonly FreeStart[],
  startsAt: number,
  lastsMinutes: number,
  count: number,
): FreeStart[] {
  const distance = (start: FreeStart) => Math.abs(start.startsAt - startsAt);
  return starts
    .filter((start) => start.longestMinutes >= lastsMinutes)
    .toSorted((a, b) => distance(a) - distance(b) || a.startsAt - b.startsAt)
    .slice(0, count);
}

function gapsOf(day: TherapistDay, open: Span): Span[] {
  const busy = day.busy.toSorted((a, b) => a.from - b.from);
  const gaps: Span[] = [];
  for (const shift of day.shifts.toSorted((a, b) => a.from - b.from)) {
    let from = Math.max(shift.from, open.from);
    const to = Math.min(shift.to, open.to);
    for (const taken of busy) {
      if (taken.from >= to) break;
      if (taken.from > from) gaps.push({ from, to: taken.from });
      from = Math.max(from, taken.to);
    }
    if (from < to) gaps.push({ from, to });
  }
  return gaps;
}

/** A therapist as far as it matters for being booked. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly locationCode: string;
  readonly booksByPhone: boolean;
  /** Place in the studio's own order. */
  readonly position: number;
  /** Works at the branch, offers what is asked and meets the wish; only these count as "any". */
  readonly fits: boolean;
  /** Marked by the client who asks. */
  readonly favourite: boolean;
}

/**
 * What a stretch of days holds for some therapists. Days count from 0, the first one; `weekday` is
 * ISO; hours and shifts are in minutes from midnight, `taken` in minutes from the first midnight.
 */
export interface Diary {
  readonly firstWeekday: number;
  readonly people: readonly Colleague[];
  readonly hours: readonly (Span & { readonly locationCode: string; readonly weekday: number })[];
  readonly closures: readonly {
    /** Null: the whole studio. */
    readonly locationCode: string | null;
    readonly firstDay: number;
    readonly lastDay: number;
  }[];
  readonly shifts: readonly (Span & { readonly therapistId: number; readonly weekday: number })[];
  readonly taken: readonly (Span & { readonly therapistId: number; readonly booked: boolean })[];
}

/** One therapist's day out of a diary. */
export interface ColleagueDay {
  readonly who: Colleague;
  /** As if nobody had booked. */
  readonly rota: TherapistDay;
  readonly day: TherapistDay;
  readonly bookedMinutes: number;
}

export const DAY_MINUTES = 24 * 60;

/** Opens a diary: answers what each of its days, counted from 0, holds for the given therapists. */
export function openDiary(
  diary: Diary,
): (who: readonly Colleague[], day: number) => ColleagueDay[] {
  const taken = Map.groupBy(diary.taken, (each) => each.therapistId);
  const shifts = Map.groupBy(diary.shifts, (each) => each.therapistId);
  return (people, day) => {
    const weekday = ((diary.firstWeekday - 1 + day) % 7) + 1;
    const midnight = day * DAY_MINUTES;
    return people.map((who) => {
      const here = (each: { locationCode: string | null }) =>
        each.locationCode === null || each.locationCode === who.locationCode;
      const ofDay = (taken.get(who.id) ?? [])
        .filter((each) => each.to > midnight && each.from < midnight + DAY_MINUTES)
        .map(({ from, to, booked }) => ({
          from: Math.max(0, from - midnight),
          to: Math.min(DAY_MINUTES, to - midnight),
          booked,
        }));
      const rota: TherapistDay = {
        open: diary.hours.find((each) => each.weekday === weekday && here(each)) ?? null,
        closed: diary.closures.some(
          (each) => each.firstDay <= day && day <= each.lastDay && here(each),
        ),
        shifts: (shifts.get(who.id) ?? []).filter((each) => each.weekday === weekday),
        busy: ofDay.filter((each) => !each.booked),
      };
      return {
        who,
        rota,
        day: { ...rota, busy: ofDay },
        bookedMinutes: ofDay.reduce(
          (sum, each) => sum + (each.booked ? each.to - each.from : 0),
          0,
        ),
      };
    });
  };
}

/** Each start that is in one of the lists, ascending, with the longest room that any of them has. */
export function unionOf(lists: readonly (readonly FreeStart[])[]): FreeStart[] {
  const longest = new Map<number, number>();
  for (const { startsAt, longestMinutes } of lists.flat()) {
    longest.set(startsAt, Math.max(longestMinutes, longest.get(startsAt) ?? 0));
  }
  return [...longest]
    .map(([startsAt, longestMinutes]) => ({ startsAt, longestMinutes }))
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/** Start times of whole minutes left for anyone of them, that fit; `now` as in {@link freeStarts}. */
export function startsOfAny(
  days: readonly TherapistDay[],
  lastsMinutes: number,
  now: number,
): FreeStart[] {
  return unionOf(days.map((day) => freeStarts(day, now))).filter(
    (start) => start.longestMinutes >= lastsMinutes,
  );
}

export type FullnessLevel = 'closed' | 'full' | 'few' | 'some' | 'many';

/**
 * How full a day is: closed when nobody works (any more), full when all that is to come is taken;
 * else by the share of the day's starts that is left, a quarter or less being few and half some.
 */
export function fullnessOf(
  days: readonly ColleagueDay[],
  lastsMinutes: number,
  now: number,
): { openings: number; level: FullnessLevel } {
  const rotas = days.map((each) => each.rota);
  const toCome = startsOfAny(rotas, lastsMinutes, now).length;
  if (toCome === 0) return { openings: 0, level: 'closed' };
  const openings = startsOfAny(
    days.map((each) => each.day),
    lastsMinutes,
    now,
  ).length;
  const share = openings / startsOfAny(rotas, lastsMinutes, 0).length;
  const level = share === 0 ? 'full' : share <= 0.25 ? 'few' : share <= 0.5 ? 'some' : 'many';
  return { openings, level };
}

/** Who is given a session that anyone may take: a favourite, then the least booked, then by order. */
export function fairestOf(days: readonly ColleagueDay[]): Colleague | null {
  const [first] = days.toSorted(
    (a, b) =>
      Number(b.who.favourite) - Number(a.who.favourite) ||
      a.bookedMinutes - b.bookedMinutes ||
      a.who.position - b.who.position ||
      a.who.id - b.who.id,
  );
  return first?.who ?? null;
}

/** The therapists among them who can take a session of `lastsMinutes` at `startsAt`. */
export function freeAt(
  days: readonly ColleagueDay[],
  startsAt: number,
  lastsMinutes: number,
  now: number,
): ColleagueDay[] {
  return days.filter(
    ({ who, day }) => !who.booksByPhone && fits(freeStarts(day, now), startsAt, lastsMinutes),
  );
}
