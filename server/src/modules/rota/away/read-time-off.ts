import type { AwaySession, TimeOffWithSessions } from '@limber/contract/desk/rota/time-off.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { displacedOnWire } from '../displaced/displaced-on-wire.ts';
import { findCovers, findOffers } from '../displaced/find-covers-and-times.ts';
import { type Displaced, listDisplaced } from '../displaced/queries.ts';
import { writeMessageWithFreeTimes } from '../displaced/write-message-with-free-times.ts';
import { findTimeOff, listMet, type StoredSessionInTimeOff } from './queries.ts';
import { timeOffOnWire } from './time-off-on-wire.ts';
import { firstToSettle, isToSettle, outcomeOf, UNKNOWN_TIME_OFF } from './time-off-rules.ts';

/**
 * One time off with the sessions that it displaced and that are at the branches that the actor
 * sees, in order of start: the outcome of each and, for the first unsettled ones, who could cover
 * them or when else they could be. Nothing is to be settled for a withdrawn one. Refuses 404.
 */
export async function readTimeOff(
  db: Db,
  { branches = [] }: Actor,
  id: number,
  now: Date,
): Promise<TimeOffWithSessions> {
  const stored = await findTimeOff(db, id);
  if (!stored) throw refusal(404, UNKNOWN_TIME_OFF);
  const met = await listMet(db, [id], branches);
  const known = await listDisplaced(
    db,
    met.map((each) => each.id),
  );
  const first = firstToSettle(met.map((each) => ({ ...each, outcome: outcomeOf(each) })));
  const sessions: AwaySession[] = [];
  // One after the other: a long list must not take every connection from those who book.
  for (const each of met) {
    const session = known.find((one) => one.id === each.id);
    const when = { now, later: !first.has(each.id), over: stored.withdrawnAt !== null };
    if (session) sessions.push(await sessionOf(db, each, session, when));
  }
  return { ...timeOffOnWire(stored, met), sessions };
}

async function sessionOf(
  db: Db,
  met: StoredSessionInTimeOff,
  session: Displaced,
  {
    now,
    later: isLater,
    over,
  }: { readonly now: Date; readonly later: boolean; readonly over: boolean },
): Promise<AwaySession> {
  const outcome = outcomeOf(met);
  const isLeft = isToSettle(outcome) && !over;
  const later = isLater && isLeft;
  const isOpen = isLeft && !later;
  const covers = isOpen ? await findCovers(db, session, now) : [];
  const offers = isOpen ? await findOffers(db, session, now) : [];
  const message = isOpen
    ? await writeMessageWithFreeTimes(db, session, 'therapist', { covers, offers })
    : '';
  return {
    ...displacedOnWire(session),
    starts_at: met.wasAt.toISOString(),
    now_at: met.startsAt.toISOString(),
    status: met.status,
    outcome,
    tried: met.tried,
    covers,
    offers,
    later,
    message,
  };
}
