import type { Span } from './bookable-days-rules.ts';

/** What a session needs besides its therapist's time. */
export interface Takes {
  /** After its end, in which nothing else begins. */
  readonly bufferMinutes: number;
  /** For how long it takes the therapist, who then leaves the client alone; null: to its end. */
  readonly therapistMinutes: number | null;
  /** One resource of each. */
  readonly needs: readonly Need[];
}

/** Interchangeable resources of a branch, in the order in which they are assigned. */
export type Need = readonly Resource[];

/** A bed, a room or similar, and how one day occupies it. */
export interface Resource {
  readonly id: number;
  readonly busy: readonly Span[];
  /** What others hold for the moment. */
  readonly held: readonly Span[];
}

/** What a session needs that takes nothing but its therapist. */
export const NOTHING_BESIDE: Takes = { bufferMinutes: 0, therapistMinutes: null, needs: [] };

/** A service as far as it matters for what its sessions take. */
export interface TakingService {
  readonly bufferMinutes: number;
  readonly therapistMinutes: number | null;
}

/**
 * What a session of several services needs: their longest buffer; the therapist to its end, unless
 * none of them needs that; and identical needs as one resource, since a session is in one place.
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

/** How long a session of `lastsMinutes` takes its therapist, without the buffer. */
export function therapistMinutesOf({ therapistMinutes }: Takes, lastsMinutes: number): number {
  return Math.min(therapistMinutes ?? lastsMinutes, lastsMinutes);
}

/**
 * Minutes from `startMinute` for which every need can be met without a break; 0 when one cannot.
 */
export function roomFor({ needs, bufferMinutes }: Takes, startMinute: number): number {
  const rooms = needs.map((need) =>
    Math.max(0, ...need.map((resource) => freeMinutes(resource, startMinute) - bufferMinutes)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...rooms);
}

/**
 * The resources for a session: for each need the first that is free until the end of its buffer;
 * one that fits two needs is assigned once. Null when something is not free.
 *
 * @param had its former resources, which it keeps where it can
 */
export function pickResources(
  { needs, bufferMinutes }: Takes,
  startMinute: number,
  lastsMinutes: number,
  had: readonly number[] = [],
): number[] | null {
  const picked = new Set<number>();
  // Needs with the least choice first, so that their resource may serve the others too.
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
 * The same with some resources chosen by hand: a need that one of them fits takes only that one.
 * Null when one of them fits no need.
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
