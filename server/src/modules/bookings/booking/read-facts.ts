import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import { readMemberTerms } from '../../membership/read-member-terms.ts';
import type { DiaryWindow } from '../../scheduling/bookable-days-rules.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { type Picked, pickTherapist } from '../../scheduling/pick-therapist.ts';
import { windowOf } from '../../scheduling/read-booking-horizon.ts';
import { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import { servicesAsked, servicesNamed } from './can-therapist-take-rules.ts';
import { findClientFacts } from './client-facts-queries.ts';
import type { BookingToMake, ParsedBooking } from './parse-booking.ts';
import { paidBy, servicesOf } from './price-and-payment-rules.ts';
import { findTherapist, lockBranchDay, lockClientAndOwner } from './queries.ts';
import { type ReadPayment, readPayment } from './read-paying-package.ts';
import type { Refused } from './requested-session-rules.ts';

/**
 * Reads everything that decides about a booking, sent at once over one connection. Each lock is
 * taken before what it guards is read, the account's first of all. With any therapist, one is
 * picked first; `session` is null when nobody is free.
 */
export async function readFacts(trx: Trx, actor: Actor, wanted: BookingToMake, now: Date) {
  const { request, holder, clientId, desk } = wanted;
  const today = dayOf(now);
  const packageId = sharedPackageOf(request);
  const bothLocked = packageId === null ? null : lockClientAndOwner(trx, clientId, packageId);
  const locked = desk
    ? lockForDesk(trx, actor, clientId)
    : lockActor(trx, clientId, { sessions: true });
  const asMember = readMemberTerms(trx, clientId, today);
  const client = { accountId: clientId, browser: holder.browser, packageId };
  const reading = Promise.all([
    readPayment(trx, clientId, request, today, () => asMember),
    findClientFacts(trx, client, request.slot, now),
    asMember,
    locked,
    bothLocked,
  ]);
  if (request.therapist_id !== null) {
    const readPaid = () => reading.then(([paid]) => paid);
    const [[payment, clientFacts, standing], session] = await Promise.all([
      reading,
      readSession(trx, wanted, request.therapist_id, readPaid, now),
    ]);
    const { cutoffHours, remindedHours, fees } = standing;
    const window = windowOf(holder, standing, now);
    const found = { payment, client: clientFacts, window, cutoffHours, remindedHours, fees };
    return { ...found, session, isHeld: false };
  }
  const [[payment, clientFacts, standing]] = await Promise.all([
    reading,
    lockBranchDay(trx, request.location, request.slot.day),
  ]);
  const { cutoffHours, remindedHours, fees } = standing;
  const window = windowOf(holder, standing, now);
  const { therapistId, isHeld } = await pick(trx, wanted, payment, window);
  const session =
    therapistId === null
      ? null
      : await readSession(trx, wanted, therapistId, async () => payment, now);
  const found = { payment, client: clientFacts, window, cutoffHours, remindedHours, fees };
  return { ...found, session, isHeld };
}

export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** Another client's package, or one that the client shares, that is to pay; null: none is. */
function sharedPackageOf({ serviceType, shared_package_id: id }: ParsedBooking): number | null {
  return serviceType === 'my_shared_package' ? (id ?? null) : null;
}

/** Locks the actor's account, then the client's. Refuses 404 an unknown client. */
async function lockForDesk(trx: Trx, actor: Actor, clientId: number): Promise<void> {
  const [, state] = await Promise.all([
    lockActor(trx, actor.accountId),
    lockAccount(trx, clientId, { sessions: true }),
  ]);
  if (state !== 'present') throw refusal(404, UNKNOWN_CLIENT);
}

/**
 * @param readPaid reads what pays; called only where the session names no service, because the
 * package then decides
 */
async function readSession(
  trx: Trx,
  { request, holder, desk }: BookingToMake,
  therapistId: number,
  readPaid: () => Promise<ReadPayment | Refused>,
  now: Date,
) {
  const finding = findTherapist(trx, therapistId, pricedServices(request));
  const serviceIds =
    servicesNamed(request) ??
    servicesUnnamed(...(await Promise.all([readPaid(), finding.then((each) => each?.serviceIds)])));
  const { location: locationCode, slot } = request;
  const { day } = slot;
  const [therapist, , found] = await Promise.all([
    finding,
    lockTherapist(trx, therapistId, { serviceIds, locationCode, day }),
    readTherapistDay(
      trx,
      { therapistId, date: day, locationCode, serviceIds, isSent: desk !== null },
      { now, holder },
    ),
  ]);
  return { therapistId, therapist, found };
}

/** What an unnamed package session is for, with a therapist who offers what is `offered`. */
function servicesUnnamed(
  payment: ReadPayment | Refused,
  offered: readonly number[] = [],
): number[] {
  if ('verdict' in payment || payment.paidBy === 'price') return [];
  const { included } = payment.paidBy === 'purchase' ? payment.offer : payment.package;
  return (servicesOf({ services: [] }, included, offered) ?? []).map(({ serviceId }) => serviceId);
}

const NOBODY: Picked = { therapistId: null, isHeld: false };

async function pick(
  trx: Trx,
  { request, clientId, desk }: BookingToMake,
  payment: ReadPayment | Refused,
  window: DiaryWindow,
): Promise<Picked> {
  if ('verdict' in payment) return NOBODY;
  return pickTherapist(
    trx,
    {
      locationCode: request.location,
      serviceIds: servicesAsked(request, payment),
      gender: request.therapist_gender,
      favouritesOf: clientId,
    },
    request.slot,
    window,
    // Between the offered times it breaks a rule that the desk overrides with a reason.
    desk !== null,
  );
}

/** Services that are paid one by one; none for a package session. */
function pricedServices({ serviceType, services }: ParsedBooking): number[] {
  return paidBy(serviceType).paidBy === 'price' ? [...new Set(services.map(({ id }) => id))] : [];
}
