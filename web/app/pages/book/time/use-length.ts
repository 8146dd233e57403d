import { useEffect } from 'react';
import { useListAppointmentsInfiniteQuery } from '../../../state/api/bookings-api.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { type BookingForm, maxDurationOf } from '../form/form.ts';
import type { Act } from '../form/use-booking-form.ts';
import { fitLength, type LengthRange, lengthRange, neededMinutes } from './length-range.ts';
import { usualMinutes } from './usual-minutes.ts';

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
export function useLength(form: BookingForm, act: Act): Length {
  const { serviceType, sessionFor, allocatedMinutes: minutes } = form;
  const signedIn = useAppSelector(selectSignedIn);
  const services = useAppSelector((state) => state.utils.allProducts.services);
  const isFree = serviceType !== 'service';
  const asks = isFree && minutes === null && signedIn;
  const past = useListAppointmentsInfiniteQuery('past', { skip: !asks });
  const waits = asks && past.isLoading;
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
