import { createHash } from 'node:crypto';
import type { Appointment, BookingRequest } from '@limber/contract/bookings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { at, dayOf, daysBetween, minutesInto, minutesOf } from '../../platform/dubai.ts';
import { type Refusal, refusal, sqlState, sqlStates } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { aedOf, filsOf } from '../../platform/money.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { Actor } from '../../platform/session.ts';
import { findNearestTimes } from '../scheduling/find-nearest-times.ts';
import { readTherapistDay } from '../scheduling/read-therapist-day.ts';
import {
  findOffered,
  findReply,
  findTherapist,
  insertBooking,
  insertReply,
  lockTherapist,
  type NewBooking,
} from './queries.ts';
import { judgeBooking, type Verdict } from './rules.ts';
import { tellBooked } from './tell-booked.ts';

export interface BookParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly random: Randomness;
}

const MOST_TRIES = 4;

/**
 * Books a session for the actor, in one transaction with its mail and reminders. The same `key` and
 * request give the same appointment again; another request under that key is refused 422. Refuses
 * 400 what is wrong, 409 what is taken (with up to three nearest free times), closed, or differs in
 * price from what the client has shown.
 */
export async function book(
  parts: BookParts,
  actor: Actor,
  request: BookingRequest,
  key: string | undefined,
  now: Date,
): Promise<Appointment> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await parts.db
        .transaction()
        .execute((trx) => bookOnce(parts, trx, actor, request, key, now));
    } catch (error) {
      const state = sqlState(error);
      if (state === sqlStates.exclusionViolation) throw await taken(parts.db, request, now);
      if (error instanceof SlotTaken) throw await taken(parts.db, request, now, error.message);
      if (tries >= MOST_TRIES || !isPassing(state)) throw error;
    }
  }
}

async function bookOnce(
  parts: BookParts,
  trx: Trx,
  actor: Actor,
  request: BookingRequest,
  key: string | undefined,
  now: Date,
): Promise<Appointment> {
  const therapistId = request.therapist_id;
  if (therapistId === null) throw refusal(400, 'Please choose a therapist.');
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  // Sent at once over one connection: the lock is had before any fact is read.
  const [, reply, offered, therapist, found] = await Promise.all([
    lockTherapist(trx, therapistId),
    findReply(trx, actor.accountId, key),
    findOffered(trx, [...new Set(request.services.map((service) => service.id))]),
    findTherapist(trx, therapistId),
    readTherapistDay(trx, therapistId, request.date),
  ]);
  if (reply) return sameReply(reply, requestHash);
  if (!therapist || !found || !therapist.bookable) {
    throw refusal(400, 'We do not know this therapist.', {
      fields: { therapist_id: 'We do not know this therapist.' },
    });
  }
  const lasts = request.total_duration;
  const verdict = judgeBooking(
    {
      services: request.services.map(({ id, time }) => ({ serviceId: id, lastsMinutes: time })),
      locationCode: request.location,
      startsAt: minutesOf(request.time),
      lastsMinutes: lasts,
      priceFils: filsOf(request.total_price),
      daysAhead: daysBetween(dayOf(now), request.date),
    },
    {
      offered,
      therapist: {
        name: `${therapist.firstName} ${therapist.lastName}`,
        locationCode: found.locationCode,
        booksByPhone: found.booksByPhone,
        serviceIds: therapist.serviceIds,
      },
      day: found.day,
      closedFor: found.closedFor,
      now: minutesInto(request.date, now),
    },
  );
  if (verdict.verdict !== 'book') throw refusalOf(verdict);
  const startsAt = at(request.date, request.time);
  const booking: NewBooking = {
    id: parts.random.uuid(),
    clientId: actor.accountId,
    therapistId,
    locationCode: found.locationCode,
    serviceType: request.serviceType,
    startsAt,
    endsAt: new Date(startsAt.getTime() + lasts * 60_000),
    priceFils: verdict.priceFils,
    lines: verdict.lines,
    at: now,
  };
  const appointment: Appointment = {
    id: booking.id,
    status: 'booked',
    date: request.date,
    time: `${request.time}:00`,
    total_duration: lasts,
    total_price: aedOf(verdict.priceFils),
    location: found.locationCode,
    therapist_obj: { first_name: therapist.firstName, last_name: therapist.lastName },
    appointment_services: verdict.lines.map((line) => ({ service_name: line.name })),
    therapist_id: therapistId,
    serviceType: request.serviceType,
    member_discount: 0,
    package_minutes: null,
    free_until: new Date(startsAt.getTime() - 3 * 3_600_000).toISOString(),
    late: false,
  };
  await Promise.all([
    insertBooking(trx, booking),
    key === undefined
      ? null
      : insertReply(trx, {
          accountId: actor.accountId,
          key,
          requestHash,
          body: appointment,
          at: now,
        }),
    tellBooked(trx, parts.jobs, booking),
  ]);
  return appointment;
}

function sameReply(reply: { requestHash: string; reply: unknown }, requestHash: string) {
  if (reply.requestHash !== requestHash) {
    throw refusal(422, 'This Idempotency-Key was used for another booking.');
  }
  return reply.reply as Appointment;
}

/** The slot is gone; the nearest free times are looked up after the transaction has ended. */
class SlotTaken extends Error {}

function refusalOf(verdict: Exclude<Verdict, { verdict: 'book' }>): Error {
  switch (verdict.verdict) {
    case 'wrong':
      return refusal(400, verdict.reason, { fields: { [verdict.field]: verdict.reason } });
    case 'price':
      return refusal(409, verdict.reason, { total_price: aedOf(verdict.priceFils) });
    case 'closed':
      return refusal(409, verdict.reason);
    case 'taken':
      return new SlotTaken(verdict.reason);
  }
}

async function taken(
  db: Db,
  request: BookingRequest,
  now: Date,
  reason = 'This time is no longer free. Please choose another.',
): Promise<Refusal> {
  const freeTimes = await findNearestTimes(
    db,
    request.therapist_id ?? 0,
    { date: request.date, startsAt: minutesOf(request.time), lastsMinutes: request.total_duration },
    now,
  );
  return refusal(409, reason, { free_times: freeTimes });
}

/** Whether trying the same transaction again can succeed. */
function isPassing(state: string | null): boolean {
  return (
    state === sqlStates.deadlockDetected ||
    state === sqlStates.serializationFailure ||
    // Only an idempotency key is unique here: its twin has just committed, and answers next time.
    state === sqlStates.uniqueViolation
  );
}
