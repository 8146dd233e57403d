import type { Trx } from '../../../platform/database/db.ts';
import { holdAccount } from '../../../platform/database/hold-account.ts';
import { dayOf } from '../../../platform/dubai.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { type Picked, pickTherapist } from '../../scheduling/pick-therapist.ts';
import { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import { readWindow } from '../../scheduling/read-window.ts';
import type { DiaryWindow } from '../../scheduling/window-rules.ts';
import type { AskedBooking, Wanted } from './parse-booking.ts';
import { paidBy } from './payment-rules.ts';
import { findOwnSessions, findReply, findTherapist, lockBranchDay, lockClient } from './queries.ts';
import { type ReadPayment, readPayment } from './read-payment.ts';
import type { Refused } from './session-rules.ts';
import { servicesAsked } from './therapist-rules.ts';

/**
 * Reads all that decides about a booking, sent at once over one connection: each lock is had before
 * what it guards is read, the account's first of all. With any therapist, one is picked first;
 * `session` is null when nobody is free. `reply` is that of an earlier request under the same key.
 */
export async function readFacts(trx: Trx, actor: Actor, wanted: Wanted, now: Date) {
  const { request, key, holder } = wanted;
  const reading = Promise.all([
    holdAccount(trx, actor.accountId),
    lockClient(trx, actor.accountId),
    readPayment(trx, actor.accountId, request, dayOf(now)),
    findOwnSessions(trx, actor.accountId, request.slot, now),
    readWindow(trx, holder, now),
  ]);
  if (request.therapist_id !== null) {
    const [[, , payment, own, window], { reply, ...session }] = await Promise.all([
      reading,
      readSession(trx, actor, wanted, request.therapist_id, now),
    ]);
    return { payment, own, window, reply, session, isHeld: false };
  }
  const [[, , payment, own, window], , earlier] = await Promise.all([
    reading,
    lockBranchDay(trx, request.location, request.slot.day),
    findReply(trx, actor.accountId, key),
  ]);
  const { therapistId, isHeld } = earlier
    ? NOBODY
    : await pick(trx, actor, request, payment, window);
  if (therapistId === null) return { payment, own, window, reply: earlier, session: null, isHeld };
  const { reply, ...session } = await readSession(trx, actor, wanted, therapistId, now);
  return { payment, own, window, reply, session, isHeld };
}

export type Facts = Omit<Awaited<ReturnType<typeof readFacts>>, 'reply'>;

async function readSession(
  trx: Trx,
  actor: Actor,
  { request, key, holder }: Wanted,
  therapistId: number,
  now: Date,
) {
  const [, reply, therapist, found] = await Promise.all([
    lockTherapist(trx, therapistId),
    findReply(trx, actor.accountId, key),
    findTherapist(trx, therapistId, pricedServices(request)),
    readTherapistDay(trx, therapistId, request.slot.day, { now, holder }),
  ]);
  return { therapistId, reply, therapist, found };
}

const NOBODY: Picked = { therapistId: null, isHeld: false };

async function pick(
  trx: Trx,
  actor: Actor,
  request: AskedBooking,
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
      favouritesOf: actor.accountId,
    },
    request.slot,
    window,
  );
}

/** Services that are paid one by one; of a package session: none. */
function pricedServices({ serviceType, services }: AskedBooking): number[] {
  return paidBy(serviceType).paidBy === 'price' ? [...new Set(services.map(({ id }) => id))] : [];
}
