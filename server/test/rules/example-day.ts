import type { Span } from '../../src/modules/scheduling/bookable-days-rules.ts';
import { NOTHING_BESIDE } from '../../src/modules/scheduling/buffer-and-resource-rules.ts';
import type { TherapistDay } from '../../src/modules/scheduling/free-start-rules.ts';

export const hour = (hours: number) => hours * 60;
export const span = (from: number, to: number): Span => ({
  startMinute: hour(from),
  endMinute: hour(to),
});

/** Open noon to ten, on shift until six, nothing taken. */
export const day = (changes: Partial<TherapistDay> = {}): TherapistDay => ({
  open: [span(12, 22)],
  shifts: [span(12, 18)],
  busy: [],
  held: [],
  takes: NOTHING_BESIDE,
  ...changes,
});
