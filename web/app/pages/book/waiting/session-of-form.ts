import { USUAL_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import type { FullDaySession } from '../../../components/waiting-list/wish-of-day.ts';
import type { BookingForm } from '../form/form.ts';
import { wantedMinutes } from '../time/diary-filter.ts';

/** The session that the wizard has chosen, for which the day has no time. */
export function sessionOfForm(form: BookingForm): FullDaySession {
  const { location, date, therapist_id: id, therapist: name } = form;
  const lastsMinutes = wantedMinutes(form) || USUAL_MINUTES;
  const services =
    form.serviceType === 'service'
      ? form.services.map((line) => ({ id: line.id, time: line.time }))
      : form.sessionFor.map((line) => ({
          id: line.id,
          time: lastsMinutes / form.sessionFor.length,
        }));
  return { services, lastsMinutes, location, date, therapist: id === null ? null : { id, name } };
}
