import type { ClosureWithHit, DeskClosure } from '@limber/contract/desk/rota/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { listAffectedSessions } from './list-affected-sessions.ts';
import { UNKNOWN_CLOSURE } from './may-decide-or-change-rules.ts';
import { findClosure, type StoredClosure } from './queries.ts';

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
  const stored = await findClosure(db, id);
  if (!stored) throw refusal(404, UNKNOWN_CLOSURE);
  const hit =
    stored.state === 'withdrawn' ? [] : await listAffectedSessions(db, branches, stored, now);
  const open = hit.filter(({ outcome }) => outcome === null).length;
  return { ...closureOnWire(stored), open, hit };
}

export function closureOnWire({ name_ar, title_ar, ...stored }: StoredClosure): DeskClosure {
  return {
    ...stored,
    words: {
      name: { en: stored.name, ar: name_ar },
      title: { en: stored.title, ar: title_ar },
    },
    made_at: stored.made_at?.toISOString() ?? null,
    confirmed_at: stored.confirmed_at?.toISOString() ?? null,
    withdrawn_at: stored.withdrawn_at?.toISOString() ?? null,
  };
}
