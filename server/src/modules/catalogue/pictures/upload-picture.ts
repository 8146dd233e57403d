import type { StudioPictureUse } from '@limber/contract/desk/studio/pictures.ts';
import { UNUSED_PICTURE_STAYS_DAYS } from '@limber/contract/terms/how-long-data-is-kept.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Received } from '../../../platform/http/uploads.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import { takePicture } from '../../accounts/pictures/take-picture.ts';
import { addressOf } from './mark-picture-shown.ts';
import { deleteNeverShown, insertPicture } from './queries.ts';

/** Stores a picture that a manager uploads and returns its address. Refuses like `takePicture`. */
export async function uploadPicture(
  deps: { readonly db: Db; readonly random: Randomness },
  actor: Actor,
  use: StudioPictureUse,
  upload: () => Promise<Received>,
  now: Date,
): Promise<{ url: string }> {
  const bytes = await takePicture(deps.db, actor, use, upload, now);
  const id = deps.random.uuid();
  await insertPicture(deps.db, { id, bytes, actorId: actor.accountId, at: now });
  return { url: addressOf(id) };
}

/** Deletes the pictures that were uploaded and then given to nothing. */
export async function purgeStudioPictures(db: Db, now: Date): Promise<void> {
  await deleteNeverShown(db, daysBefore(now, UNUSED_PICTURE_STAYS_DAYS));
}
