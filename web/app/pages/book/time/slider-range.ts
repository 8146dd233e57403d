import type { ServiceType } from '@limber/contract/appointments.ts';
import {
  SESSION_STEP_MINUTES,
  SHORTEST_SESSION_MINUTES,
  UNLIMITED_MINUTES,
} from '@limber/contract/terms/booking.ts';

/** Minutes: smallest, step, largest and where the slider starts. */
export interface SliderRange {
  min: number;
  step: number;
  max: number;
  start: number;
}

/**
 * How long a package session at a slot may be. The start is the longest possible, but
 * `UNLIMITED_MINUTES` at most for an owned unlimited package, whose client rarely wants three hours.
 */
export function sliderRange(
  slotMaxMinutes: number,
  packageMaxMinutes: number,
  serviceType: ServiceType,
): SliderRange {
  const lesser = Math.min(slotMaxMinutes, packageMaxMinutes);
  // An odd rest of minutes cannot be booked to the last one.
  const max = lesser - (lesser % SESSION_STEP_MINUTES);
  const start = serviceType === 'my_unlimited_package' ? Math.min(max, UNLIMITED_MINUTES) : max;
  return { min: SHORTEST_SESSION_MINUTES, step: SESSION_STEP_MINUTES, max, start };
}

/** The usual lengths that are possible, in minutes. */
export function presetsIn({ min, max }: SliderRange): number[] {
  return [30, 45, 60, 90].filter((minutes) => min <= minutes && minutes <= max);
}
