import type { Trx } from '../../../platform/database/db.ts';
import { record } from '../../audit/record.ts';
import { deleteSessionNotesOf } from './queries.ts';

/**
 * Erases what was noted of somebody's sessions, with who has read it; that it was, and how many notes
 * there were, is kept.
 *
 * @param before of notes that are older than this; null: all of them
 */
export async function eraseSessionNotes(
  trx: Trx,
  accountId: number,
  { by, before }: { readonly by: number; readonly before: Date | null },
  now: Date,
): Promise<void> {
  const count = await deleteSessionNotesOf(trx, accountId, before);
  if (count === 0) return;
  const deed = { action: 'changed', subject: 'client', id: accountId, about: accountId } as const;
  const after = { session_notes_erased: count };
  await record(trx, { accountId: by }, { ...deed, after }, now);
}
