import type { Db } from '../../../platform/database/db.ts';
import { refusal, sqlState, sqlStates } from '../../../platform/http/errors.ts';
import { lockPackage } from '../../packages/lock-package.ts';
import { refuseMove } from '../../packages/refusal-rules.ts';
import { findNearestTimes } from '../../scheduling/find-nearest-times.ts';
import { NO_LONGER_FREE } from '../../scheduling/free-start-rules.ts';
import { readWindow } from '../../scheduling/read-window.ts';
import { type SlotStart, slotOf } from '../../scheduling/slot-rules.ts';
import { accountHolder } from '../../scheduling/window-rules.ts';
import { SlotTaken } from '../booking/verdict-errors.ts';
import type { BookingToChange } from './queries.ts';
import { lengthOf } from './rules.ts';

/**
 * What a move that failed is answered: when the time is gone, 409 with up to three nearest free times;
 * any other error as it is.
 *
 * @param move what is left out stays
 */
export async function refuseGone(
  db: Db,
  error: unknown,
  known: BookingToChange,
  move: {
    readonly start: SlotStart;
    readonly therapistId: number;
    readonly lastsMinutes?: number;
    readonly locationCode?: string;
  },
  now: Date,
): Promise<unknown> {
  const isTaken = error instanceof SlotTaken || sqlState(error) === sqlStates.exclusionViolation;
  if (!isTaken) return error;
  const slot = slotOf(move.start, move.lastsMinutes ?? lengthOf(known));
  const window = await readWindow(db, accountHolder(known.clientId), now);
  const covers = await readCover(db, known);
  return refusal(409, error instanceof SlotTaken ? error.sentence : NO_LONGER_FREE, {
    free_times: await findNearestTimes(
      db,
      {
        therapistId: move.therapistId,
        locationCode: move.locationCode ?? known.locationCode,
        movingId: known.id,
        sessionOf: known.serviceIds,
      },
      slot,
      window,
      covers,
    ),
  });
}

/** On which days the package of a session, if it has one, lets it be. */
export async function readCover(db: Db, { id, packageId }: BookingToChange) {
  if (packageId === null) return () => true;
  const held = await db
    .transaction()
    .execute((trx) => lockPackage(trx, { packageId, personId: null, exceptBookingId: id }));
  return (day: string) => !held || refuseMove(held, day) === null;
}
