import type { Db, Trx } from '../../../platform/database/db.ts';
import { isWritten, oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { insertMissingRows } from '../../../platform/database/rows-by-values.ts';

/** Keeps an encoded picture, which nothing shows yet. */
export async function insertPicture(
  db: Db,
  picture: { id: string; bytes: Buffer; actorId: number; at: Date },
): Promise<void> {
  await db
    .insertInto('studio_pictures')
    .values({
      id: picture.id,
      bytes: picture.bytes,
      made_by: picture.actorId,
      made_at: picture.at,
    })
    .execute();
}

/** The bytes of a picture, WebP; undefined when there is none. */
export async function findPicture(db: Db, id: string): Promise<Buffer | undefined> {
  return oneValue(db.selectFrom('studio_pictures').select('bytes').where('id', '=', id));
}

/** A picture in a smaller size; undefined until it was made. */
export async function findPictureSize(
  db: Db,
  picture: string,
  width: number,
): Promise<Buffer | undefined> {
  return oneValue(
    db
      .selectFrom('studio_picture_sizes')
      .select('bytes')
      .where('picture', '=', picture)
      .where('width', '=', width),
  );
}

/** Keeps a size; of two that were made at once, the first. */
export async function insertPictureSize(
  db: Db,
  size: { picture: string; width: number; bytes: Buffer },
): Promise<void> {
  await insertMissingRows(db, 'studio_picture_sizes', [size]);
}

/** Records that something now shows a picture; returns whether there is such a picture. */
export async function updateShown(trx: Trx, id: string, at: Date): Promise<boolean> {
  return isWritten(
    trx
      .updateTable('studio_pictures')
      .set((row) => ({ shown_at: row.fn.coalesce('shown_at', row.val(at)) }))
      .where('id', '=', id),
  );
}

/** Deletes what was uploaded before an instant and never shown. */
export async function deleteNeverShown(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('studio_pictures')
    .where('made_at', '<', before)
    .where('shown_at', 'is', null)
    .execute();
}
