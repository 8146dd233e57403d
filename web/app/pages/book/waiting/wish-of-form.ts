import { USUAL_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import type { WaitRequest } from '@limber/contract/waiting-list.ts';
import type { BookingForm } from '../form/form.ts';
import { wantedMinutes } from '../time/diary-filter.ts';

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The hours of each part; the studio's day ends before six in the morning. */
const HOURS: Readonly<Record<PartOfDay, { from: string; to: string }>> = {
  morning: { from: '06:00', to: '12:00' },
  afternoon: { from: '12:00', to: '17:00' },
  evening: { from: '17:00', to: '05:59' },
};

/** What a client adds to the wizard's choice. */
interface Chosen {
  readonly mode: WaitRequest['mode'];
  /** The last day, `YYYY-MM-DD`. */
  readonly to: string;
  /** None: at any time. */
  readonly parts: readonly PartOfDay[];
  readonly onlyTherapist: boolean;
  readonly noticeMinutes: number;
}

/** The services of the session; none where a package names none. */
export function servicesOf(
  form: Pick<BookingForm, 'serviceType' | 'services' | 'sessionFor'>,
): readonly { readonly id: number; readonly time?: number }[] {
  return form.serviceType === 'service' ? form.services : form.sessionFor;
}

/** The entry of the waiting list for what the wizard found nothing free. */
export function wishOf(form: BookingForm, chosen: Chosen): WaitRequest {
  const isSingle = form.serviceType === 'service';
  const minutes = wantedMinutes(form) || USUAL_MINUTES;
  const services = isSingle
    ? form.services.map(({ id, time }) => ({ id, time }))
    : form.sessionFor.map(({ id }) => ({ id, time: minutes / form.sessionFor.length }));
  const wantsOne = form.therapist_id !== null && chosen.onlyTherapist;
  const times = PARTS_OF_DAY.filter((part) => chosen.parts.includes(part)).map(
    (part) => HOURS[part],
  );
  return {
    services,
    total_duration: minutes,
    locations: form.location === '' ? null : [form.location],
    therapist_ids: wantsOne && form.therapist_id !== null ? [form.therapist_id] : null,
    from: form.date,
    // A last day before the first, or none, is the first.
    to: chosen.to > form.date ? chosen.to : form.date,
    times: times.length > 0 ? times : null,
    notice_minutes: chosen.noticeMinutes,
    mode: chosen.mode,
  };
}
