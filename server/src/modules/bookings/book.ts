import type { BookedAppointment, BookingRequest, ServiceType } from '@limber/contract/bookings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { minutesOf } from '../../platform/dubai.ts';
import { type Refusal, refusal, sqlState, sqlStates } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { Actor } from '../../platform/session.ts';
import { findNearestTimes } from '../scheduling/find-nearest-times.ts';
import { findNearestTimesOfAny } from '../scheduling/find-nearest-times-of-any.ts';
import { bookInTransaction } from './book-in-transaction.ts';
import { SlotTaken } from './refusal-of.ts';
import { NO_LONGER_FREE, paidBy } from './rules.ts';

export interface BookParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly random: Randomness;
}

const MOST_TRIES = 4;

/**
 * Books a session for the actor, in one transaction with its mail and reminders, the package it is
 * taken from or bought with, and the membership that unlocks. The same `key` and request give the
 * same appointment again; another request under that key is refused 422. Refuses 400 what is wrong,
 * and a type that is not among `types`; 409 what is taken (with up to three nearest free times),
 * closed, not covered by the package, or differs in price from what the client has shown.
 */
export async function book(
  parts: BookParts,
  actor: Actor,
  request: BookingRequest,
  { key, types }: { key: string | undefined; types: readonly ServiceType[] },
  now: Date,
): Promise<BookedAppointment> {
  if (!types.includes(request.serviceType)) {
    const sentence = `This address books ${types.join(', ')}, not ${request.serviceType}.`;
    throw refusal(400, sentence, { fields: { serviceType: sentence } });
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await parts.db
        .transaction()
        .execute((trx) => bookInTransaction(parts, trx, actor, request, key, now));
    } catch (error) {
      const state = sqlState(error);
      const lost = error instanceof SlotTaken ? error : slotTakenOf(state, request);
      // Whoever was picked has just been booked by someone else: another may be free.
      if (tries < MOST_TRIES && (lost?.wasPicked || isPassing(state))) continue;
      throw lost ? await taken(parts.db, request, now, lost.message) : error;
    }
  }
}

function slotTakenOf(state: string | null, request: BookingRequest): SlotTaken | null {
  if (state !== sqlStates.exclusionViolation) return null;
  return new SlotTaken(NO_LONGER_FREE, request.therapist_id === null);
}

async function taken(db: Db, request: BookingRequest, now: Date, reason: string): Promise<Refusal> {
  const { therapist_id, date, total_duration } = request;
  const wish = { date, startsAt: minutesOf(request.time), lastsMinutes: total_duration };
  if (therapist_id !== null) {
    return refusal(409, reason, {
      free_times: await findNearestTimes(db, therapist_id, wish, now),
    });
  }
  const isByPrice = paidBy(request.serviceType).paidBy === 'price';
  const whose = {
    locationCode: request.location,
    serviceIds: isByPrice ? request.services.map(({ id }) => id) : [],
    gender: request.therapist_gender,
  };
  return refusal(409, reason, { free_times: await findNearestTimesOfAny(db, whose, wish, now) });
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
