import { readPicture } from '@limber/contract/pictures.ts';
import { API_BASE } from '../../../platform/http/serve-calls.ts';

/** The path of an uploaded picture; null: there is none. */
export function picturePath(id: string | null): string | null {
  return id === null ? null : API_BASE + readPicture.path.replace(':id', id);
}
