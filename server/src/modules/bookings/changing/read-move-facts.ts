import type { Trx } from '../../../platform/database/db.ts';
import { lockPackage } from '../../packages/minutes/take-and-return-minutes.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { readBookingHorizon } from '../../scheduling/read-booking-horizon.ts';
import { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import type { Slot } from '../../scheduling/slot-rules.ts';
import { findOwnSessions } from '../booking/client-facts-queries.ts';
import { sessionFacts } from '../booking/facts-of-therapist-day.ts';
import { findTherapist } from '../booking/queries.ts';
import type { MoveFacts } from './desk-move-rules.ts';
import type { BookingToChange } from './who-may-change-until-when-rules.ts';

/** Reads what decides about a move, under its locks. */
export async function readMoveFacts(
  trx: Trx,
  { id, clientId, packageId }: BookingToChange,
  to: {
    readonly slot: Slot;
    readonly therapistId: number;
    /** Left out: the therapist's own. */
    readonly locationCode: string;
    readonly serviceIds: readonly number[];
    /** The therapist is sent to a branch where they have no shifts. */
    readonly isSent?: boolean;
  },
  now: Date,
): Promise<Omit<MoveFacts, 'dayBefore'>> {
  const { slot, therapistId, locationCode, serviceIds, isSent = false } = to;
  const holder = accountHolder(clientId);
  const packageFor = async (personId: number | null) =>
    packageId === null
      ? null
      : ((await lockPackage(trx, { packageId, personId, exceptBookingId: id })) ?? null);
  const [own, held, theirs, therapist, onDay, window] = await Promise.all([
    findOwnSessions(trx, clientId, { ...slot, exceptId: id }, now),
    packageFor(null),
    packageFor(clientId),
    findTherapist(trx, therapistId, serviceIds),
    readTherapistDay(
      trx,
      { therapistId, date: slot.day, locationCode, serviceIds, movingId: id, isSent },
      { now, holder },
    ),
    readBookingHorizon(trx, holder, now),
  ]);
  const session = therapist && onDay ? sessionFacts(therapist, onDay, slot.day, window) : null;
  return { own, held, theirs, session, offered: therapist?.offered ?? [] };
}
