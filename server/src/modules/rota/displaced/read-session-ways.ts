import type { SessionWays } from '@limber/contract/desk/rota/ways.ts';
import type { Db } from '../../../platform/database/db.ts';
import { unknownAppointment } from '../../bookings/read-appointment.ts';
import { displacedOnWire } from './displaced-on-wire.ts';
import { findCovers, findOffers } from './find-offers.ts';
import { listDisplaced } from './queries.ts';
import { writeMessage } from './write-message.ts';

/**
 * Who could take one session as it stands and when else it could be, with a message to its client; nothing of
 * it once it has begun or is cancelled. Refuses 404.
 */
export async function readSessionWays(db: Db, id: string, now: Date): Promise<SessionWays> {
  const [session] = await listDisplaced(db, [id]);
  if (!session) throw unknownAppointment();
  const { status, startsAt } = session;
  const isOpen = status === 'booked' && startsAt > now;
  const covers = isOpen ? await findCovers(db, session, now) : [];
  const offers = isOpen ? await findOffers(db, session, now) : [];
  const message = isOpen ? await writeMessage(db, session, 'therapist', { covers, offers }) : '';
  return { ...displacedOnWire(session), status, covers, offers, message };
}
