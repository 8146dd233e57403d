import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { deleteRows, updateRows } from '../../../platform/database/rows-by-values.ts';

export async function insertPicture(
  trx: Trx,
  picture: { id: string; account_id: number; bytes: Buffer; created_at: Date },
): Promise<void> {
  await trx.insertInto('pictures').values(picture).execute();
}

/** Gives an account the picture `id` (null: none) for a use, and deletes the one it replaces. */
export async function updatePicture(
  trx: Trx,
  accountId: number,
  use: 'profile' | 'cover',
  id: string | null,
  replaced: string | null,
): Promise<void> {
  await updateRows(trx, 'accounts', {
    where: { id: accountId },
    set: use === 'profile' ? { profile_picture_id: id } : { cover_photo_id: id },
  });
  if (replaced) await deleteRows(trx, 'pictures', { id: replaced });
}

/** The bytes of a picture, WebP; undefined when there is none. */
export async function findPicture(db: Db, id: string): Promise<Buffer | undefined> {
  return oneValue(db.selectFrom('pictures').select('bytes').where('id', '=', id));
}

/** Deletes pictures older than an instant that no account shows. */
export async function deleteUnusedPictures(db: Db, before: Date): Promise<void> {
  await sql`
    delete from pictures p where created_at < ${before} and not exists (
      select from accounts where id = p.account_id and p.id in (profile_picture_id, cover_photo_id)
    )`.execute(db);
}
