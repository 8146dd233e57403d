import type { ClosureWithHit, DeskClosure } from '@limber/contract/desk/rota/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { listHitSessions } from './list-hit-sessions.ts';
import { findClosure, type KeptClosure } from './queries.ts';
import { UNKNOWN_CLOSURE } from './rules.ts';

/**
 * A closure and, unless it is withdrawn, the sessions that it hits at the branches that the actor
 * sees. Refuses 404.
 */
export async function readClosure(
  db: Db,
  { branches = [] }: Actor,
  id: number,
  now: Date,
): Promise<ClosureWithHit> {
  const kept = await findClosure(db, id);
  if (!kept) throw refusal(404, UNKNOWN_CLOSURE);
  const hit = kept.state === 'withdrawn' ? [] : await listHitSessions(db, branches, kept, now);
  const open = hit.filter(({ outcome }) => outcome === null).length;
  return { ...closureOnWire(kept), open, hit };
}

export function closureOnWire({ name_ar, title_ar, ...kept }: KeptClosure): DeskClosure {
  return {
    ...kept,
    words: {
      name: { en: kept.name, ar: name_ar },
      title: { en: kept.title, ar: title_ar },
    },
    made_at: kept.made_at?.toISOString() ?? null,
    confirmed_at: kept.confirmed_at?.toISOString() ?? null,
    withdrawn_at: kept.withdrawn_at?.toISOString() ?? null,
  };
}
