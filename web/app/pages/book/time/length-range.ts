import type { IncludedService, Service } from '@limber/contract/catalogue.ts';
import {
  LONGEST_SESSION_MINUTES,
  SESSION_STEP_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from '@limber/contract/terms/booking/session-lengths.ts';

/**
 * Minutes: smallest, step and largest. No length is possible if the largest is below the smallest.
 */
export interface LengthRange {
  min: number;
  step: number;
  max: number;
}

/**
 * Possible lengths of a package session: as much as its services need, at most what the package
 * has.
 */
export function lengthRange(packageMaxMinutes: number, neededMinutes: number): LengthRange {
  return {
    min: Math.max(SHORTEST_SESSION_MINUTES, neededMinutes),
    step: SESSION_STEP_MINUTES,
    // A remainder below a step cannot be booked.
    max: wholeSteps(Math.min(packageMaxMinutes, LONGEST_SESSION_MINUTES)),
  };
}

/** The same at a slot: at most what both slot and package allow. */
export function rangeAtSlot(range: LengthRange, slotMaxMinutes: number): LengthRange {
  return { ...range, max: Math.min(range.max, wholeSteps(slotMaxMinutes)) };
}

/** The possible length closest to the wanted one. */
export function fitLength(wantedMinutes: number, { min, max }: LengthRange): number {
  return Math.max(min, Math.min(max, wholeSteps(wantedMinutes)));
}

/**
 * Minutes that several services in one session need: the sum of each one's shortest length in the
 * catalogue. A single service may have any length.
 */
export function neededMinutes(
  sessionFor: readonly Pick<IncludedService, 'id'>[],
  catalogue: readonly Pick<Service, 'id' | 'durations'>[],
): number {
  if (sessionFor.length < 2) return 0;
  const shortest = sessionFor.map(({ id }) => {
    const lengths = catalogue.find((service) => service.id === id)?.durations ?? [];
    return lengths.length > 0 ? Math.min(...lengths.map(({ time }) => time)) : 0;
  });
  const sum = shortest.reduce((minutes, each) => minutes + each, 0);
  return Math.ceil(sum / SESSION_STEP_MINUTES) * SESSION_STEP_MINUTES;
}

/** The usual lengths that are possible, in minutes. */
export function presetsIn({ min, max }: LengthRange): number[] {
  return [30, 45, 60, 90].filter((minutes) => min <= minutes && minutes <= max);
}

function wholeSteps(minutes: number): number {
  return minutes - (minutes % SESSION_STEP_MINUTES);
}
