import type { BookingForm } from '../form/form.ts';
import { type FormAction, formReducer } from '../form/form-reducer.ts';
import type { Times } from '../time/available-times.ts';
import type { FittedLink } from './fit-link.ts';
import { fitTime } from './fit-time.ts';
import type { Unfit } from './impossible-parts.ts';

interface LinkResult {
  actions: readonly FormAction[];
  form: BookingForm;
  unfit: readonly Unfit[];
}

/**
 * A link's choices with its time, checked against the day's free times. Without those it is only noted, and
 * checked once a therapist is chosen.
 */
export function addLinkTime(fitted: FittedLink, times: Times | undefined): LinkResult {
  const { actions, form, unfit, time } = fitted;
  if (time === '') return fitted;
  const choice: FormAction | null = times
    ? fitTime(fitted, times)
    : isTime(time)
      ? { type: 'chooseTime', time }
      : null;
  if (!choice) return { actions, form, unfit: [...unfit, { what: 'time', day: form.date, time }] };
  return { actions: [...actions, choice], form: formReducer(form, choice), unfit };
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
