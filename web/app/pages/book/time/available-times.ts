import { inOrderOfDay } from '../../../lib/dates.ts';

/** Free times from the server's answer, ready to show. */
export type Times =
  /** Start times for the requested duration: a grid of buttons. */
  | { mode: 'grid'; times: string[] }
  /** Start times with the longest session at each: a list, then a slider. */
  | { mode: 'list'; entries: { time: string; maxMinutes: number }[] };

const noTimes: Times = { mode: 'list', entries: [] };

/** Reads both forms of the answer; anything else counts as no times. */
export function readTimes(body: unknown): Times {
  if (Array.isArray(body)) {
    return { mode: 'grid', times: body.filter((time) => typeof time === 'string') };
  }
  if (typeof body !== 'object' || body === null) return noTimes;
  const entries = Object.entries(body)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([time, maxMinutes]) => ({ time, maxMinutes }))
    .sort((a, b) => inOrderOfDay(a.time, b.time));
  return { mode: 'list', entries };
}

/** Times at which a session of these minutes fits; a grid has only such. */
export function timesFor(times: Times, minutes: number): Times {
  if (times.mode === 'grid') return times;
  return { ...times, entries: times.entries.filter(({ maxMinutes }) => maxMinutes >= minutes) };
}

/** Longest session in a list, in minutes; 0: none. */
export function longestOf(times: Times): number {
  return times.mode === 'grid' ? 0 : Math.max(0, ...times.entries.map((each) => each.maxMinutes));
}

export function isEmptyTimes(times: Times): boolean {
  return startsOf(times).length === 0;
}

export function startsOf(times: Times): string[] {
  return times.mode === 'grid' ? times.times : times.entries.map(({ time }) => time);
}

/** The list's entry for a start time; undefined: none. */
export function entryAt(times: Times | undefined, time: string) {
  return times?.mode === 'list' ? times.entries.find((entry) => entry.time === time) : undefined;
}

/** A slot as the form holds it: a JSON pair of start time and longest minutes. */
export function encodeSlot(time: string, maxMinutes: number): string {
  return JSON.stringify([time, maxMinutes]);
}

/** The pair in an encoded slot, or null. */
export function decodeSlot(slot: string): { time: string; maxMinutes: number } | null {
  try {
    const [time, maxMinutes] = JSON.parse(slot) as unknown[];
    return typeof time === 'string' && typeof maxMinutes === 'number' ? { time, maxMinutes } : null;
  } catch {
    return null;
  }
}
