import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import { TOLD_AFTER_SECONDS } from '@limber/contract/terms/mail-delivery.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { plainWholeName } from '../../accounts/name-rules.ts';
import {
  lockMinutes,
  returnMinutes,
  takeMinutes,
} from '../../packages/minutes/take-and-return-minutes.ts';
import { errorOf } from '../booking/refuse-or-override.ts';
import type { ChangeDeps } from '../deps.ts';
import {
  findSlotTold,
  notifyCancelled,
  notifyMoved,
  notifyNotMissed,
  notifyStandsAgain,
} from '../notifying/plan-mails.ts';
import type { WasAt } from '../notifying/queries.ts';
import { findLastActor } from '../queries.ts';
import { readDeskBooking, unknownAppointment } from '../read-booking.ts';
import { findBooking, lockBooking, updateMoved, updateStatus, updateUndone } from './queries.ts';
import type {
  BookingChange,
  BookingToChange,
  Decision,
  Moved,
} from './who-may-change-until-when-rules.ts';

/** The booking, and the version that somebody saw; without a version any state is accepted. */
export interface SeenVersion {
  readonly id: string;
  readonly version?: number;
}

/** A requested change. */
export interface RequestedChange<Read> {
  readonly seen: SeenVersion;
  /** The booking as it was found before; left out: it is found now. */
  readonly known?: BookingToChange;
  /** False: the booking is not the actor's, and is refused 404. */
  readonly isFor?: (booking: BookingToChange) => boolean;
  /** False: the actor's account may be erased. */
  readonly locksActor?: boolean;
  /** Whether its package may give minutes or get some back. */
  readonly movesMinutes?: boolean;
  /** Locks the therapist and the resources for its new time; omitted: it needs none. */
  readonly lockTime?: (trx: Trx, known: BookingToChange) => Promise<void>;
  /** Refused 404 when the client is erased. */
  readonly needsClient?: boolean;
  /** Reads what else the decision needs, under the locks. */
  readonly read?: (trx: Trx, known: BookingToChange) => Promise<Read>;
  readonly decide: (booking: BookingToChange, read: Read) => Decision;
}

/**
 * Changes a booking, and returns its state before. Every change of a booking goes through here: it
 * takes its locks in the one order of decision 7, is refused if the booking changed since it was
 * read, lets the rules decide, and then writes the booking with its event, the minutes, and the
 * client's mail. Refuses 404 an unknown booking, 409 an outdated version, and whatever the decision
 * refuses.
 */
export async function changeBooking<Read>(
  trx: Trx,
  deps: JobDeps,
  actor: Actor,
  asked: RequestedChange<Read>,
  now: Date,
): Promise<BookingToChange> {
  const { seen, isFor = () => true, lockTime, locksActor = true } = asked;
  const locking = locksActor ? lockActor(trx, actor.accountId) : null;
  const known = asked.known ?? (await Promise.all([findBooking(trx, seen.id), locking]))[0];
  if (!known || !isFor(known)) throw unknownAppointment();
  const { id, clientId, packageId } = known;
  const movesMinutes = asked.movesMinutes || lockTime !== undefined;
  // Sent at once and carried out in this order.
  const [, client, , , , booking, read] = await Promise.all([
    locking,
    movesMinutes ? lockAccount(trx, clientId, { sessions: lockTime !== undefined }) : null,
    movesMinutes && packageId !== null ? lockMinutes(trx, packageId) : null,
    lockTime?.(trx, known),
    lockBooking(trx, id),
    findBooking(trx, id),
    asked.read?.(trx, known),
  ]);
  if (!booking || !isFor(booking)) throw unknownAppointment();
  if (asked.needsClient && client !== 'present') throw unknownAppointment();
  await refuseStaleVersion(trx, actor, seen, booking);
  const decision = asked.decide(booking, read as Read);
  if (decision === null) return booking;
  if ('refused' in decision) throw errorOf(decision.refused);
  await carryOut(trx, deps, actor, booking, decision, now);
  return booking;
}

