import type { HitSession } from '@limber/contract/desk/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { displacedOnWire } from '../rota/displaced/displaced-on-wire.ts';
import { findOffers } from '../rota/displaced/find-offers.ts';
import { listSessions } from '../rota/displaced/list-sessions.ts';
import { writeMessage } from '../rota/displaced/write-message.ts';
import { type KeptClosure, listHit } from './queries.ts';

/** The sessions that a closure hits, each with what is free instead while the closure stands. */
export async function listHitSessions(
  db: Db,
  closure: KeptClosure,
  now: Date,
): Promise<HitSession[]> {
  const sessions: HitSession[] = [];
  // As long as it takes bookings its own days are free, and no way out of it.
  const isOutside = (day: string) =>
    !closure.takes_bookings || day < closure.starts_on || day > closure.ends_on;
  // One after the other: a long list must not take every connection from those who book.
  for (const hit of await listSessions(db, await listHit(db, closure, now))) {
    const alternatives = await findOffers(db, hit, now, isOutside);
    const because = closure.state === 'provisional' ? 'perhaps_closure' : 'closure';
    const free = { covers: [], offers: alternatives };
    const message = await writeMessage(db, hit, because, free);
    sessions.push({ ...displacedOnWire(hit), alternatives, message });
  }
  return sessions;
}
