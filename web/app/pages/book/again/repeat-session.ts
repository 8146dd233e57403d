import type { Appointment } from '@limber/contract/appointments.ts';
import type { NextOpenings, Opening } from '@limber/contract/scheduling.ts';
import { type BookingLinkChoices, bookingLinkPath } from '../../../booking-links.ts';
import { choicesToBookAgain } from '../../../components/book-again-choices.ts';
import { type DayBounds, dayProblem } from '../day/bookable-days.ts';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { ownedIdOf } from '../form/pick-services.ts';
import { type Facts, fitLink } from '../prefilled-link/fit-link.ts';
import { readLink } from '../prefilled-link/read-link.ts';

/** An earlier session as it can be booked now. */
export interface Repeat {
  form: BookingForm;
  minutes: number;
  /** The choices for its link, without a time. */
  linked: BookingLinkChoices;
}

/**
 * What can be repeated of a session: its services and lengths; paid with the client's packages if
 * they cover it; with its therapist, otherwise with any free one. Null when a service is no longer
 * offered like that.
 */
export function repeatSession(
  session: Pick<Appointment, 'appointment_services' | 'therapist_id' | 'location'>,
  facts: Facts,
): Repeat | null {
  const linked = choicesToBookAgain(session);
  for (const therapist of [linked.therapist, 'any'] as const) {
    const link = { ...linked, therapist };
    const { form, unfit } = fitLink(linkedOf(link), facts, emptyForm);
    if (unfit.some(({ what }) => what !== 'therapist')) return null;
    if (unfit.length > 0) continue;
    const minutes = session.appointment_services.reduce((sum, line) => sum + line.minutes, 0);
    // By its id: exactly the package shown to the client pays.
    return { form, minutes, linked: { ...link, package: ownedIdOf(form) ?? undefined } };
  }
  return null;
}

/**
 * Times to offer: with the wanted therapist, otherwise with anyone; none that a package forbids.
 */
export function proposedOpenings(
  { therapist, any }: Pick<NextOpenings, 'therapist' | 'any'>,
  bounds: DayBounds,
): Opening[] {
  const canBe = ({ date }: Opening) => dayProblem(date, bounds) === null;
  const own = therapist.filter(canBe);
  return own.length > 0 ? own : any.filter(canBe);
}

function linkedOf(choices: BookingLinkChoices) {
  const linked = readLink(new URL(bookingLinkPath(choices), 'https://link.invalid').searchParams);
  if (!linked) throw new Error('A session names its services.');
  return linked;
}
