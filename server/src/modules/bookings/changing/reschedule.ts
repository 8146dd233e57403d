import type { Appointment } from '@limber/contract/appointments.ts';
import type { Gender } from '@limber/contract/values.ts';
import { keepAnswer } from '../../../platform/database/asked-once.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { studioDayOf } from '../../../platform/dubai.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import { lockPackage } from '../../packages/lock-package.ts';
import { refuseMove } from '../../packages/refusal-rules.ts';
import { NO_LONGER_FREE } from '../../scheduling/free-start-rules.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import { readWindow } from '../../scheduling/read-window.ts';
import { type SlotStart, slotOf } from '../../scheduling/slot-rules.ts';
import { pickResources } from '../../scheduling/takes-rules.ts';
import { accountHolder } from '../../scheduling/window-rules.ts';
import { refuseAtOnce, refuseMinutesOfDay } from '../booking/limit-rules.ts';
import { findOwnSessions, findTherapist } from '../booking/queries.ts';
import { weighMove } from '../booking/rules.ts';
import { sessionFacts } from '../booking/session-facts.ts';
import { admit, refuseMoreChanges, SlotTaken } from '../booking/verdict-errors.ts';
import type { ChangeDeps } from '../deps.ts';
import { notifyMoved } from '../notifying/notify.ts';
import { readAppointment, unknownAppointment } from '../read-appointment.ts';
import { type BookingToChange, findBooking, lockBooking, updateMoved } from './queries.ts';
import { refuseGone } from './refuse-gone.ts';
import { cutoffOf, freeUntil, isOfDesk, lengthOf, mayChange, refuseLeaving } from './rules.ts';

/** Where a session is moved to. */
export interface Move {
  readonly start: SlotStart;
  readonly therapistId: number;
}

/**
 * Moves a session to another time, or to another therapist of its branch, at one stroke: it keeps
 * its id, length, price and package, and what is refused leaves it where it was. Until the cutoff
 * it was booked under, the desk also later. Refuses 404 another client's, 400 a therapist who cannot
 * take it, 409 what is taken (with up to three nearest free times), closed, too late, or not covered
 * by its package on that day.
 *
 * @param to without `therapistId` the therapist stays
 */
export async function reschedule(
  deps: ChangeDeps,
  actor: Actor,
  bookingId: string,
  to: Omit<Move, 'therapistId'> & { therapistId?: number | undefined },
  now: Date,
): Promise<Appointment> {
  const known = await findBooking(deps.db, bookingId);
  if (!known || !mayChange(actor, known)) {
    throw unknownAppointment();
  }
  const move = { ...to, therapistId: to.therapistId ?? known.therapistId };
  try {
    return await deps.db
      .transaction()
      .execute((trx) => moveInTransaction(trx, deps, actor, known, move, now));
  } catch (error) {
    throw await refuseGone(deps.db, null, error, known, move, now);
  }
}

async function moveInTransaction(
  trx: Trx,
  deps: ChangeDeps,
  actor: Actor,
  known: BookingToChange,
  move: Move,
  now: Date,
): Promise<Appointment> {
  const { id, clientId, packageId, serviceIds, locationCode } = known;
  const { therapistId } = move;
  const client = accountHolder(clientId);
  // It keeps its length.
  const slot = slotOf(move.start, lengthOf(known));
  const { day, startsAt, endsAt } = slot;
  const [, , own, held, , , booking, therapist, found, window] = await Promise.all([
    lockActor(trx, actor.accountId),
    lockAccount(trx, clientId, { sessions: true }),
    findOwnSessions(trx, clientId, { ...slot, exceptId: id }, now),
    packageId === null
      ? null
      : lockPackage(trx, { packageId, personId: null, exceptBookingId: id }),
    lockTherapist(trx, therapistId, { serviceIds, locationCode, day }),
    lockBooking(trx, id),
    findBooking(trx, id),
    findTherapist(trx, therapistId, []),
    readTherapistDay(
      trx,
      { therapistId, date: day, locationCode, serviceIds, movingId: id },
      { now, holder: client },
    ),
    readWindow(trx, client, now),
  ]);
  if (!booking) throw unknownAppointment();
  const sameHands = therapistId === booking.therapistId;
  const stays = sameHands && startsAt.getTime() === booking.startsAt.getTime();
  const reason =
    refuseLeaving(booking, now) ??
    (now > freeUntil(booking) && !isOfDesk(actor)
      ? {
          en: `This session starts in less than ${countInEnglish(cutoffOf(booking), 'hour')}, so it can no longer be moved.`,
          ar: `تبدأ هذه الجلسة بعد أقل من ${countInArabic(cutoffOf(booking), 'hours')}، ولم يعد تغيير موعدها ممكناً.`,
        }
      : null) ??
    (held ? refuseMove(held, day) : null);
  if (reason !== null) throw refusal(409, reason);
  if (stays) return readAppointment(trx, clientId, id);
  if (!isOfDesk(actor)) refuseMoreChanges(own, now);
  const isSameDay = day === studioDayOf(booking.startsAt);
  const tooMany = isOfDesk(actor)
    ? null
    : (refuseAtOnce(own, slot.lastsMinutes) ??
      (isSameDay ? null : refuseMinutesOfDay(own, slot.lastsMinutes)));
  if (tooMany !== null) throw refusal(409, tooMany);
  if (!therapist || !found || found.locationCode !== booking.locationCode) {
    throw wrongField('therapist_id', {
      en: 'This therapist does not work at the branch of your session.',
      ar: 'هذا المعالج لا يعمل في فرع جلستك.',
    });
  }
  const objections = weighMove(
    { ...slot, locationCode: booking.locationCode },
    // Whoever has it may keep it, though the studio's skills have changed.
    sameHands ? [] : booking.skills,
    sessionFacts(therapist, found, day, window),
  );
  admit(objections, null);
  const { takes } = found.day;
  const { startMinute, lastsMinutes } = slot;
  const resourceIds = pickResources(takes, startMinute, lastsMinutes, booking.resourceIds);
  if (!resourceIds) throw new SlotTaken(NO_LONGER_FREE, false);
  const when = { therapistId, startsAt, endsAt, takes, resourceIds };
  const chosenAnew = !sameHands && !isOfDesk(actor);
  const wishedGender = chosenAnew ? wishAfter(booking, therapist.gender) : booking.wishedGender;
  const by = { wishedGender, wishes: [], reason: null, actorId: actor.accountId, at: now };
  await updateMoved(trx, booking, { ...booking, ...when, ...by });
  const its = { id, serviceIds: booking.lines.map((line) => line.serviceId) };
  const at = { therapistId, startsAt, endsAt, locationCode: booking.locationCode };
  await notifyMoved(trx, deps, { ...its, ...at, changes: booking.changes + 1 }, now);
  return keepAnswer(trx, await readAppointment(trx, clientId, id));
}

/** The wish for a woman or a man: whoever chooses somebody else themselves wishes for it no more. */
function wishAfter({ wishedGender }: BookingToChange, chosen: Gender): Gender | null {
  return wishedGender === chosen ? wishedGender : null;
}
