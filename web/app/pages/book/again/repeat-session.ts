import type { Appointment } from '@limber/contract/appointments.ts';
import type { NextOpenings, Opening } from '@limber/contract/scheduling.ts';
import { bookWishPath, type WishedBooking } from '../../../booking-links.ts';
import { wishLike } from '../../../components/session-wish.ts';
import { type DayBounds, dayProblem } from '../day/bookable-days.ts';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { ownedIdOf } from '../form/pick-services.ts';
import { type Facts, fitWish } from '../wish/fit-wish.ts';
import { readWish } from '../wish/read-wish.ts';

/** A session of before as it can be booked now. */
export interface Repeat {
  form: BookingForm;
  minutes: number;
  /** What leads to it, but for the time. */
  wish: WishedBooking;
}

/**
 * What of a session can be had again: its services in their lengths, paid with what the client owns when
 * that covers them, with its therapist, or with whoever is free when they cannot give it any more. Null
 * when a service is no longer offered so.
 */
export function repeatSession(
  session: Pick<Appointment, 'appointment_services' | 'therapist_id' | 'location'>,
  facts: Facts,
): Repeat | null {
  const wish = wishLike(session);
  for (const therapist of [wish.therapist, 'any'] as const) {
    const asked = { ...wish, therapist };
    const { form, unfit } = fitWish(wishOf(asked), facts, emptyForm);
    if (unfit.some(({ what }) => what !== 'therapist')) return null;
    if (unfit.length > 0) continue;
    const minutes = session.appointment_services.reduce((sum, line) => sum + line.minutes, 0);
    // By its id: what the client is shown is what pays, and no other.
    return { form, minutes, wish: { ...asked, package: ownedIdOf(form) ?? undefined } };
  }
  return null;
}

/** The times to propose: with the therapist asked for, else with anyone; none that a package forbids. */
export function proposedOpenings(
  { therapist, any }: Pick<NextOpenings, 'therapist' | 'any'>,
  bounds: DayBounds,
): Opening[] {
  const canBe = ({ date }: Opening) => dayProblem(date, bounds) === null;
  const own = therapist.filter(canBe);
  return own.length > 0 ? own : any.filter(canBe);
}

function wishOf(wished: WishedBooking) {
  const wish = readWish(new URL(bookWishPath(wished), 'https://wish.invalid').searchParams);
  if (!wish) throw new Error('A session names its services.');
  return wish;
}
