import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { minutesInto, studioDayOf } from '../../../platform/studio-days.ts';
import { refuseStaleVersion, type SeenVersion } from '../changing/change-booking.ts';
import { carryOut } from '../changing/move-at-desk.ts';
import { isSameSlot } from '../changing/objections-to-move-rules.ts';
import { findBooking } from '../changing/queries.ts';
import {
  type BeforeMove,
  type BookingToChange,
  lengthOf,
} from '../changing/who-may-change-until-when-rules.ts';
import type { ChangeDeps } from '../deps.ts';
import { unknownAppointment } from '../read-booking.ts';
import { findBeforeMove } from './queries.ts';
import { BRANCH_UNSEEN, NOTHING_TO_UNDO, refuseMoveBack } from './undo-step-rules.ts';

/**
 * Takes back the last move of a session, until its end and only if nothing was done since: the
 * session gets its former time, therapist, length, services and price, and its former room if that is free.
 * Overridable rules are not checked, because it was so before. Refuses 404 an unknown session,
 * 409 where the last change was not a move or was the client's own, where its time is over, and
 * where it is taken, naming by whom.
 */
export async function undoMove(
  deps: ChangeDeps,
  actor: Actor,
  seen: SeenVersion,
  now: Date,
): Promise<BookingAtDesk> {
  const { known, back, reason } = await judge(deps.db, actor, seen.id, now);
  await deps.db.transaction().execute((trx) => refuseStaleVersion(trx, actor, seen, known));
  if (!back) throw refusal(409, reason);
  const { startsAt, therapistId, locationCode, lines, resourceIds } = back;
  const day = studioDayOf(startsAt);
  const isOtherSlot = !isSameSlot(known, back);
  const move = {
    start: { day, startMinute: minutesInto(day, startsAt), startsAt },
    lastsMinutes: lengthOf(back),
    services: null,
    serviceIds: lines ? [...new Set(lines.map(({ serviceId }) => serviceId))] : known.serviceIds,
    therapistId,
    locationCode,
    // Where only the room was changed, no other will do.
    resourceIds: isOtherSlot || lines ? undefined : (resourceIds ?? undefined),
  };
  const way = { keepsCharge: false, override: null, back };
  return carryOut(deps, actor, { seen, known, move, way }, now);
}

/**
 * The event of a session's last move, where that can be taken back as long as its time is free;
 * null: nothing can.
 */
export async function findUndoable(
  db: Db,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<string | null> {
  const { back } = await judge(db, actor, bookingId, now);
  return back?.id ?? null;
}

/**
 * A booking and how it was before its last move, or why that is not taken back. Refuses 404 an
 * unknown one.
 */
async function judge(
  db: Db,
  { branches = [] }: Actor,
  bookingId: string,
  now: Date,
): Promise<
  { readonly known: BookingToChange } & (
    | { readonly back: BeforeMove; readonly reason: null }
    | { readonly back: null; readonly reason: Sentence }
  )
> {
  const [known, back] = await Promise.all([
    findBooking(db, bookingId),
    findBeforeMove(db, bookingId),
  ]);
  if (!known) throw unknownAppointment();
  if (!back) return { known, back: null, reason: NOTHING_TO_UNDO };
  const isSeen = branches === 'all' || branches.includes(back.locationCode);
  const reason = isSeen ? refuseMoveBack(known, back, now) : BRANCH_UNSEEN;
  return reason === null ? { known, back, reason } : { known, back: null, reason };
}
