import type { ServiceType } from '@limber/contract/appointments.ts';
import type { BookingAtDesk, ForKnownClient } from '@limber/contract/desk/day/bookings.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import { Refusal, refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { addDays, minuteOf, minutesInto, studioDayOf } from '../../../platform/studio-days.ts';
import { listUsable, payerFrom } from '../../packages/list-active-packages.ts';
import { type Payer, payerOf, paysOn } from '../../packages/propose-paying-package-rules.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { findNearestTimes } from '../../scheduling/find-nearest-times.ts';
import { readBookingHorizon } from '../../scheduling/read-booking-horizon.ts';
import { slotOf } from '../../scheduling/slot-rules.ts';
import { findBooking } from '../changing/queries.ts';
import { readCover } from '../changing/refuse-taken-move.ts';
import { type BookingToChange, lengthOf } from '../changing/who-may-change-until-when-rules.ts';
import type { BookDeps } from '../deps.ts';
import { unknownAppointment } from '../read-booking.ts';
import { bookForClient } from './book-for-client.ts';
import type { Override } from './overridable-rules.ts';

/**
 * Books the same session again some weeks later, with its therapist, at the free time nearest to
 * its own. It is paid as the desk's form proposes: from the package that paid or was bought with
 * it, otherwise from another that the client can use then, otherwise as before. Refuses 404 an
 * unknown session, 409 where nothing is free in the two weeks from there, and like `bookForClient`.
 */
export async function bookSameAgain(
  deps: BookDeps,
  actor: Actor,
  { id, weeks, override = null }: { id: string; weeks: number; override?: Override },
  now: Date,
): Promise<BookingAtDesk> {
  const known = await findBooking(deps.db, id);
  if (!known) throw unknownAppointment();
  const [times, usable] = await Promise.all([
    findTimes(deps, known, weeks, now),
    listUsable(deps.db, known.clientId, now),
  ]);
  const payers = usable.map(payerFrom);
  for (const [index, { date, time }] of times.entries()) {
    const request = requestOf(known, payerOn(date, known, payers));
    const body = { ...request, ...(override && { override }), date, time };
    try {
      return await bookForClient(deps, actor, body, now);
    } catch (error) {
      // Somebody was faster: the next nearest time is used.
      const isTaken = error instanceof Refusal && error.details.free_times !== undefined;
      if (!isTaken || index === times.length - 1) throw error;
    }
  }
  throw refusal(409, NOTHING_FREE, { free_times: [] });
}

const NOTHING_FREE = {
  en: 'Nothing is free then. Please choose another time.',
  ar: 'لا يوجد وقت متاح حينها. يرجى اختيار وقت آخر.',
};

async function findTimes(deps: BookDeps, known: BookingToChange, weeks: number, now: Date) {
  const { therapistId, locationCode, serviceIds, clientId } = known;
  const wasOn = studioDayOf(known.startsAt);
  const startMinute = minutesInto(wasOn, known.startsAt);
  const day = addDays(wasOn, weeks * 7);
  const start = { day, startMinute, startsAt: minuteOf(day, startMinute) };
  return findNearestTimes(
    deps.db,
    // A therapist who is booked by telephone is booked at the desk, for a reason as always.
    { therapistId, locationCode, serviceIds, sessionOf: serviceIds, byPhoneToo: true },
    slotOf(start, lengthOf(known)),
    await readBookingHorizon(deps.db, accountHolder(clientId), now),
    await readCover(deps.db, known),
  );
}

/** How the following session is paid for. */
const PAID_NEXT: Readonly<Record<ServiceType, readonly [ServiceType, keyof PackageFields | null]>> =
  {
    service: ['service', null],
    package: ['mypackage', 'user_package_id'],
    mypackage: ['mypackage', 'user_package_id'],
    shared_package: ['my_shared_package', 'shared_package_id'],
    my_shared_package: ['my_shared_package', 'shared_package_id'],
    unlimited_package: ['my_unlimited_package', 'unlimited_package_id'],
    my_unlimited_package: ['my_unlimited_package', 'unlimited_package_id'],
  };

const BY_PRICE = ['service', null] as const;

/** How a session is booked that a package of a kind pays. */
export const PAID_BY: Readonly<Record<PackageKind, readonly [ServiceType, keyof PackageFields]>> = {
  regular: ['mypackage', 'user_package_id'],
  shared: ['my_shared_package', 'shared_package_id'],
  unlimited: ['my_unlimited_package', 'unlimited_package_id'],
};

type PackageFields = Pick<
  ForKnownClient,
  'user_package_id' | 'shared_package_id' | 'unlimited_package_id'
>;

/** The package that pays for the session on a day; null: none that the client can use then. */
export function payerOn(
  day: string,
  known: BookingToChange,
  payers: readonly Payer[],
): Payer | null {
  const session = { ...known, lastsMinutes: lengthOf(known) };
  return payerOf(
    session,
    payers.filter((each) => paysOn(each, day)),
  );
}

/**
 * The same session again, for its own client or another, who pays its price where nothing else
 * pays.
 */
export function requestOf(
  known: BookingToChange,
  payer: Payer | null,
  clientId = known.clientId,
): Omit<ForKnownClient, 'date' | 'time'> {
  const next = clientId === known.clientId ? PAID_NEXT[known.serviceType] : BY_PRICE;
  const [serviceType, field] = payer ? PAID_BY[payer.kind] : next;
  return {
    client_id: clientId,
    services: known.lines.map((line) => ({ id: line.serviceId, time: line.lastsMinutes })),
    serviceType,
    therapist_id: known.therapistId,
    therapist_gender: known.preferredGender,
    location: known.locationCode,
    total_duration: lengthOf(known),
    ...(field && { [field]: payer?.id ?? known.packageId }),
  };
}
