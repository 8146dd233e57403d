import type { Db, Trx } from '../../../platform/database/db.ts';

export async function insertFirstManagerLink(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.insertInto('first_manager_links').values({ token_hash: hash, made_at: now }).execute();
}

/** Uses a link up, and every other one with it; false when it does not exist. */
export async function deleteFirstManagerLinks(trx: Trx, hash: Buffer): Promise<boolean> {
  const links = await trx
    .selectFrom('first_manager_links')
    .select('token_hash as hash')
    .forUpdate()
    .execute();
  if (!links.some((link) => link.hash.equals(hash))) return false;
  await trx.deleteFrom('first_manager_links').execute();
  return true;
}
