import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { minutesInto, studioDayOf, timeOf } from '../../../platform/studio-days.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { slotOf } from '../../scheduling/slot-rules.ts';
import type { Override } from '../booking/overridable-rules.ts';
import type { ChangeDeps } from '../deps.ts';
import { unknownAppointment } from '../read-booking.ts';
import { changeAtDesk, type SeenVersion } from './change-booking.ts';
import { type MoveFacts, moveByDesk, type Way, type WholeMove } from './desk-move-rules.ts';
import { isFor, lengthFor, type RequestedService } from './other-services-rules.ts';
import { findBooking } from './queries.ts';
import { readMoveFacts } from './read-move-facts.ts';
import { refuseGone } from './refuse-taken-move.ts';
import { type BookingToChange, lengthOf } from './who-may-change-until-when-rules.ts';

/** The new state of a booking; omitted fields stay. */
export interface DeskMove {
  /** The studio's day, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** `HH:MM`. */
  readonly time?: string | undefined;
  readonly lastsMinutes?: number | undefined;
  /** Its services. */
  readonly services?: readonly RequestedService[] | undefined;
  readonly therapistId?: number | undefined;
  readonly locationCode?: string | undefined;
  /** Rooms and beds that it is to have. */
  readonly resourceIds?: readonly number[] | undefined;
  /** A shorter session keeps its minutes and price. */
  readonly keepsCharge: boolean;
  readonly override: Override;
}

/**
 * Moves, shortens or extends a session at the desk, or changes its service, therapist or branch,
 * until its end and in one transaction. Refuses 404 an unknown session, 400 an impossible one, 409
 * one that another desk has changed, broken rules of the studio without a reason, and a time that
 * is taken, with the nearest free ones.
 */
export async function moveAtDesk(
  deps: ChangeDeps,
  actor: Actor,
  seen: SeenVersion,
  requested: DeskMove,
  now: Date,
): Promise<BookingAtDesk> {
  const known = await findBooking(deps.db, seen.id);
  if (!known) throw unknownAppointment();
  const asked = { seen, known, move: wholeOf(known, requested), way: { ...requested, back: null } };
  return carryOut(deps, actor, asked, now);
}

/** The state before a move, and the requested one. */
export interface RequestedMove {
  readonly seen: SeenVersion;
  readonly known: BookingToChange;
  readonly move: WholeMove;
  readonly way: Way;
}

/** Carries a move out in its transaction. */
export async function carryOut(
  deps: ChangeDeps,
  actor: Actor,
  { seen, known, move, way }: RequestedMove,
  now: Date,
): Promise<BookingAtDesk> {
  const { therapistId, locationCode, serviceIds } = move;
  const slot = slotOf(move.start, move.lastsMinutes);
  const asked = { ...{ slot, therapistId, locationCode, serviceIds, isSent: true } };
  const change = {
    seen,
    known,
    lockTime: (trx: Trx) =>
      lockTherapist(trx, therapistId, { serviceIds, locationCode, day: slot.day }),
    read: (trx: Trx) => readMoveFacts(trx, known, asked, now),
    decide: (booking: BookingToChange, facts: Omit<MoveFacts, 'dayBefore'>) =>
      moveByDesk(booking, move, way, { ...facts, dayBefore: studioDayOf(booking.startsAt) }, now),
  };
  try {
    return await changeAtDesk(deps, actor, change, now);
  } catch (error) {
    throw await refuseGone(deps.db, actor, error, known, move, now);
  }
}

function wholeOf(known: BookingToChange, { date, time, ...requested }: DeskMove): WholeMove {
  const day = studioDayOf(known.startsAt);
  const startMinute = minutesInto(day, known.startsAt);
  const isMoved = date !== undefined || time !== undefined;
  const start = isMoved
    ? parseStart(date ?? day, time ?? timeOf(known.startsAt))
    : { day, startMinute, startsAt: known.startsAt };
  const services =
    requested.services && !isFor(known, requested.services) ? requested.services : null;
  const usually = services ? lengthFor(known, services) : lengthOf(known);
  return {
    start,
    lastsMinutes: requested.lastsMinutes ?? usually,
    services,
    serviceIds: services ? [...new Set(services.map(({ id }) => id))] : known.serviceIds,
    therapistId: requested.therapistId ?? known.therapistId,
    locationCode: requested.locationCode ?? known.locationCode,
    resourceIds: requested.resourceIds,
  };
}
