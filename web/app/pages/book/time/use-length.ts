import type { Appointment } from '@limber/contract/appointments.ts';
import { USUAL_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { useEffect } from 'react';
import { useListAppointmentsInfiniteQuery } from '../../../state/api/bookings-api.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { sessionsHad } from '../again/usual-session.ts';
import { type BookingForm, maxDurationOf } from '../form/form.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { fitLength, type LengthRange, lengthRange, neededMinutes } from './length-range.ts';

interface Length {
  /** Possible lengths of a package session; null: its services decide. */
  range: LengthRange | null;
  /** The length is decided, or known to be impossible. */
  known: boolean;
}

/**
 * The length of a package session, chosen before its time: the client's usual one at first, always
 * within what services and package allow.
 */
export function useLength(form: BookingForm, act: FormDispatch): Length {
  const { serviceType, sessionFor, allocatedMinutes: minutes } = form;
  const signedIn = useAppSelector(selectSignedIn);
  const services = useAppSelector((state) => state.utils.allProducts.services);
  const isFree = serviceType !== 'service';
  const needsLength = isFree && minutes === null && signedIn;
  const past = useListAppointmentsInfiniteQuery('past', { skip: !needsLength });
  const waits = needsLength && past.isLoading;
  const range = isFree
    ? lengthRange(maxDurationOf(form), neededMinutes(sessionFor, services))
    : null;
  const cannotBe = range !== null && range.max < range.min;
  const wanted = minutes ?? usualMinutes(past.data?.pages[0]?.results ?? []);
  const next = range && !cannotBe && !waits ? fitLength(wanted, range) : minutes;
  useEffect(() => {
    if (next !== null && next !== minutes) act({ type: 'allocateMinutes', minutes: next });
  }, [next, minutes, act]);
  return { range, known: range === null || minutes !== null || cannotBe };
}

type EarlierSession = Pick<
  Appointment,
  'status' | 'appointment_services' | 'total_duration' | 'package_minutes'
>;

/**
 * The most frequent length among a client's latest package sessions, sorted latest first; without
 * any, among the other sessions. The last one's length when none occurred twice.
 */
export function usualMinutes(past: readonly EarlierSession[]): number {
  const had = sessionsHad(past);
  const fromPackages = had.filter(({ package_minutes }) => package_minutes !== null);
  const counted = fromPackages.length > 0 ? fromPackages : had;
  const alike = [...Map.groupBy(counted, ({ total_duration }) => total_duration)];
  const [first] = alike.toSorted(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? USUAL_MINUTES;
}
