import type { HitSession } from '@limber/contract/desk/rota/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { firstToSettle, isToSettle } from '../rota/away/time-off-rules.ts';
import { displacedOnWire } from '../rota/displaced/displaced-on-wire.ts';
import { findOffers } from '../rota/displaced/find-covers-and-times.ts';
import { becauseOfClosing, isOutside } from '../rota/displaced/hit-by-closure-rules.ts';
import { listSessions } from '../rota/displaced/list-displaced-sessions.ts';
import { writeMessageWithFreeTimes } from '../rota/displaced/write-message-with-free-times.ts';
import { isSpared, outcomeOfHit } from './affected-session-outcome-rules.ts';
import { listHit, type StoredClosure, type StoredHit } from './queries.ts';

/**
 * The sessions that a closure affects or has affected and that are now at one of the branches, with
 * the outcome of each; the first unsettled ones come with free alternatives.
 */
export async function listAffectedSessions(
  db: Db,
  branches: readonly string[] | 'all',
  closure: StoredClosure,
  now: Date,
): Promise<HitSession[]> {
  const hit = (await listHit(db, closure, now)).filter(
    (each) => !isSpared(each) && (branches === 'all' || branches.includes(each.location)),
  );
  const known = await listSessions(
    db,
    hit.map(({ id }) => id),
  );
  const first = firstToSettle(hit.map((each) => ({ ...each, outcome: outcomeOfHit(each) })));
  const sessions: HitSession[] = [];
  // One after the other: a long list must not take every connection from those who book.
  for (const each of hit) {
    const session = known.find(({ id }) => id === each.id);
    const when = { now, later: !first.has(each.id) };
    if (session) sessions.push(await sessionOf(db, closure, each, session, when));
  }
  return sessions;
}

async function sessionOf(
  db: Db,
  closure: StoredClosure,
  hit: StoredHit,
  session: Awaited<ReturnType<typeof listSessions>>[number],
  { now, later }: { readonly now: Date; readonly later: boolean },
): Promise<HitSession> {
  const outcome = outcomeOfHit(hit);
  const stored = {
    ...displacedOnWire(session),
    starts_at: hit.wasAt.toISOString(),
    now_at: hit.startsAt.toISOString(),
    status: hit.status,
    outcome,
    tried: hit.tried,
  };
  const nothing = { alternatives: [], message: '' };
  if (!isToSettle(outcome)) return { ...stored, ...nothing, later: false };
  if (later) return { ...stored, ...nothing, later };
  const alternatives = await findOffers(db, session, now, (day) => isOutside(closure, day));
  const free = { covers: [], offers: alternatives };
  const message = await writeMessageWithFreeTimes(db, session, becauseOfClosing(closure), free);
  return { ...stored, alternatives, later, message };
}
