import { createHash } from 'node:crypto';
import type { BookedAppointment, BookingRequest } from '@limber/contract/bookings.ts';
import type { Trx } from '../../platform/db.ts';
import { at, dayOf, daysBetween, minutesInto, minutesOf } from '../../platform/dubai.ts';
import { refusal } from '../../platform/errors.ts';
import { aedOf, filsOf } from '../../platform/money.ts';
import type { Actor } from '../../platform/session.ts';
import { leaveToCommit } from '../../platform/transactions.ts';
import { buyPackage } from '../packages/buy-package.ts';
import type { BookParts } from './book.ts';
import { freeUntil } from './change-rules.ts';
import { insertBooking, insertReply, type NewBooking } from './queries.ts';
import { readFacts } from './read-facts.ts';
import { refusalOf, SlotTaken } from './refusal-of.ts';
import { type AskedSession, judgeBooking, type Means, refuseMeans } from './rules.ts';
import { settle } from './settle.ts';
import { tellBooked } from './tell-booked.ts';

/**
 * Judges and writes one booking under its locks, in this order: package or purchases, branch,
 * therapist. Refuses by throwing; {@link SlotTaken} when the therapist is not free.
 */
export async function bookInTransaction(
  parts: BookParts,
  trx: Trx,
  actor: Actor,
  request: BookingRequest,
  key: string | undefined,
  now: Date,
): Promise<BookedAppointment> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const { reply, session, means: read } = await readFacts(trx, actor, request, key, now);
  if (reply) return sameReply(reply, requestHash);
  if ('verdict' in read) throw refusalOf(read);
  const asked = askedOf(request, now);
  if (!session) {
    // What the means refuse no other time would mend.
    const refused = read.paidBy === 'price' ? null : refuseMeans(asked, read);
    if (refused) throw refusalOf(refused);
    throw new SlotTaken('Nobody is free at this time. Please choose another.', false);
  }
  const { therapistId, therapist, found } = session;
  if (!therapist || !found || !therapist.bookable) {
    throw refusal(400, 'We do not know this therapist.', {
      fields: { therapist_id: 'We do not know this therapist.' },
    });
  }
  const means: Means = read.paidBy === 'price' ? { ...read, offered: therapist.offered } : read;
  const lasts = request.total_duration;
  const verdict = judgeBooking(asked, means, {
    therapist: {
      name: `${therapist.firstName} ${therapist.lastName}`,
      locationCode: found.locationCode,
      booksByPhone: found.booksByPhone,
      serviceIds: therapist.serviceIds,
    },
    day: found.day,
    closedFor: found.closedFor,
    now: minutesInto(request.date, now),
  });
  if (verdict.verdict !== 'book') throw refusalOf(verdict, request.therapist_id === null);
  const bought =
    means.paidBy === 'purchase'
      ? await buyPackage(
          trx,
          parts.jobs,
          { ownerId: actor.accountId, offer: means.offer, paidFils: verdict.priceFils },
          now,
        )
      : null;
  const used = means.paidBy === 'package' ? means.package : bought;
  const startsAt = at(request.date, request.time);
  const booking: NewBooking = {
    id: parts.random.uuid(),
    clientId: actor.accountId,
    therapistId,
    locationCode: found.locationCode,
    serviceType: request.serviceType,
    startsAt,
    endsAt: new Date(startsAt.getTime() + lasts * 60_000),
    // The package's price stands with the package.
    priceFils: used ? 0 : verdict.priceFils,
    discountFils: used ? 0 : verdict.discountFils,
    packageId: used?.id ?? null,
    packageMinutes: used ? lasts : null,
    lines: verdict.lines,
    at: now,
  };
  const appointment: BookedAppointment = {
    id: booking.id,
    status: 'booked',
    date: request.date,
    time: `${request.time}:00`,
    total_duration: lasts,
    total_price: aedOf(verdict.priceFils),
    location: found.locationCode,
    therapist_obj: { first_name: therapist.firstName, last_name: therapist.lastName },
    appointment_services: verdict.lines.map((line) => ({ service_name: line.name })),
    therapist_id: therapistId,
    serviceType: request.serviceType,
    member_discount: aedOf(verdict.discountFils),
    package_minutes: booking.packageMinutes,
    free_until: freeUntil(startsAt).toISOString(),
    late: false,
  };
  const writes = [() => insertBooking(trx, booking), () => tellBooked(trx, parts.jobs, booking)];
  const keep = (body: BookedAppointment) => async () => {
    if (key === undefined) return;
    await insertReply(trx, { accountId: actor.accountId, key, requestHash, body, at: now });
  };
  if (!used) {
    leaveToCommit(trx, [...writes, keep(appointment)]);
    return appointment;
  }
  // The ledger's line names the booking, which must be there before it.
  const written = writes.map((write) => write());
  const [settled] = await Promise.all([
    settle(parts, trx, actor, { booking, used, isBought: bought !== null }, now),
    ...written,
  ]);
  const booked = { ...appointment, ...settled };
  await keep(booked)();
  return booked;
}

function askedOf(request: BookingRequest, now: Date): AskedSession {
  const today = dayOf(now);
  return {
    services: request.services.map(({ id, time, type }) => ({
      serviceId: id,
      lastsMinutes: time,
      isService: type === 'service',
    })),
    locationCode: request.location,
    day: request.date,
    startsAt: minutesOf(request.time),
    lastsMinutes: request.total_duration,
    priceFils: filsOf(request.total_price),
    today,
    daysAhead: daysBetween(today, request.date),
  };
}

function sameReply(reply: { requestHash: string; reply: unknown }, requestHash: string) {
  if (reply.requestHash !== requestHash) {
    throw refusal(422, 'This Idempotency-Key was used for another booking.');
  }
  return reply.reply as BookedAppointment;
}
