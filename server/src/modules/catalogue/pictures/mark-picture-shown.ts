import { readStudioPicture } from '@limber/contract/desk/studio/pictures.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import { API_BASE } from '../../../platform/http/serve-calls.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { UUID } from '../../../platform/randomness.ts';
import { updateShown } from './queries.ts';

/** Where the pictures are served, up to their id. */
const PICTURES = API_BASE + readStudioPicture.path.replace(':id', '');

/** Where an uploaded picture is served. */
export function addressOf(id: string): string {
  return PICTURES + id;
}

/**
 * Marks the picture of an address, if it is an uploaded one, as shown and so kept for good.
 * Addresses of the site's own files need no marking. Refuses 400 at `field` when there is no such
 * picture.
 */
export async function markPictureShown(
  trx: Trx,
  field: string,
  address: string | null,
  now: Date,
): Promise<void> {
  if (!address?.startsWith(PICTURES)) return;
  const id = address.slice(PICTURES.length);
  if (!UUID.test(id) || !(await updateShown(trx, id, now))) throw wrongField(field, NO_PICTURE);
}

export const NO_PICTURE: Sentence = {
  en: 'There is no such picture. Please choose it again.',
  ar: 'هذه الصورة غير موجودة. يرجى اختيارها من جديد.',
};
