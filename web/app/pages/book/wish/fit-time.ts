import { maxDurationOf } from '../form/form.ts';
import type { FormAction } from '../form/form-reducer.ts';
import { sliderRange } from '../time/slider-range.ts';
import { entryAt, type Times } from '../time/times.ts';
import type { FittedWish } from './fit-wish.ts';

/** What chooses the wished time among the free ones of its day; null: it is not among them for so long. */
export function fitTime(
  { form, time, minutes }: Pick<FittedWish, 'form' | 'time' | 'minutes'>,
  times: Times,
): FormAction | null {
  if (times.mode === 'grid') {
    return times.times.includes(time) ? { type: 'chooseTime', time } : null;
  }
  const entry = entryAt(times, time);
  if (!entry) return null;
  const { max, start } = sliderRange(entry.maxMinutes, maxDurationOf(form), form.serviceType);
  if ((minutes ?? 0) > max) return null;
  return { type: 'chooseSlot', ...entry, startMinutes: minutes ?? start };
}
