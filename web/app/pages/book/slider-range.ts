import type { ServiceType } from './service-types.ts';

/** Minutes: smallest, step, largest and where the slider starts. */
export interface SliderRange {
  min: number;
  step: number;
  max: number;
  start: number;
}

const step = 5;

/**
 * How long a package session at a slot may be. The start is the longest possible, but 60 minutes
 * at most for an owned unlimited package, whose client rarely wants three hours.
 */
export function sliderRange(
  slotMaxMinutes: number,
  packageMaxMinutes: number,
  serviceType: ServiceType,
): SliderRange {
  const lesser = Math.min(slotMaxMinutes, packageMaxMinutes);
  // An odd rest of minutes cannot be booked to the last one.
  const max = lesser - (lesser % step);
  const start = serviceType === 'my_unlimited_package' ? Math.min(max, 60) : max;
  return { min: step, step, max, start };
}

/** The usual lengths that are possible, in minutes. */
export function presetsIn({ min, max }: SliderRange): number[] {
  return [30, 45, 60, 90].filter((minutes) => min <= minutes && minutes <= max);
}
