import { ServiceType } from '@limber/contract/appointments.ts';
import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { bookOrAsk } from '../../bookings/booking/book.ts';
import type { JudgedRequest } from '../../bookings/booking/judge-request.ts';
import type { BookingToMake } from '../../bookings/booking/parse-booking.ts';
import { freeUntil } from '../../bookings/changing/cancel-rules.ts';
import { isPaidFirst } from '../../payments/ask-for-payment.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { holdForOffer } from '../../scheduling/holding/hold-for-offer.ts';
import type { WaitingDeps } from '../deps.ts';
import { isWaiting, lockEntry, updateEntry } from '../queries/entries.ts';
import { insertOffer } from '../queries/offers.ts';
import type { Candidate } from '../queries/whom-it-may-suit.ts';
import { requestOfEntry, type SessionOfEntry } from './request-of-entry.ts';
import { offerEndsAt } from './until-when-held.ts';

/** The entry has ended, or has an offer, since it was listed. */
class NoLongerWaits extends Error {}

/**
 * Holds a time for somebody who waits and offers it to them, or books it where they asked for that, in
 * one transaction under the ordinary locks and rules: nobody is offered what they could not book. It
 * is offered instead of booked where it has to be paid first, or could no longer be cancelled free
 * of charge. Returns whether it was offered or booked.
 */
export async function offerOrBook(
  deps: WaitingDeps,
  entry: Pick<Candidate, 'id' | 'mode'>,
  session: SessionOfEntry,
  now: Date,
): Promise<boolean> {
  const { clientId } = session;
  const request = await requestOfEntry(deps.db, session, null, now);
  const actor = { accountId: clientId, accountType: 'client' } as const;
  const wanted = {
    ...{ request, clientId, holder: accountHolder(clientId), desk: null },
    types: ServiceType.enum,
    before: async (trx: Trx) => {
      await lockWaiting(trx, { id: entry.id, clientId });
      if (!(await isWaiting(trx, entry.id))) throw new NoLongerWaits();
      return { clientId, request };
    },
    after: async (trx: Trx, { id: bookingId }: BookedAppointment) => {
      await updateEntry(trx, { id: entry.id, clientId }, { status: 'booked', bookingId });
    },
  };
  try {
    await bookOrAsk(deps, actor, wanted, offering(deps, entry), now);
    return true;
  } catch (error) {
    // They could not book it, or somebody was faster.
    if (error instanceof Refusal || error instanceof NoLongerWaits) return false;
    throw error;
  }
}

/** Locks a client and then what they wait for, in the order of everything that ends an entry. */
export async function lockWaiting(
  trx: Trx,
  { id, clientId }: { readonly id: string; readonly clientId: number },
): Promise<void> {
  await lockActor(trx, clientId, { sessions: true });
  await lockEntry(trx, id);
}

type JudgedBooking = BookingToMake & JudgedRequest;

function offering(deps: WaitingDeps, entry: Pick<Candidate, 'id' | 'mode'>) {
  return (trx: Trx, _: BookingToMake, now: Date) => async (accepted: JudgedBooking) => {
    const { request, therapist, bill, takes, resourceIds, clientId, cutoffHours } = accepted;
    const { startsAt, endsAt } = request.slot;
    const mayLeave = freeUntil({ startsAt, cutoffHours }) > now;
    const isPaid = await isPaidFirst(trx, deps, accepted);
    if (entry.mode === 'book' && mayLeave && !isPaid) return null;
    const id = deps.random.uuid();
    const expiresAt = offerEndsAt(now, startsAt);
    await insertOffer(trx, {
      ...{ id, entryId: entry.id, therapistId: therapist.id, startsAt, endsAt, cutoffHours },
      ...{ locationCode: therapist.locationCode, priceMinor: bill.priceMinor },
      ...{ madeAt: now, expiresAt },
    });
    await holdForOffer(trx, {
      ...{ offerId: id, accountId: clientId, therapistId: therapist.id, slot: request.slot },
      ...{ takes, resourceIds, expiresAt },
    });
    await deps.jobs.addJobs(trx, [
      { name: 'tell-of-offer', payload: { offerId: id } },
      { name: 'expire-offer', payload: { offerId: id }, runAt: expiresAt, jobKey: `offer ${id}` },
    ]);
    return { offered: id };
  };
}
