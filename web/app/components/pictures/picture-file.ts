import { MOST_UPLOAD_BYTES } from '@limber/contract/terms/uploads.ts';

/** What the server takes: media types, and bytes at most. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

type PictureProblem = 'type' | 'size';

/** Why a file cannot be a picture here, as far as that shows before it is sent. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!pictureTypes.includes(file.type)) return 'type';
  if (file.size > MOST_UPLOAD_BYTES) return 'size';
  return undefined;
}
