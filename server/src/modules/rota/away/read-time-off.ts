import type { AwaySession, TimeOffWithSessions } from '@limber/contract/desk/rota/time-off.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { displacedOnWire } from '../displaced/displaced-on-wire.ts';
import { findCovers, findOffers } from '../displaced/find-offers.ts';
import { type Displaced, listDisplaced } from '../displaced/queries.ts';
import { writeMessage } from '../displaced/write-message.ts';
import { findTimeOff, type KeptMet, listMet } from './queries.ts';
import { isToSettle, outcomeOf, UNKNOWN_TIME_OFF } from './rules.ts';
import { timeOffOnWire } from './time-off-on-wire.ts';

/**
 * One time off with the sessions that it met in order of start: what became of each, and who could cover
 * one that is still to be settled or when else it could be. Refuses 404.
 */
export async function readTimeOff(db: Db, id: number, now: Date): Promise<TimeOffWithSessions> {
  const kept = await findTimeOff(db, id);
  if (!kept) throw refusal(404, UNKNOWN_TIME_OFF);
  const met = await listMet(db, [id]);
  const known = await listDisplaced(
    db,
    met.map((each) => each.id),
  );
  const sessions: AwaySession[] = [];
  // One after the other: a long list must not take every connection from those who book.
  for (const each of met) {
    const session = known.find((one) => one.id === each.id);
    if (session) sessions.push(await sessionOf(db, each, session, now));
  }
  return { ...timeOffOnWire(kept, met), sessions };
}

async function sessionOf(
  db: Db,
  met: KeptMet,
  session: Displaced,
  now: Date,
): Promise<AwaySession> {
  const outcome = outcomeOf(met);
  const isOpen = isToSettle(outcome);
  const covers = isOpen ? await findCovers(db, session, now) : [];
  const offers = isOpen ? await findOffers(db, session, now) : [];
  const message = isOpen ? await writeMessage(db, session, 'therapist', { covers, offers }) : '';
  return {
    ...displacedOnWire(session),
    starts_at: met.wasAt.toISOString(),
    now_at: met.startsAt.toISOString(),
    status: met.status,
    outcome,
    covers,
    offers,
    message,
  };
}
