import type { ClosureWithHit, DeskClosure } from '@limber/contract/desk/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { listHitSessions } from './list-hit-sessions.ts';
import { findClosure, type KeptClosure } from './queries.ts';

/** A closure and, unless it is withdrawn, the sessions that it hits. Refuses 404. */
export async function readClosure(db: Db, id: number, now: Date): Promise<ClosureWithHit> {
  const kept = await findClosure(db, id);
  if (!kept) throw refusal(404, UNKNOWN_CLOSURE);
  const hit = kept.state === 'withdrawn' ? [] : await listHitSessions(db, kept, now);
  return { ...closureOnWire(kept), hit };
}

export function closureOnWire(kept: KeptClosure): DeskClosure {
  return {
    ...kept,
    state: kept.state as DeskClosure['state'],
    made_at: kept.made_at?.toISOString() ?? null,
    decided_at: kept.decided_at?.toISOString() ?? null,
  };
}

export const UNKNOWN_CLOSURE: Sentence = {
  en: 'We do not know this closure.',
  ar: 'لا نعرف هذا الإغلاق.',
};
