import type { Db, Trx } from '../../platform/db.ts';
import { findStudio } from './queries.ts';

/** Who writes the mails: the studio's names and how to reach it. */
export function readStudio(db: Db | Trx): ReturnType<typeof findStudio> {
  return findStudio(db);
}
