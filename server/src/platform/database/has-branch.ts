import type { Db, Trx } from './db.ts';
import { isFound } from './result-of-a-statement.ts';

/** Whether the studio has a branch of this code. */
export async function hasBranch(db: Db | Trx, code: string): Promise<boolean> {
  return isFound(db.selectFrom('locations').where('code', '=', code).select('code'));
}
