import { refusal, tooMany } from '../../platform/errors.ts';
import { takeFromLimits } from '../../platform/limits.ts';
import type { Actor } from '../../platform/session.ts';
import { encodePicture } from './encode-picture.ts';
import type { AccountParts } from './parts.ts';
import { picturePath } from './picture-path.ts';
import { insertPicture, lockAccount, updatePicture } from './queries.ts';
import { type PictureUse, pictureChangesOf } from './rules.ts';

/**
 * Puts an uploaded picture in the place of the actor's last one, which is deleted, and answers its
 * path. Refuses like {@link encodePicture}; 429 when pictures come too often.
 */
export async function changePicture(
  parts: AccountParts,
  actor: Actor,
  use: PictureUse,
  bytes: Buffer,
  now: Date,
): Promise<{ url: string }> {
  const exceeded = await takeFromLimits(parts.db, [pictureChangesOf(actor.accountId)], now);
  if (exceeded) {
    const sentence = 'That is a lot of pictures. Please wait a little and try again.';
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  const encoded = await encodePicture(bytes, use);
  const id = parts.random.uuid();
  await parts.db.transaction().execute(async (trx) => {
    const row = await lockAccount(trx, actor.accountId);
    if (!row) throw refusal(401, 'Please log in again.');
    await insertPicture(trx, { id, account_id: row.id, bytes: encoded, created_at: now });
    const replaced = use === 'profile' ? row.profile_picture_id : row.cover_photo_id;
    await updatePicture(trx, row.id, use, id, replaced);
  });
  return { url: picturePath(id) as string };
}
