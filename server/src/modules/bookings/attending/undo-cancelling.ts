import { TOLD_AFTER_SECONDS } from '@limber/contract/terms/booking.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { studioDayOf } from '../../../platform/dubai.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { lockPackage } from '../../packages/lock-package.ts';
import {
  refuseExpired,
  refuseInactive,
  refuseMinutes,
  refuseSecondOfDay,
  UNKNOWN_PACKAGE,
} from '../../packages/refusal-rules.ts';
import type { LockedPackage } from '../../packages/rules.ts';
import { takeMinutes } from '../../packages/take-minutes.ts';
import type { BookingToChange } from '../changing/queries.ts';
import type { ChangeDeps } from '../deps.ts';
import { findPlaceTold, notifyStandsAgain } from '../notifying/notify.ts';
import { unknownAppointment } from '../read-appointment.ts';
import { refuseOlder, type Seen } from '../refuse-older.ts';
import { giveTime } from './give-time.ts';
import { updateUndone } from './queries.ts';
import { readToStandAgain } from './read-to-stand-again.ts';
import { NOTHING_TO_UNDO } from './rules.ts';

/**
 * Takes back that a session was cancelled: it stands as before, at its time, and what it was given back of
 * its package is taken again. The client is told where they were told of the cancelling, and of a move that
 * it came in the way of. Refuses 404 an unknown one, 409 one that is not cancelled, a time that somebody else
 * has by now, by name, and a package that has nothing for it any more.
 */
export async function undoCancelling(
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  known: BookingToChange,
  now: Date,
): Promise<void> {
  await deps.db
    .transaction()
    .execute((trx) => undoInTransaction(trx, deps, actor, seen, known, now));
}

async function undoInTransaction(
  trx: Trx,
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  known: BookingToChange,
  now: Date,
): Promise<void> {
  const { id, clientId, packageId, startsAt } = known;
  const day = studioDayOf(startsAt);
  const [, state, held, { booking, found, leaving: left, other }] = await Promise.all([
    lockActor(trx, actor.accountId),
    lockAccount(trx, clientId, { sessions: true }),
    packageId === null
      ? null
      : lockPackage(trx, { packageId, personId: clientId, exceptBookingId: id }),
    readToStandAgain(trx, known, 'cancelled', now),
  ]);
  if (state !== 'present' || !booking || !found) throw unknownAppointment();
  await refuseOlder(trx, actor, seen, booking);
  if (booking.status !== 'cancelled' || !left) throw refusal(409, NOTHING_TO_UNDO);
  const resourceIds = giveTime(actor, found.day, booking, other);
  const minutes = left.late ? 0 : (booking.packageMinutes ?? 0);
  const reason = packageId === null ? null : refuseFromPackage(held ?? null, day, minutes);
  if (reason !== null) throw refusal(409, reason);
  const before = await findPlaceTold(trx, id);
  await updateUndone(trx, booking, {
    to: left.from,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    takes: found.day.takes,
    resourceIds,
    actorId: actor.accountId,
    at: now,
  });
  if (held && minutes > 0) {
    const session = { personId: clientId, actorId: actor.accountId, bookingId: id };
    await takeMinutes(trx, deps, held, { ...session, minutes }, now);
  }
  const serviceIds = booking.lines.map((line) => line.serviceId);
  const again = { ...booking, serviceIds, changes: booking.changes + 1 };
  const wasTold = now.getTime() - left.at.getTime() >= TOLD_AFTER_SECONDS * 1000;
  await notifyStandsAgain(trx, deps, { ...again, wasTold }, before, now);
}

/** Why a package gives nothing for a session that is to stand again; null: it does. */
function refuseFromPackage(
  held: LockedPackage | null,
  day: string,
  minutes: number,
): Sentence | null {
  if (!held) return UNKNOWN_PACKAGE;
  const used = minutes > 0 ? (refuseInactive(held) ?? refuseMinutes(held, minutes)) : null;
  return refuseExpired(held, day) ?? refuseSecondOfDay(held, day) ?? used;
}
