import type { BookingForm } from '../form/form.ts';
import { fitLength, type LengthRange, rangeAtSlot } from './length-range.ts';
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
export function slotNews(
  form: BookingForm,
  times: Times | undefined,
  range: LengthRange | null,
): SlotChoice | null {
  const known = form.time === '' ? undefined : entryAt(times, form.time);
  const { slotChosen, slot, allocatedMinutes } = form;
  if (!known || !range || allocatedMinutes === null) return null;
  if (slotChosen && known.maxMinutes === decodeSlot(slot)?.maxMinutes) return null;
  const startMinutes = fitLength(allocatedMinutes, rangeAtSlot(range, known.maxMinutes));
  return { ...known, startMinutes };
}

/** The chosen slot when the session has become longer than it allows; null: it fits. */
export function outgrownSlot({ slotChosen, slot, allocatedMinutes }: BookingForm) {
  const chosen = slotChosen ? decodeSlot(slot) : null;
  return chosen && (allocatedMinutes ?? 0) > chosen.maxMinutes ? chosen : null;
}
