import type { BookingRequest } from '@limber/contract/bookings.ts';
import type { Trx } from '../../platform/db.ts';
import { dayOf, minutesOf } from '../../platform/dubai.ts';
import type { Actor } from '../../platform/session.ts';
import { pickTherapist } from '../scheduling/pick-therapist.ts';
import { readTherapistDay } from '../scheduling/read-therapist-day.ts';
import { findReply, findTherapist, lockBranch, lockTherapist } from './queries.ts';
import { readMeans } from './read-means.ts';
import { paidBy } from './rules.ts';

/**
 * Reads all that decides about a booking, sent at once over one connection: each lock is had before
 * what it guards is read. With any therapist, one is picked first; `session` is null when nobody is
 * free. `reply` is that of an earlier request under the same key.
 */
export async function readFacts(
  trx: Trx,
  actor: Actor,
  request: BookingRequest,
  key: string | undefined,
  now: Date,
) {
  const reading = readMeans(trx, actor.accountId, request, dayOf(now));
  if (request.therapist_id !== null) {
    const [means, { reply, ...session }] = await Promise.all([
      reading,
      readSession(trx, actor, request, request.therapist_id, key),
    ]);
    return { means, reply, session };
  }
  const [means, , earlier] = await Promise.all([
    reading,
    lockBranch(trx, request.location),
    findReply(trx, actor.accountId, key),
  ]);
  const therapistId = earlier ? null : await pick(trx, actor, request, now);
  if (therapistId === null) return { means, reply: earlier, session: null };
  const { reply, ...session } = await readSession(trx, actor, request, therapistId, key);
  return { means, reply, session };
}

async function readSession(
  trx: Trx,
  actor: Actor,
  request: BookingRequest,
  therapistId: number,
  key: string | undefined,
) {
  const [, reply, therapist, found] = await Promise.all([
    lockTherapist(trx, therapistId),
    findReply(trx, actor.accountId, key),
    findTherapist(trx, therapistId, pricedServices(request)),
    readTherapistDay(trx, therapistId, request.date),
  ]);
  return { therapistId, reply, therapist, found };
}

function pick(trx: Trx, actor: Actor, request: BookingRequest, now: Date): Promise<number | null> {
  return pickTherapist(
    trx,
    {
      locationCode: request.location,
      serviceIds: pricedServices(request),
      gender: request.therapist_gender,
      favouritesOf: actor.accountId,
      date: request.date,
      startsAt: minutesOf(request.time),
      lastsMinutes: request.total_duration,
    },
    now,
  );
}

/** Services that are paid one by one and ask for their skills; of a package session: none. */
function pricedServices({ serviceType, services }: BookingRequest): number[] {
  return paidBy(serviceType).paidBy === 'price' ? [...new Set(services.map(({ id }) => id))] : [];
}
