import type { BookingForm } from '../form/form.ts';
import { decodeSlot, entryAt, type Times } from './available-times.ts';
import { fitLength, type LengthRange, rangeAtSlot } from './length-range.ts';

/** A slot of a package session: its longest minutes, and the chosen ones. */
interface SlotChoice {
  time: string;
  maxMinutes: number;
  startMinutes: number;
}

/**
 * What the day's times add to the chosen slot: a time chosen by link has no longest session yet,
 * and a slot may have become shorter. Chosen minutes are kept as far as they fit. Null: nothing
 * changes.
 */
export function chosenSlotUpdate(
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

/** The chosen slot if the session has become too long for it; null: it fits. */
export function outgrownSlot({ slotChosen, slot, allocatedMinutes }: BookingForm) {
  const chosen = slotChosen ? decodeSlot(slot) : null;
  return chosen && (allocatedMinutes ?? 0) > chosen.maxMinutes ? chosen : null;
}
