import type { Trx } from '../../../platform/database/db.ts';
import { holdAccount } from '../../../platform/database/hold-account.ts';
import { dayOf } from '../../../platform/dubai.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { pickTherapist } from '../../scheduling/pick-therapist.ts';
import { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import { readWindow } from '../../scheduling/read-window.ts';
import type { DiaryWindow } from '../../scheduling/window-rules.ts';
import type { AskedBooking, Wanted } from './parse-booking.ts';
import { paidBy } from './payment-rules.ts';
import {
  findOwnSessions,
  findReply,
  findTherapist,
  lockBranchDay,
  lockClient,
  lockTherapist,
} from './queries.ts';
import { type ReadPayment, readPayment } from './read-payment.ts';
import type { Refused } from './session-rules.ts';
import { servicesAsked } from './therapist-rules.ts';

/**
 * Reads all that decides about a booking, sent at once over one connection: each lock is had before
 * what it guards is read, the account's first of all. With any therapist, one is picked first;
 * `session` is null when nobody is free. `reply` is that of an earlier request under the same key.
 */
export async function readFacts(trx: Trx, actor: Actor, { request, key }: Wanted, now: Date) {
  const reading = Promise.all([
    holdAccount(trx, actor.accountId),
    lockClient(trx, actor.accountId),
    readPayment(trx, actor.accountId, request, dayOf(now)),
    findOwnSessions(trx, actor.accountId, request.slot, now),
    readWindow(trx, actor.accountId, now),
  ]);
  if (request.therapist_id !== null) {
    const [[, , payment, own, window], { reply, ...session }] = await Promise.all([
      reading,
      readSession(trx, actor, request, request.therapist_id, key),
    ]);
    return { payment, own, window, reply, session };
  }
  const [[, , payment, own, window], , earlier] = await Promise.all([
    reading,
    lockBranchDay(trx, request.location, request.slot.day),
    findReply(trx, actor.accountId, key),
  ]);
  const therapistId = earlier ? null : await pick(trx, actor, request, payment, window);
  if (therapistId === null) return { payment, own, window, reply: earlier, session: null };
  const { reply, ...session } = await readSession(trx, actor, request, therapistId, key);
  return { payment, own, window, reply, session };
}

export type Facts = Omit<Awaited<ReturnType<typeof readFacts>>, 'reply'>;

async function readSession(
  trx: Trx,
  actor: Actor,
  request: AskedBooking,
  therapistId: number,
  key: string | undefined,
) {
  const [, reply, therapist, found] = await Promise.all([
    lockTherapist(trx, therapistId),
    findReply(trx, actor.accountId, key),
    findTherapist(trx, therapistId, pricedServices(request)),
    readTherapistDay(trx, therapistId, request.slot.day),
  ]);
  return { therapistId, reply, therapist, found };
}

async function pick(
  trx: Trx,
  actor: Actor,
  request: AskedBooking,
  payment: ReadPayment | Refused,
  window: DiaryWindow,
): Promise<number | null> {
  if ('verdict' in payment) return null;
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
