import type { ServiceType } from '@limber/contract/appointments.ts';
import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { sqlState, sqlStates, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { NO_LONGER_FREE, NOBODY_FREE } from '../../scheduling/time-taken-refusals.ts';
import type { BookDeps } from '../deps.ts';
import { type JudgedRequest, judgeRequest } from './judge-request.ts';
import type { BookingToMake, ParsedBooking } from './parse-booking.ts';
import { readFacts } from './read-facts.ts';
import { refuseUnpaid, SlotTaken } from './refuse-or-override.ts';
import { refuseTaken } from './refuse-taken.ts';
import { writeBooking } from './write-booking.ts';

const MOST_TRIES = 4;

/**
 * Does something else instead of booking, such as asking for a payment, in the transaction of an
 * accepted request; null: it is booked now. It is called when the request is read, so that what it
 * reads itself is sent along, and returns what is done once the request is accepted.
 */
export type InsteadOfBooking<Other> = (
  trx: Trx,
  wanted: BookingToMake,
  now: Date,
) => (accepted: BookingToMake & JudgedRequest) => Promise<Other | null>;

interface TypedBooking extends BookingToMake {
  readonly types: readonly ServiceType[];
}

/** Like {@link book}, but may do something else instead, such as asking for a payment first. */
export async function bookOrAsk<Other extends object>(
  deps: BookDeps,
  actor: Actor,
  wanted: TypedBooking,
  ask: InsteadOfBooking<Other> | null,
  now: Date,
): Promise<BookedAppointment | Other> {
  const { types, request } = wanted;
  if (!types.includes(request.serviceType)) {
    const { serviceType } = request;
    throw wrongField('serviceType', {
      en: `This address books ${types.join(', ')}, not ${serviceType}.`,
      ar: `هذا العنوان مخصص لحجز ${types.join(', ')} وليس ${serviceType}.`,
    });
  }
  try {
    return await bookInTurn(deps, actor, { ...wanted, ask }, now);
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    throw await refuseTaken(deps.db, actor, wanted, error, now);
  }
}

/**
 * Books a session for a client, on their own or the desk's request, in one transaction with its
 * mail and reminders, the package that it uses or buys, and the membership which that unlocks.
 * Refuses 400 an invalid request, or a type that is not among `types`; 409 a session that is taken
 * (with up to three nearest free times), closed, not covered by the package, or has another price
 * than the client was shown. At the desk, broken overridable rules are refused 409 with their
 * codes, unless overridden with a reason.
 */
export async function book(
  deps: BookDeps,
  actor: Actor,
  wanted: TypedBooking,
  now: Date,
): Promise<BookedAppointment> {
  return bookOrAsk<never>(deps, actor, wanted, null, now);
}

type Asking<Other> = BookingToMake & {
  /** Null: it is booked, whatever else is possible. */
  readonly ask: InsteadOfBooking<Other> | null;
};

/** Whether a session was booked, and nothing else done instead. */
export function isBooked<Other extends object>(
  made: BookedAppointment | Other,
): made is BookedAppointment {
  return 'appointment_services' in made;
}

/**
 * Books after earlier requests of this process for the same session, or is refused with them when
 * it is gone. With any therapist it is gone when nobody is left. The lock of a branch's day, which
 * admits one at a time, is waited for here as well.
 */
async function bookInTurn<Other extends object>(
  deps: BookDeps,
  actor: Actor,
  wanted: Asking<Other>,
  now: Date,
): Promise<BookedAppointment | Other> {
  const { therapist_id: therapistId, location, slot, hash } = wanted.request;
  const isForAnyone = therapistId === null;
  const book = () => bookInTries(deps, actor, wanted, now);
  const sought = isForAnyone
    ? hash
    : `${therapistId} ${slot.startsAt.getTime()} ${slot.lastsMinutes}`;
  // A time that a rule of the studio closes to clients may be free for the desk.
  const rivals = wanted.desk ? `desk ${sought}` : sought;
  return deps.turns.take(rivals, async (turn) => {
    // It was taken while this request waited.
    if (turn.settled) throw new SlotTaken(isForAnyone ? NOBODY_FREE : NO_LONGER_FREE, false);
    try {
      const booked = isForAnyone
        ? await deps.turns.take(`${location} ${slot.day}`, book)
        : await book();
      // A time that waits for its payment is held, and may be free again.
      if (!isForAnyone && isBooked(booked)) turn.settle();
      return booked;
    } catch (error) {
      // The client who holds it may also wait here, and for them it is free.
      if (error instanceof SlotTaken && !error.wasPicked && !error.isHeld) turn.settle();
      throw error;
    }
  });
}

/**
 * Books in one transaction, and again where that can help. Throws {@link SlotTaken} when it is too
 * late.
 */
async function bookInTries<Other extends object>(
  deps: BookDeps,
  actor: Actor,
  wanted: Asking<Other>,
  now: Date,
): Promise<BookedAppointment | Other> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await deps.db
        .transaction()
        .execute((trx) => bookInTransaction(trx, deps, actor, wanted, now));
    } catch (error) {
      const state = sqlState(error);
      const lost = error instanceof SlotTaken ? error : slotTakenOf(state, wanted.request);
      // The therapist picked has just been booked by someone else: another may be free.
      if (tries < MOST_TRIES && (lost?.wasPicked || isPassing(state))) continue;
      throw lost ?? error;
    }
  }
}

/**
 * Reads, judges and writes one booking under its locks, in this order: account, package or
 * purchases, the branch's day, therapist. Refuses by throwing; {@link SlotTaken} when the therapist
 * is not free.
 */
async function bookInTransaction<Other extends object>(
  trx: Trx,
  deps: BookDeps,
  actor: Actor,
  wanted: Asking<Other>,
  now: Date,
): Promise<BookedAppointment | Other> {
  const whose = await afterBefore(trx, wanted);
  const { agreed, ask, after } = wanted;
  const judgedAt = agreed?.at ?? now;
  const reading = readFacts(trx, actor, whose, judgedAt);
  const askFirst = ask?.(trx, whose, now);
  const judged = judgeRequest(whose, await reading, judgedAt);
  const accepted = { ...whose, ...judged, ...(agreed && { bill: agreed.bill }) };
  const asked = await askFirst?.(accepted);
  if (asked) return asked;
  if (accepted.mustBePaid) {
    const paidMinor = (await accepted.readPaidMinor?.(trx, now)) ?? 0;
    refuseUnpaid(accepted, paidMinor);
  }
  const booked = await writeBooking(trx, deps, actor, accepted, now);
  await after?.(trx, booked);
  return booked;
}

/** The request, after the transaction's earlier step is done. */
async function afterBefore(trx: Trx, wanted: BookingToMake): Promise<BookingToMake> {
  if (!wanted.before) return wanted;
  const whose = await wanted.before(trx);
  // A time that the client holds is free for them here too.
  return { ...wanted, ...whose, holder: accountHolder(whose.clientId) };
}

function slotTakenOf(state: string | null, request: ParsedBooking): SlotTaken | null {
  if (state !== sqlStates.exclusionViolation) return null;
  return new SlotTaken(NO_LONGER_FREE, request.therapist_id === null);
}

/** Whether retrying the same transaction can succeed. */
function isPassing(state: string | null): boolean {
  return state === sqlStates.deadlockDetected || state === sqlStates.serializationFailure;
}
