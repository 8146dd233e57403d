// Written by `npm run calls` from contract/src/pictures.ts; a change belongs there.
import type * as contract from '@limber/contract/pictures.ts';
import { upload } from '../upload.ts';
import { write } from '../write.ts';

export const changeCoverPhoto = upload<typeof contract.changeCoverPhoto>(
  'PUT',
  'accounts/profile/change-cover-photo',
);
export const changeProfilePicture = upload<typeof contract.changeProfilePicture>(
  'PUT',
  'accounts/profile/change-profile-pic',
);
export const removeCoverPhoto = write<typeof contract.removeCoverPhoto>(
  'DELETE',
  'accounts/profile/change-cover-photo',
);
export const removeProfilePicture = write<typeof contract.removeProfilePicture>(
  'DELETE',
  'accounts/profile/change-profile-pic',
);
