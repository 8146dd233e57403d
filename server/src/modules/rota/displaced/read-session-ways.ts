import type { SessionWays } from '@limber/contract/desk/rota/displaced-options.ts';
import type { Db } from '../../../platform/database/db.ts';
import { unknownAppointment } from '../../bookings/read-booking.ts';
import { displacedOnWire } from './displaced-on-wire.ts';
import { findCovers, findOffers } from './find-covers-and-times.ts';
import { becauseOfClosing, type Closing, isOutside } from './hit-by-closure-rules.ts';
import { type Displaced, findClosing, listDisplaced } from './queries.ts';
import { writeMessageWithFreeTimes } from './write-message-with-free-times.ts';

/**
 * Who could take one session unchanged and when else it could be, with a message to its client;
 * nothing once it has begun or is cancelled. If a closure affects it, no therapist can hold it at
 * its time, and the message says so. Refuses 404.
 */
export async function readSessionWays(
  db: Db,
  { id, closureId }: { readonly id: string; readonly closureId?: number | undefined },
  now: Date,
): Promise<SessionWays> {
  const [session] = await listDisplaced(db, [id]);
  if (!session) throw unknownAppointment();
  const closing = closureId === undefined ? undefined : await findClosing(db, closureId);
  const { status, startsAt } = session;
  const isOpen = status === 'booked' && startsAt > now && closing?.state !== 'withdrawn';
  const ways = isOpen
    ? await (closing ? waysOut(db, session, closing, now) : waysOn(db, session, now))
    : { covers: [], offers: [], message: '' };
  return { ...displacedOnWire(session), status, ...ways };
}

async function waysOn(db: Db, session: Displaced, now: Date) {
  const covers = await findCovers(db, session, now);
  const offers = await findOffers(db, session, now);
  const message = await writeMessageWithFreeTimes(db, session, 'therapist', { covers, offers });
  return { covers, offers, message };
}

async function waysOut(db: Db, session: Displaced, closing: Closing, now: Date) {
  const offers = await findOffers(db, session, now, (day) => isOutside(closing, day));
  const free = { covers: [], offers };
  return {
    ...free,
    message: await writeMessageWithFreeTimes(db, session, becauseOfClosing(closing), free),
  };
}
