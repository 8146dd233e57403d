import type { BookingForm } from '../form/form.ts';
import { formReducer } from '../form/form-reducer.ts';
import { isStepComplete } from '../form/steps.ts';
import { fitTime } from '../prefilled-link/fit-time.ts';
import type { Times } from '../time/available-times.ts';
import { diaryFilterOf } from '../time/diary-filter.ts';

/**
 * Whether the time chosen before a change may still be free; only the new choice's times of that
 * day can tell.
 */
export function mayKeepTime(before: BookingForm, after: BookingForm): boolean {
  return (
    isStepComplete('time', before) &&
    !isStepComplete('time', after) &&
    before.serviceType === after.serviceType &&
    before.date === after.date &&
    after.services.length > 0 &&
    diaryFilterOf(after) !== null
  );
}

/** The changed form with the earlier time, if that is among the day's times. */
export function keepTime(
  before: BookingForm,
  after: BookingForm,
  times: Times | undefined,
): BookingForm {
  if (!times) return after;
  const minutes = before.allocatedMinutes;
  const choice = fitTime({ form: after, time: before.time, minutes }, times);
  return choice ? formReducer(after, choice) : after;
}
