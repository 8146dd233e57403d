import type { HoldRequest } from '@limber/contract/scheduling.ts';
import type { BookingForm } from '../form/form.ts';
import { sessionMinutesOf } from '../summary/session-minutes.ts';
import { diaryFilterOf } from '../time/diary-filter.ts';

/** The request to hold a form's time; null until the session is complete. */
export function holdWishOf(form: BookingForm): HoldRequest | null {
  const filter = diaryFilterOf(form);
  const minutes = sessionMinutesOf(form);
  if (!filter || form.location === '' || form.date === '' || form.time === '' || minutes === 0) {
    return null;
  }
  return {
    ...filter,
    therapist_id: form.therapist_id,
    location: form.location,
    date: form.date,
    time: form.time,
    total_duration: minutes,
  };
}