/** Changes a booking in its own transaction and returns it as the desk sees it. */
export function changeAtDesk<Read>(
  deps: ChangeDeps,
  actor: Actor,
  asked: RequestedChange<Read>,
  now: Date,
): Promise<BookingAtDesk> {
  return deps.db.transaction().execute(async (trx) => {
    const { id } = await changeBooking(trx, deps, actor, asked, now);
    return keepAnswer(trx, await readDeskBooking(trx, actor, id));
  });
}

async function carryOut(
  trx: Trx,
  deps: JobDeps,
  actor: Actor,
  booking: BookingToChange,
  { becomes, minutes }: BookingChange,
  now: Date,
): Promise<void> {
  const by = { actorId: actor.accountId, at: now };
  const { id: bookingId, clientId: personId, packageId } = booking;
  const standsAgain = booking.status === 'cancelled' || booking.status === 'no_show';
  const told = standsAgain ? await findSlotTold(trx, bookingId) : undefined;
  if (becomes.kind === 'status') await updateStatus(trx, booking, becomes, by);
  if (becomes.kind === 'undone') await updateUndone(trx, booking, becomes, by);
  if (becomes.kind === 'moved') await updateMoved(trx, booking, becomes, by);
  const session = { personId, actorId: actor.accountId, bookingId };
  if (minutes && 'taken' in minutes) {
    await takeMinutes(trx, deps, minutes.from, { ...session, minutes: minutes.taken }, now);
  } else if (minutes && packageId !== null) {
    await returnMinutes(trx, { ...session, packageId, minutes: minutes.returned }, now);
  }
  await tellClient(trx, deps, booking, becomes, told, now);
}

/** @param told where the client believes the session to be, when one of its steps was taken back */
async function tellClient(
  trx: Trx,
  deps: JobDeps,
  booking: BookingToChange,
  becomes: BookingChange['becomes'],
  told: WasAt | undefined,
  now: Date,
): Promise<void> {
  const { id, changes } = booking;
  if (becomes.kind === 'moved') {
    const moved = { ...slotOf(becomes), id, changes: changes + 1 };
    return notifyMoved(trx, deps, moved, now);
  }
  if (becomes.to === 'cancelled') return notifyCancelled(trx, deps, booking, now);
  if (becomes.kind === 'status') return;
  const stands = { ...slotOf(booking), id };
  if (booking.status === 'no_show') {
    return notifyNotMissed(trx, deps, { ...stands, changes }, told, now);
  }
  if (booking.status !== 'cancelled') return;
  const left = becomes.leftAt ?? now;
  const wasTold = now.getTime() - left.getTime() >= TOLD_AFTER_SECONDS * 1000;
  await notifyStandsAgain(trx, deps, { ...stands, changes: changes + 1, wasTold }, told, now);
}

function slotOf(session: BookingToChange | Moved): WasAt {
  const { therapistId, locationCode, startsAt, endsAt, lines } = session;
  const serviceIds = lines.map(({ serviceId }) => serviceId);
  return { therapistId, locationCode, startsAt, endsAt, serviceIds };
}

/**
 * Refuses a change of a booking that was changed since it was seen: 409 with the booking as it is
 * now. Ask under its lock.
 */
export async function refuseStaleVersion(
  trx: Trx,
  actor: Actor,
  seen: SeenVersion,
  { version }: { readonly version: number },
): Promise<void> {
  if (seen.version === undefined || seen.version === version) return;
  const booking = await readDeskBooking(trx, actor, seen.id);
  const who = await findLastActor(trx, seen.id);
  const name = who && plainWholeName(who.firstName, who.lastName);
  // It may have been the client, whose full name a therapist must not see.
  const isNamed = name && actor.accountType !== 'therapist';
  throw refusal(409, isNamed ? changedBy(name) : CHANGED_SINCE, { booking });
}

const CHANGED_SINCE: Sentence = {
  en: 'Somebody has just changed this booking. Please look at it again.',
  ar: 'عُدِّل هذا الحجز للتو. يرجى مراجعته من جديد.',
};

function changedBy(name: string): Sentence {
  return {
    en: `${name} has just changed this booking. Please look at it again.`,
    ar: (named) => `عُدِّل هذا الحجز للتو بواسطة ${named(name)}. يرجى مراجعته من جديد.`,
  };
}
