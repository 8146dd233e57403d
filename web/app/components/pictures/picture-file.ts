import { MOST_UPLOAD_BYTES } from '@limber/contract/terms/uploads.ts';

/** What the server accepts: media types, and the largest size in bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

type PictureProblem = 'type' | 'size';

/** Why a file is not accepted as a picture, as far as can be checked before sending. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!pictureTypes.includes(file.type)) return 'type';
  if (file.size > MOST_UPLOAD_BYTES) return 'size';
  return undefined;
}
