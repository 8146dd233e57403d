import type { ServiceType } from './service-types.ts';

/** Minutes: smallest, step, largest and where the slider starts. */
export interface SliderRange {
  min: number;
  step: number;
  max: number;
  start: number;
}

/**
 * How long a package session at a slot may be. The start is the longest possible, but 60 minutes
 * at most for an owned unlimited package, whose client rarely wants three hours.
 */
export function sliderRange(
  slotMaxMinutes: number,
  packageMaxMinutes: number,
  serviceType: ServiceType,
): SliderRange {
  const max = Math.min(slotMaxMinutes, packageMaxMinutes);
  const start = serviceType === 'my_unlimited_package' ? Math.min(slotMaxMinutes, 60) : max;
  return { min: 5, step: 5, max, start };
}
