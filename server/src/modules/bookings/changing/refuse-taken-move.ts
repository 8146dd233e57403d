import type { Db } from '../../../platform/database/db.ts';
import { onlyReading } from '../../../platform/database/idempotency-key.ts';
import { because, refusal, sqlState, sqlStates } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { refuseMove } from '../../packages/may-package-pay-rules.ts';
import { lockPackage } from '../../packages/minutes/take-and-return-minutes.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { findNearestTimes } from '../../scheduling/find-nearest-times.ts';
import { readBookingHorizon } from '../../scheduling/read-booking-horizon.ts';
import { type SlotStart, slotOf } from '../../scheduling/slot-rules.ts';
import { NO_LONGER_FREE } from '../../scheduling/time-taken-refusals.ts';
import { SlotTaken } from '../booking/refuse-or-override.ts';
import { explainConflict } from '../conflicts/explain-conflict.ts';
import { type BookingToChange, lengthOf } from './who-may-change-until-when-rules.ts';

/**
 * The error for a failed move: when the time is gone, 409 with up to three nearest free times, and
 * for the desk with who has it; any other error unchanged.
 *
 * @param move omitted fields stay
 * @param desk the desk's actor; null: a client
 */
export async function refuseGone(
  db: Db,
  desk: Actor | null,
  error: unknown,
  known: BookingToChange,
  move: {
    readonly start: SlotStart;
    readonly therapistId: number;
    readonly lastsMinutes?: number;
    readonly locationCode?: string;
    /** Its services. */
    readonly serviceIds?: readonly number[];
    /** Rooms and beds chosen by hand. */
    readonly resourceIds?: readonly number[] | undefined;
  },
  now: Date,
): Promise<unknown> {
  const isTaken = error instanceof SlotTaken || sqlState(error) === sqlStates.exclusionViolation;
  if (!isTaken) return error;
  const slot = slotOf(move.start, move.lastsMinutes ?? lengthOf(known));
  const window = await readBookingHorizon(db, accountHolder(known.clientId), now);
  const covers = await readCover(db, known);
  const { therapistId } = move;
  const locationCode = move.locationCode ?? known.locationCode;
  const taken = error instanceof SlotTaken ? error : new SlotTaken(NO_LONGER_FREE, false);
  const { serviceIds = known.serviceIds, resourceIds } = move;
  const about = { therapistId, locationCode, serviceIds, resourceIds, exceptId: known.id };
  const wished = { ...slot, ...about };
  const sentence = desk ? await explainConflict(db, desk, taken, wished) : taken.sentence;
  const near = {
    ...{ therapistId, locationCode, movingId: known.id, sessionOf: serviceIds, resourceIds },
    byPhoneToo: desk !== null,
  };
  // A session that changes in more than its time can stay at its present start.
  const onlyMoves =
    slot.lastsMinutes === lengthOf(known) && serviceIds === known.serviceIds && !resourceIds;
  const looking = onlyMoves ? { ...window, present: known } : window;
  const free_times = await findNearestTimes(db, near, slot, looking, covers);
  return because('taken', refusal(409, sentence, { free_times }));
}

/** On which days the package of a session, if it has one, lets it be. */
export async function readCover(db: Db, { id, packageId }: BookingToChange) {
  if (packageId === null) return () => true;
  const held = await onlyReading(() =>
    db
      .transaction()
      .execute((trx) => lockPackage(trx, { packageId, personId: null, exceptBookingId: id })),
  );
  return (day: string) => !held || refuseMove(held, day) === null;
}
