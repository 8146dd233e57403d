import type { Db } from '../../../platform/database/db.ts';
import { deleteUnagreedNotes } from './queries.ts';

/** Erases notes of sessions whose client does not agree to any: what was written before that was asked. */
export async function purgeNotes(db: Db): Promise<void> {
  await deleteUnagreedNotes(db);
}
