import type { Say } from '../../catalogue/messages/fill-in-message-rules.ts';

/** A past or upcoming session of a client, as far as it shows what is usual for them. */
export interface LastSession {
  /** The studio's day, `YYYY-MM-DD`, its ISO weekday, and the minutes from its midnight. */
  readonly day: string;
  readonly weekday: number;
  readonly startMinute: number;
  readonly therapistId: number;
  readonly locationCode: string;
  readonly lastsMinutes: number;
  /** In the order of the booking. */
  readonly lines: readonly { readonly serviceId: number; readonly lastsMinutes: number }[];
  /** What paid for it; null: its price. */
  readonly packageId: number | null;
}

/** A client's usual session, and its usual time. */
export interface Usual
  extends Pick<
    LastSession,
    'therapistId' | 'locationCode' | 'lastsMinutes' | 'lines' | 'packageId'
  > {
  readonly weekday: number;
  readonly startMinute: number;
}

/**
 * The most frequent of the latest sessions (given latest first); among equals the latest; weekday
 * and hour likewise. Null when none of them says what it was for.
 */
export function usualOf(last: readonly LastSession[]): Usual | null {
  const sessions = last.filter(({ lines }) => lines.length > 0);
  const what = mostFrequent(sessions, ({ lines, lastsMinutes, therapistId, locationCode }) =>
    JSON.stringify([lines, lastsMinutes, therapistId, locationCode]),
  );
  const when = mostFrequent(sessions, ({ weekday, startMinute }) => `${weekday} ${startMinute}`);
  if (!what || !when) return null;
  const { therapistId, locationCode, lastsMinutes, lines, packageId } = what;
  const { weekday, startMinute } = when;
  return { therapistId, locationCode, lastsMinutes, lines, packageId, weekday, startMinute };
}

/**
 * The usual session at one of these branches: if its own is not among them, at the one that the
 * client visited last, otherwise the first. Null also without a branch.
 */
export function usualWithin(
  branches: readonly string[] | 'all',
  last: readonly LastSession[],
): Usual | null {
  const usual = usualOf(last);
  if (!usual || branches === 'all' || branches.includes(usual.locationCode)) return usual;
  const known = last.find((session) => branches.includes(session.locationCode));
  const locationCode = known?.locationCode ?? branches[0];
  return locationCode === undefined ? null : { ...usual, locationCode };
}

/** The first of those that are most frequent. */
function mostFrequent<Each>(all: readonly Each[], keyOf: (each: Each) => string): Each | undefined {
  const groups = Object.values(Object.groupBy(all, keyOf));
  const most = Math.max(0, ...groups.map((group) => group?.length ?? 0));
  return groups.find((group) => group?.length === most)?.[0];
}

/** A length of a service in the catalogue, and its price. */
export interface PricedLength {
  readonly serviceId: number;
  readonly lastsMinutes: number;
  readonly priceMinor: number;
}

/**
 * Lines as the catalogue sells them separately: where it lacks the length, the longest below it,
 * otherwise the shortest. Null when one of the services is no longer sold.
 */
export function pricedLines(
  lines: Usual['lines'],
  catalogue: readonly PricedLength[],
): PricedLength[] | null {
  const priced = lines.map(({ serviceId, lastsMinutes }) => {
    const lengths = catalogue
      .filter((each) => each.serviceId === serviceId)
      .toSorted((a, b) => a.lastsMinutes - b.lastsMinutes);
    return lengths.findLast((each) => each.lastsMinutes <= lastsMinutes) ?? lengths[0];
  });
  return priced.every((each) => each !== undefined) ? priced : null;
}

/** A day of a diary and its free starts, in minutes from its midnight. */
export interface FreeDay {
  readonly day: string;
  readonly weekday: number;
  readonly starts: readonly number[];
}

/**
 * The first day on which the usual weekday and hour are free, otherwise the soonest start; null:
 * nothing is free.
 */
export function nextStart(
  days: readonly FreeDay[],
  usual: Pick<Usual, 'weekday' | 'startMinute'>,
): { day: string; startMinute: number; asUsual: boolean } | null {
  const { weekday, startMinute } = usual;
  const same = days.find((each) => each.weekday === weekday && each.starts.includes(startMinute));
  if (same) return { day: same.day, startMinute, asUsual: true };
  for (const { day, starts } of days) {
    const [first] = starts;
    if (first !== undefined) return { day, startMinute: first, asUsual: false };
  }
  return null;
}

/** The content of the message that offers a client times. */
export interface TimesToOffer {
  readonly firstName: string;
  readonly branch: string;
  /** For example 'Thursday 5 March'. */
  readonly times: readonly {
    readonly day: string;
    readonly time: string;
    readonly therapist: string;
  }[];
}

/** The message that offers times; empty without any. */
export function textOfTimes({ firstName, branch, times }: TimesToOffer, say: Say): string {
  if (times.length === 0) return '';
  const lines = times.map((time) => say('offered_time', { ...time }));
  return say('free_times', { name: firstName, branch, times: lines.join('\n') });
}
