// Written by `npm run calls` from contract/src/favourites.ts; a change belongs there.
import type * as contract from '@limber/contract/favourites.ts';
import { call } from '../call.ts';
import { write } from '../write.ts';

export const followTherapist = call<typeof contract.followTherapist>(
  'GET',
  'accounts/profile/:id/follow',
);
export const followTherapistByPost = write<typeof contract.followTherapistByPost>(
  'POST',
  'accounts/profile/:id/follow',
);
export const readTherapistCard = call<typeof contract.readTherapistCard>(
  'GET',
  'accounts/profile/:id',
);
export const unfollowTherapist = call<typeof contract.unfollowTherapist>(
  'GET',
  'accounts/profile/:id/unfollow',
);
export const unfollowTherapistByDelete = write<typeof contract.unfollowTherapistByDelete>(
  'DELETE',
  'accounts/profile/:id/follow',
);
export const unfollowTherapistByPost = write<typeof contract.unfollowTherapistByPost>(
  'POST',
  'accounts/profile/:id/unfollow',
);
