import { USUAL_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { maxDurationOf } from '../form/form.ts';
import type { FormAction } from '../form/form-reducer.ts';
import { entryAt, type Times } from '../time/available-times.ts';
import { fitLength, lengthRange, rangeAtSlot } from '../time/length-range.ts';
import type { FittedLink } from './fit-link.ts';

/** Chooses the wanted time among the day's free ones; null: it is not free for that long. */
export function fitTime(
  { form, time, minutes }: Pick<FittedLink, 'form' | 'time' | 'minutes'>,
  times: Times,
): FormAction | null {
  if (times.mode === 'grid') {
    return times.times.includes(time) ? { type: 'chooseTime', time } : null;
  }
  const entry = entryAt(times, time);
  if (!entry) return null;
  const range = rangeAtSlot(lengthRange(maxDurationOf(form), 0), entry.maxMinutes);
  if ((minutes ?? 0) > range.max) return null;
  const startMinutes = minutes ?? fitLength(USUAL_MINUTES, range);
  return { type: 'chooseSlot', ...entry, startMinutes };
}
