import type { PictureWidth } from '@limber/contract/terms/uploads.ts';
import sharp from 'sharp';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { Turns } from '../../../platform/speed/one-at-a-time.ts';
import { NO_PICTURE } from './mark-picture-shown.ts';
import { findPicture, findPictureSize, insertPictureSize } from './queries.ts';

/**
 * The bytes of a picture, WebP, as stored or at most as wide as asked for. Each width is made once, when
 * it is first asked for, and kept. Refuses 404.
 */
export async function readPicture(
  db: Db,
  id: string,
  width: PictureWidth | undefined,
): Promise<Buffer> {
  if (width === undefined) return whole(db, id);
  const most = Number(width);
  return (
    (await findPictureSize(db, id, most)) ??
    turns.take(`${id} ${width}`, async (turn) => {
      const stored = await findPictureSize(db, id, most);
      const bytes = stored ?? (await makeSize(db, id, most));
      turn.settle();
      return bytes;
    })
  );
}

const turns = new Turns();

async function makeSize(db: Db, picture: string, width: number): Promise<Buffer> {
  const bytes = await sharp(await whole(db, picture))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  await insertPictureSize(db, { picture, width, bytes });
  return bytes;
}

const QUALITY = 80;

async function whole(db: Db, id: string): Promise<Buffer> {
  const bytes = await findPicture(db, id);
  if (!bytes) throw refusal(404, NO_PICTURE);
  return bytes;
}
