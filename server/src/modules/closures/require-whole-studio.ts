import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { listBookableBranches } from './queries.ts';
import { NOT_THE_WHOLE, seesAll } from './rules.ts';

/**
 * Refuses 403 that somebody closes or opens the whole studio (`location` null) who does not work at every
 * branch of it. One branch is judged by what the route concerns.
 */
export async function requireWholeStudio(
  trx: Trx,
  { branches = [] }: Actor,
  location: string | null,
): Promise<void> {
  if (location !== null || branches === 'all') return;
  if (!seesAll(branches, await listBookableBranches(trx))) throw refusal(403, NOT_THE_WHOLE);
}
