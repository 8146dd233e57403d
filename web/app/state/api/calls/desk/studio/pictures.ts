// Written by `npm run calls` from contract/src/desk/studio/pictures.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/pictures.ts';
import { upload } from '../../../upload.ts';

export const uploadStudioPicture = upload<typeof contract.uploadStudioPicture>(
  'POST',
  'desk/studio/pictures/:use',
);
