import type { Db } from '../../platform/database/db.ts';
import { logInAgain } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { lockOwnAccount, updatePicture } from './queries.ts';
import type { OwnPictureUse } from './rules.ts';

/** Takes the actor's picture of this use away and deletes it; none is no failure. */
export async function removePicture(db: Db, actor: Actor, use: OwnPictureUse): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockOwnAccount(trx, actor.accountId);
    if (!row) throw logInAgain();
    const replaced = use === 'profile' ? row.profile_picture_id : row.cover_photo_id;
    if (replaced) await updatePicture(trx, row.id, use, null, replaced);
  });
}
