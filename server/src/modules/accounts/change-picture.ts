import { logInAgain, tooMany } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { takeFromLimits } from '../../platform/limits.ts';
import type { AccountDeps } from './deps.ts';
import { encodePicture } from './encode-picture.ts';
import { picturePath } from './picture-path.ts';
import { insertPicture, lockAccount, updatePicture } from './queries.ts';
import { type PictureUse, pictureChangesOf } from './rules.ts';

/**
 * Puts an uploaded picture in the place of the actor's last one, which is deleted, and answers its
 * path. Refuses like {@link encodePicture}; 429 when pictures come too often, before any is read.
 */
export async function changePicture(
  deps: AccountDeps,
  actor: Actor,
  use: PictureUse,
  upload: () => Promise<Buffer>,
  now: Date,
): Promise<{ url: string }> {
  const exceeded = await takeFromLimits(deps.db, [pictureChangesOf(actor.accountId)], now);
  if (exceeded) {
    const sentence = {
      en: 'That is a lot of pictures. Please wait a little and try again.',
      ar: 'عدد الصور كبير. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
    };
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  const encoded = await encodePicture(await upload(), use);
  const id = deps.random.uuid();
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockAccount(trx, actor.accountId);
    if (!row) throw logInAgain();
    await insertPicture(trx, { id, account_id: row.id, bytes: encoded, created_at: now });
    const replaced = use === 'profile' ? row.profile_picture_id : row.cover_photo_id;
    await updatePicture(trx, row.id, use, id, replaced);
  });
  return { url: picturePath(id) as string };
}
