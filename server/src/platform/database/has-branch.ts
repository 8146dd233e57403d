import type { Db, Trx } from './db.ts';

/** Whether the studio has a branch of this code. */
export async function hasBranch(db: Db | Trx, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('locations')
    .where('code', '=', code)
    .select('code')
    .executeTakeFirst();
  return row !== undefined;
}
