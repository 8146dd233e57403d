import type { Span } from './bookable-days-rules.ts';

/** What a session takes beside the hour of its therapist. */
export interface Takes {
  /** After its end, in which nothing else begins. */
  readonly bufferMinutes: number;
  /** For how long it takes the therapist, who then leaves the client alone; null: to its end. */
  readonly therapistMinutes: number | null;
  /** Of each of them one. */
  readonly needs: readonly Need[];
}

/** Resources of a branch any of which will do, in the order in which they are given. */
export type Need = readonly Resource[];

/** A bed, a room or the like, and what one day holds for it. */
export interface Resource {
  readonly id: number;
  readonly busy: readonly Span[];
  /** What others hold for the moment. */
  readonly held: readonly Span[];
}

/** What a session of a therapist takes that takes nothing else. */
export const NOTHING_BESIDE: Takes = { bufferMinutes: 0, therapistMinutes: null, needs: [] };

/** A service as far as it matters for what its sessions take. */
export interface TakingService {
  readonly bufferMinutes: number;
  readonly therapistMinutes: number | null;
}

/**
 * What a session of several services takes: the longest buffer of them; the therapist to its end, unless
 * none of them does; and of needs that are the same one resource, since a session is in one place.
 */
export function takesOf(services: readonly TakingService[], needs: readonly Need[]): Takes {
  const alone = services.map(({ therapistMinutes }) => therapistMinutes);
  const isWhole = services.length === 0 || alone.includes(null);
  const keyOf = (need: Need) => need.map(({ id }) => id).join();
  return {
    bufferMinutes: Math.max(0, ...services.map(({ bufferMinutes }) => bufferMinutes)),
    therapistMinutes: isWhole ? null : alone.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    needs: [...new Map(needs.map((need) => [keyOf(need), need])).values()],
  };
}

/** How long a session of `lastsMinutes` takes its therapist, without what comes after. */
export function therapistMinutesOf({ therapistMinutes }: Takes, lastsMinutes: number): number {
  return Math.min(therapistMinutes ?? lastsMinutes, lastsMinutes);
}

/** Minutes from `startMinute` for which every need can be met without a break; 0 when one cannot. */
export function roomFor({ needs, bufferMinutes }: Takes, startMinute: number): number {
  const rooms = needs.map((need) =>
    Math.max(0, ...need.map((resource) => freeMinutes(resource, startMinute) - bufferMinutes)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...rooms);
}

/**
 * Which resources a session is given, of each need the first that is free until its buffer is over; one
 * that meets two needs is given once. Null when something is not free.
 *
 * @param had what it was given before, which it keeps where it can
 */
export function pickResources(
  { needs, bufferMinutes }: Takes,
  startMinute: number,
  lastsMinutes: number,
  had: readonly number[] = [],
): number[] | null {
  const picked = new Set<number>();
  // Who has the least choice first, so that what they are given may do for the others.
  for (const need of needs.toSorted((a, b) => a.length - b.length)) {
    if (need.some(({ id }) => picked.has(id))) continue;
    const isFree = (each: Resource) =>
      freeMinutes(each, startMinute) >= lastsMinutes + bufferMinutes;
    const free = need.find((each) => had.includes(each.id) && isFree(each)) ?? need.find(isFree);
    if (!free) return null;
    picked.add(free.id);
  }
  return [...picked];
}

/**
 * The same where some resources are chosen by hand: a need that one of them meets is met by it alone. Null
 * when one of them meets none.
 */
export function takesChosen(takes: Takes, chosen: readonly number[]): Takes | null {
  const isChosen = ({ id }: Resource) => chosen.includes(id);
  const known = new Set(takes.needs.flat().map(({ id }) => id));
  if (!chosen.every((id) => known.has(id))) return null;
  const needs = takes.needs.map((need) => (need.some(isChosen) ? need.filter(isChosen) : need));
  return { ...takes, needs };
}

/** The same as if others held nothing. */
export function takesWithoutHolds(takes: Takes): Takes {
  const needs = takes.needs.map((need) => need.map((each) => ({ ...each, held: [] })));
  return { ...takes, needs };
}

function freeMinutes({ busy, held }: Resource, startMinute: number): number {
  let until = Number.POSITIVE_INFINITY;
  for (const taken of [...busy, ...held]) {
    if (taken.endMinute <= startMinute) continue;
    until = Math.min(until, Math.max(0, taken.startMinute - startMinute));
  }
  return until;
}
