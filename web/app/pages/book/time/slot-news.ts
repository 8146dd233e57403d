import { type BookingForm, maxDurationOf } from '../form/form.ts';
import { sliderRange } from './slider-range.ts';
import { decodeSlot, entryAt, type Times } from './times.ts';

/** A slot of a package session: its longest minutes, and those that are to be used of it. */
interface SlotChoice {
  time: string;
  maxMinutes: number;
  startMinutes: number;
}

/**
 * What the day's times tell of the chosen slot that the form does not know: an opening jumped to has
 * only its time, and how long a slot may be can have become less since. Minutes already chosen are
 * kept as far as they fit. Null: nothing new.
 */
export function slotNews(form: BookingForm, times: Times | undefined): SlotChoice | null {
  const known = form.time === '' ? undefined : entryAt(times, form.time);
  if (!known) return null;
  const { slotChosen, slot, allocatedMinutes, serviceType } = form;
  if (slotChosen && known.maxMinutes === decodeSlot(slot)?.maxMinutes) return null;
  const { start, max } = sliderRange(known.maxMinutes, maxDurationOf(form), serviceType);
  const startMinutes = allocatedMinutes === null ? start : Math.min(allocatedMinutes, max);
  return { ...known, startMinutes };
}
