import type { PictureUse } from '@limber/contract/terms/uploads.ts';
import type { Db } from '../../../platform/database/db.ts';
import { tooMany } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Received } from '../../../platform/http/uploads.ts';
import { takeFromLimits } from '../../../platform/rate-limits.ts';
import { encodePicture } from './encode-picture.ts';
import { pictureChangesOf } from './picture-rules.ts';

/**
 * Takes an upload and returns the picture as stored. Refuses like {@link encodePicture}; 429,
 * before reading anything, when uploads are too frequent.
 */
export async function takePicture(
  db: Db,
  actor: Actor,
  use: PictureUse,
  upload: () => Promise<Received>,
  now: Date,
): Promise<Buffer> {
  const exceeded = await takeFromLimits(db, [pictureChangesOf(actor.accountId)], now);
  if (exceeded) {
    const sentence = {
      en: 'That is a lot of pictures. Please wait a little and try again.',
      ar: 'عدد الصور كبير. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
    };
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  return encodePicture(await upload(), use);
}
