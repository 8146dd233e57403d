import type { Appointment } from '@limber/contract/appointments.ts';
import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { because, refusal, sqlState, sqlStates } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { minutesInto, studioDayOf } from '../../../platform/studio-days.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { slotOf } from '../../scheduling/slot-rules.ts';
import { SlotTaken } from '../booking/refuse-or-override.ts';
import type { ChangeDeps } from '../deps.ts';
import { readAppointment, readDeskBooking, unknownAppointment } from '../read-booking.ts';
import { changeBooking } from './change-booking.ts';
import type { MoveFacts } from './desk-move-rules.ts';
import { lengthenSession } from './lengthen-rules.ts';
import { findBooking } from './queries.ts';
import { readMoveFacts } from './read-move-facts.ts';
import type { BookingToChange } from './who-may-change-until-when-rules.ts';

/**
 * Makes a client's own session longer, from the minutes of its package. Refuses 404 another client's,
 * 400 another length than one step more, 409 one that is over, that no package pays, whose package has
 * too few minutes, or after which therapist or room are not free.
 */
export async function lengthen(
  deps: ChangeDeps,
  actor: Actor,
  asked: LongerSession,
  now: Date,
): Promise<Appointment> {
  const isFor = ({ clientId }: BookingToChange) => clientId === actor.accountId;
  return change(deps, actor, { ...asked, isFor, byClient: true }, now, (trx, { clientId, id }) =>
    readAppointment(trx, clientId, id),
  );
}

/** The same by the session's therapist, as the desk sees it. Refuses like {@link lengthen}. */
export async function lengthenByTherapist(
  deps: ChangeDeps,
  actor: Actor,
  asked: LongerSession,
  now: Date,
): Promise<BookingAtDesk> {
  const isFor = ({ therapistAccountId }: BookingToChange) => therapistAccountId === actor.accountId;
  return change(deps, actor, { ...asked, isFor, byClient: false }, now, (trx, { id }) =>
    readDeskBooking(trx, actor, id),
  );
}

/** A session, and how long it is to be. */
interface LongerSession {
  readonly id: string;
  readonly lastsMinutes: number;
}

async function change<Answer extends object>(
  deps: ChangeDeps,
  actor: Actor,
  {
    id,
    lastsMinutes,
    isFor,
    byClient,
  }: LongerSession & { isFor: (booking: BookingToChange) => boolean; byClient: boolean },
  now: Date,
  answer: (trx: Trx, booking: BookingToChange) => Promise<Answer>,
): Promise<Answer> {
  const known = await findBooking(deps.db, id);
  if (!known || !isFor(known)) throw unknownAppointment();
  const { therapistId, locationCode, serviceIds, startsAt } = known;
  const day = studioDayOf(startsAt);
  const start = { day, startMinute: minutesInto(day, startsAt), startsAt };
  const stays = { therapistId, locationCode, serviceIds };
  const slot = slotOf(start, lastsMinutes);
  const move = { ...stays, start, lastsMinutes, services: null, resourceIds: undefined };
  const longer = {
    ...{ seen: { id }, known, isFor },
    lockTime: (trx: Trx) => lockTherapist(trx, therapistId, { serviceIds, locationCode, day }),
    read: (trx: Trx) => readMoveFacts(trx, known, { slot, ...stays, isSent: true }, now),
    decide: (booking: BookingToChange, facts: Omit<MoveFacts, 'dayBefore'>) =>
      lengthenSession(booking, move, { ...facts, dayBefore: day }, { byClient }, now),
  };
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const booking = await changeBooking(trx, deps, actor, longer, now);
      return keepAnswer(trx, await answer(trx, booking));
    });
  } catch (error) {
    const isTaken = error instanceof SlotTaken || sqlState(error) === sqlStates.exclusionViolation;
    throw isTaken ? because('taken', refusal(409, NOT_FREE_AFTER)) : error;
  }
}

const NOT_FREE_AFTER: Sentence = {
  en: 'The time after this session is not free.',
  ar: 'الوقت بعد هذه الجلسة غير متاح.',
};
