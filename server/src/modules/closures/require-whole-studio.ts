import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { NOT_THE_WHOLE, seesAll } from './may-decide-or-change-rules.ts';
import { listBookableBranches } from './queries.ts';

/**
 * Refuses 403 closing or opening the whole studio (`location` null) to an actor who does not work
 * at every branch. For one branch the route's own check applies.
 */
export async function requireWholeStudio(
  trx: Trx,
  { branches = [] }: Actor,
  location: string | null,
): Promise<void> {
  if (location !== null || branches === 'all') return;
  if (!seesAll(branches, await listBookableBranches(trx))) throw refusal(403, NOT_THE_WHOLE);
}
