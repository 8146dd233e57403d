// Written by `npm run calls` from contract/src/favourites.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/favourites.ts';
import { call, write } from '../call.ts';
import { mutation, query } from '../endpoint.ts';

export const followTherapist = mutation('followTherapist', call<typeof contract.followTherapist>('GET', 'accounts/profile/:id/follow')), useFollowTherapistMutation = followTherapist.useMutation;
export const followTherapistByPost = write<typeof contract.followTherapistByPost>('POST', 'accounts/profile/:id/follow');
export const readTherapistCard = query('readTherapistCard', call<typeof contract.readTherapistCard>('GET', 'accounts/profile/:id')), useReadTherapistCardQuery = readTherapistCard.useQuery;
export const unfollowTherapist = mutation('unfollowTherapist', call<typeof contract.unfollowTherapist>('GET', 'accounts/profile/:id/unfollow')), useUnfollowTherapistMutation = unfollowTherapist.useMutation;
export const unfollowTherapistByDelete = write<typeof contract.unfollowTherapistByDelete>('DELETE', 'accounts/profile/:id/follow');
export const unfollowTherapistByPost = mutation('unfollowTherapistByPost', write<typeof contract.unfollowTherapistByPost>('POST', 'accounts/profile/:id/unfollow')), useUnfollowTherapistByPostMutation = unfollowTherapistByPost.useMutation;
