import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import { keepAnswer } from '../../../platform/database/asked-once.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { minutesInto, studioDayOf, timeFromMinutes } from '../../../platform/dubai.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/rules.ts';
import { lockPackage } from '../../packages/lock-package.ts';
import { NO_LONGER_FREE } from '../../scheduling/free-start-rules.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import { readWindow } from '../../scheduling/read-window.ts';
import { type SlotStart, slotOf } from '../../scheduling/slot-rules.ts';
import { pickResources } from '../../scheduling/takes-rules.ts';
import { accountHolder } from '../../scheduling/window-rules.ts';
import { findOwnSessions, findTherapist } from '../booking/queries.ts';
import { weighMove } from '../booking/rules.ts';
import { sessionFacts } from '../booking/session-facts.ts';
import { isDeskStart, NO_DESK_START } from '../booking/time-rules.ts';
import { admit, refusalOf, SlotTaken } from '../booking/verdict-errors.ts';
import type { Override } from '../booking/wish-rules.ts';
import { withChosen } from '../booking/with-chosen.ts';
import type { ChangeDeps } from '../deps.ts';
import { notifyMoved } from '../notifying/notify.ts';
import { unknownAppointment } from '../read-appointment.ts';
import { readDeskBooking } from '../read-desk-booking.ts';
import { refuseOlder, type Seen } from '../refuse-older.ts';
import { chargeBefore, chargeOf, refuseLength } from './charge-rules.ts';
import { objectToMove } from './move-rules.ts';
import { type BookingToChange, findBooking, lockBooking, updateMoved } from './queries.ts';
import { refuseGone } from './refuse-gone.ts';
import { type BeforeMove, lengthOf, type Place, refuseOver, untouchedWishes } from './rules.ts';
import { type AskedService, chargeForOthers, isFor, lengthFor } from './service-rules.ts';
import { settleMinutes } from './settle-minutes.ts';
import { COST_UNKNOWN } from './undo-rules.ts';

/** What becomes of a booking; what is left out stays. */
export interface DeskMove {
  /** The studio's day, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** `HH:MM`. */
  readonly time?: string | undefined;
  readonly lastsMinutes?: number | undefined;
  /** What it is to be for. */
  readonly services?: readonly AskedService[] | undefined;
  readonly therapistId?: number | undefined;
  readonly locationCode?: string | undefined;
  /** Rooms and beds that it is to have. */
  readonly resourceIds?: readonly number[] | undefined;
  /** A shorter session takes the minutes and costs what it did. */
  readonly keepsCharge: boolean;
  readonly override: Override;
}

/** The same with all that stays. */
export interface WholeMove {
  readonly start: SlotStart;
  readonly lastsMinutes: number;
  /** Null: what it is for stays. */
  readonly services: readonly AskedService[] | null;
  readonly serviceIds: readonly number[];
  readonly therapistId: number;
  readonly locationCode: string;
  readonly resourceIds: readonly number[] | undefined;
}

/** How a session becomes another. */
export interface Way extends Pick<DeskMove, 'keepsCharge'> {
  /** Null: wishes of the studio bind. */
  readonly override: Override;
  /** The move that it takes back: it was so before, and no wish is asked about; null: it takes none back. */
  readonly back: BeforeMove | null;
}

/**
 * Moves, shortens or extends a session at the desk, makes it another service, or gives it to another
 * therapist or branch, until its end and at one stroke. Refuses 404 an unknown one, 400 what it cannot be, 409 what another desk has
 * changed, wishes of the studio that change without a reason, and a time that is taken, with the nearest.
 */
export async function moveAtDesk(
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  wish: DeskMove,
  now: Date,
): Promise<BookingAtDesk> {
  const known = await findBooking(deps.db, seen.id);
  if (!known) throw unknownAppointment();
  return carryOut(
    deps,
    actor,
    { seen, known, move: wholeOf(known, wish), way: { ...wish, back: null } },
    now,
  );
}

/** What a move goes on from, and what it is to be. */
export interface Asked {
  readonly seen: Seen;
  readonly known: BookingToChange;
  readonly move: WholeMove;
  readonly way: Way;
}

/** Carries a move out in its transaction. */
export async function carryOut(
  deps: ChangeDeps,
  actor: Actor,
  asked: Asked,
  now: Date,
): Promise<BookingAtDesk> {
  const { known, move } = asked;
  try {
    return await deps.db
      .transaction()
      .execute((trx) => moveInTransaction(trx, deps, actor, asked, now));
  } catch (error) {
    throw await refuseGone(deps.db, actor, error, known, move, now);
  }
}

function wholeOf(known: BookingToChange, { date, time, ...wish }: DeskMove): WholeMove {
  const day = studioDayOf(known.startsAt);
  const startMinute = minutesInto(day, known.startsAt);
  const isMoved = date !== undefined || time !== undefined;
  const start = isMoved
    ? parseStart(date ?? day, time ?? timeFromMinutes(startMinute))
    : { day, startMinute, startsAt: known.startsAt };
  const services = wish.services && !isFor(known, wish.services) ? wish.services : null;
  const usually = services ? lengthFor(known, services) : lengthOf(known);
  return {
    start,
    lastsMinutes: wish.lastsMinutes ?? usually,
    services,
    serviceIds: services ? [...new Set(services.map(({ id }) => id))] : known.serviceIds,
    therapistId: wish.therapistId ?? known.therapistId,
    locationCode: wish.locationCode ?? known.locationCode,
    resourceIds: wish.resourceIds,
  };
}

