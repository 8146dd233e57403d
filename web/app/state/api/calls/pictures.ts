// Written by `npm run calls` from contract/src/pictures.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/pictures.ts';
import { upload, write } from '../call.ts';
import { mutation, whenDone } from '../endpoint.ts';

export const changeCoverPhoto = mutation('changeCoverPhoto', upload<typeof contract.changeCoverPhoto>('PUT', 'accounts/profile/change-cover-photo'), { invalidatesTags: whenDone('Me', 'Therapists') }), useChangeCoverPhotoMutation = changeCoverPhoto.useMutation;
export const changeProfilePicture = mutation('changeProfilePicture', upload<typeof contract.changeProfilePicture>('PUT', 'accounts/profile/change-profile-pic'), { invalidatesTags: whenDone('Me', 'Therapists') }), useChangeProfilePictureMutation = changeProfilePicture.useMutation;
export const removeCoverPhoto = mutation('removeCoverPhoto', write<typeof contract.removeCoverPhoto>('DELETE', 'accounts/profile/change-cover-photo'), { invalidatesTags: ['Me', 'Therapists'] }), useRemoveCoverPhotoMutation = removeCoverPhoto.useMutation;
export const removeProfilePicture = mutation('removeProfilePicture', write<typeof contract.removeProfilePicture>('DELETE', 'accounts/profile/change-profile-pic'), { invalidatesTags: ['Me', 'Therapists'] }), useRemoveProfilePictureMutation = removeProfilePicture.useMutation;
