import type { Db } from '../../../platform/database/db.ts';
import { logInAgain } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Received } from '../../../platform/http/uploads.ts';
import type { AccountDeps } from '../deps.ts';
import { lockOwnAccount } from '../queries.ts';
import { picturePath } from './picture-path.ts';
import type { OwnPictureUse } from './picture-rules.ts';
import { insertPicture, updatePicture } from './queries.ts';
import { takePicture } from './take-picture.ts';

/**
 * Replaces the actor's picture with an upload, deletes the old one, and returns the new path.
 * Refuses like {@link takePicture}.
 */
export async function changePicture(
  deps: AccountDeps,
  actor: Actor,
  use: OwnPictureUse,
  upload: () => Promise<Received>,
  now: Date,
): Promise<{ url: string }> {
  const encoded = await takePicture(deps.db, actor, use, upload, now);
  const id = deps.random.uuid();
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockOwnAccount(trx, actor.accountId);
    if (!row) throw logInAgain();
    await insertPicture(trx, { id, account_id: row.id, bytes: encoded, created_at: now });
    const replaced = use === 'profile' ? row.profile_picture_id : row.cover_photo_id;
    await updatePicture(trx, row.id, use, id, replaced);
  });
  return { url: picturePath(id) as string };
}

/** Removes and deletes the actor's picture for this use; having none is not a failure. */
export async function removePicture(db: Db, actor: Actor, use: OwnPictureUse): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockOwnAccount(trx, actor.accountId);
    if (!row) throw logInAgain();
    const replaced = use === 'profile' ? row.profile_picture_id : row.cover_photo_id;
    if (replaced) await updatePicture(trx, row.id, use, null, replaced);
  });
}