async function moveInTransaction(
  trx: Trx,
  deps: ChangeDeps,
  actor: Actor,
  { seen, known, move, way }: Asked,
  now: Date,
): Promise<BookingAtDesk> {
  const { id, clientId, packageId } = known;
  const { therapistId, locationCode, serviceIds, services } = move;
  const slot = slotOf(move.start, move.lastsMinutes);
  const client = accountHolder(clientId);
  const [, , own, held, , , booking, therapist, onDay, window] = await Promise.all([
    lockActor(trx, actor.accountId),
    lockAccount(trx, clientId, { sessions: true }),
    findOwnSessions(trx, clientId, { ...slot, exceptId: id }, now),
    packageId === null
      ? null
      : lockPackage(trx, { packageId, personId: null, exceptBookingId: id }),
    lockTherapist(trx, therapistId, { serviceIds, locationCode, day: slot.day }),
    lockBooking(trx, id),
    findBooking(trx, id),
    findTherapist(trx, therapistId, serviceIds),
    readTherapistDay(
      trx,
      { therapistId, date: slot.day, locationCode, isSent: true, serviceIds, movingId: id },
      { now, holder: client },
    ),
    readWindow(trx, client, now),
  ]);
  if (!booking) throw unknownAppointment();
  await refuseOlder(trx, actor, seen, booking);
  const over = refuseOver(booking, now);
  if (over !== null) throw refusal(409, over);
  const isMoved = !way.back && slot.startsAt.getTime() !== booking.startsAt.getTime();
  if (isMoved && !isDeskStart(slot.startMinute)) {
    throw wrongField('time', NO_DESK_START);
  }
  if (!therapist || !onDay) throw wrongField('therapist_id', UNKNOWN_THERAPIST);
  const found = withChosen(onDay, move.resourceIds);
  const after = { ...slot, therapistId, locationCode };
  const asked = { services, lastsMinutes: slot.lastsMinutes, keepsCharge: way.keepsCharge };
  const paid = way.back
    ? priceBack(booking, way.back)
    : priceMove(booking, asked, { offered: therapist.offered, held });
  const more = (paid.charge.packageMinutes ?? 0) - (booking.packageMinutes ?? 0);
  const theirs =
    more > 0 && packageId !== null
      ? ((await lockPackage(trx, { packageId, personId: clientId, exceptBookingId: id })) ?? null)
      : null;
  const skills = paid.charge.lines.flatMap((line) => (line.needsSkill ? [line.serviceId] : []));
  const objections = [
    ...paid.objections,
    ...objectToMove(booking, slot, { own, held, theirs, more }, now),
    ...weighMove(
      { ...slot, locationCode, therapistGender: booking.wishedGender },
      skills,
      sessionFacts(therapist, found, slot.day, window),
    ),
  ];
  const sameSkills = skills.every((skill) => booking.skills.includes(skill));
  const sameDay = studioDayOf(booking.startsAt) === slot.day;
  const same = { skills: sameSkills, day: sameDay };
  const untouched = untouchedWishes(booking, after, same);
  const wishes = admit(
    objections.filter(({ wish }) => !wish || !(way.back || untouched.includes(wish))),
    way,
  );
  const keeps = (move.resourceIds ?? []).every((each) => booking.resourceIds.includes(each));
  if (!services && keeps && isSame(booking, after) && !way.back)
    return readDeskBooking(trx, actor, id);
  const { takes } = found.day;
  const { startMinute, lastsMinutes } = slot;
  const had = way.back?.resourceIds ?? booking.resourceIds;
  const resourceIds = pickResources(takes, startMinute, lastsMinutes, had);
  if (!resourceIds) throw new SlotTaken(NO_LONGER_FREE, false);
  const reason = wishes.length > 0 ? (way.override?.reason ?? null) : null;
  const by = { wishes, reason, actorId: actor.accountId, at: now, undoes: way.back?.id };
  const { wishedGender } = booking;
  const given = { takes, resourceIds, wishedGender };
  await updateMoved(trx, booking, { ...paid.charge, ...after, ...given, ...by });
  await settleMinutes(trx, deps, actor, { booking, theirs, more }, now);
  const told = paid.charge.lines.map(({ serviceId }) => serviceId);
  const moved = { ...after, id, changes: booking.changes + 1, serviceIds: told };
  await notifyMoved(trx, deps, moved, now);
  return keepAnswer(trx, await readDeskBooking(trx, actor, id));
}

/** What a session costs whose last move is taken back. Refuses 409 where nobody knows any more. */
function priceBack(booking: BookingToChange, before: BeforeMove): ReturnType<typeof chargeOf> {
  const charge = chargeBefore(booking, before);
  if (!charge) throw refusal(409, COST_UNKNOWN);
  return { charge, objections: [] };
}

/** What a session costs where it is to be. Refuses 400 what it cannot be for, or cannot last. */
function priceMove(
  booking: BookingToChange,
  asked: {
    readonly services: readonly AskedService[] | null;
    readonly lastsMinutes: number;
    readonly keepsCharge: boolean;
  },
  sold: Parameters<typeof chargeForOthers>[2],
): ReturnType<typeof chargeOf> {
  const { services, lastsMinutes, keepsCharge } = asked;
  if (services) {
    const found = chargeForOthers(booking, { ...asked, services }, sold);
    if ('verdict' in found) throw refusalOf(found);
    return { ...found, objections: [] };
  }
  const wrongLength = refuseLength(booking, lastsMinutes, keepsCharge);
  if (wrongLength !== null) throw wrongField('total_duration', wrongLength);
  return chargeOf(booking, lastsMinutes, keepsCharge, sold.offered);
}

/** Whether a session is at the same time with the same therapist in the same branch. */
export function isSame(before: Place, after: Place): boolean {
  return (
    before.therapistId === after.therapistId &&
    before.locationCode === after.locationCode &&
    before.startsAt.getTime() === after.startsAt.getTime() &&
    before.endsAt.getTime() === after.endsAt.getTime()
  );
}
