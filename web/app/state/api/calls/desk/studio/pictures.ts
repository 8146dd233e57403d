// Written by `npm run calls` from contract/src/desk/studio/pictures.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/pictures.ts';
import { upload } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const uploadStudioPicture = mutation('desk/uploadStudioPicture', upload<typeof contract.uploadStudioPicture>('POST', 'desk/studio/pictures/:use')), useUploadStudioPictureMutation = uploadStudioPicture.useMutation;
