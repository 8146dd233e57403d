import Type, { type Static } from 'typebox';
import { route, signedIn } from './route.ts';
import { Failure } from './values/failure.ts';
import { Id, MOST } from './values/keys.ts';
import { Gender } from './values/people.ts';
import { described, listOf, Nullable } from './values/shapes.ts';
import { Line } from './values/texts.ts';

export const TherapistCard = Type.Object(
  {
    id: Id,
    full_name: Line,
    picture: Nullable(Line),
    gender: Gender,
    location: described('Code of the branch.', Line),
    services: listOf(Type.Object({ id: Id, name: Line })),
    followers: Type.Integer({
      description: 'How many clients marked this therapist as a favourite.',
      minimum: 0,
      maximum: MOST,
    }),
    following: Type.Boolean({
      description: 'Whether the caller did; false for a visitor who is not signed in.',
    }),
  },
  {
    description: "A therapist's public details.",
    examples: [
      {
        id: 2,
        full_name: 'Omar Farouk',
        picture: '/media/therapist-02.webp',
        gender: 'male',
        location: 'A',
        services: [{ id: 1, name: 'Massage' }],
        followers: 12,
        following: true,
      },
    ],
  },
);
export type TherapistCard = Static<typeof TherapistCard>;

const TherapistParams = Type.Object({ id: Id });

export const readTherapistCard = route.get('accounts/profile/:id', 'public', {
  summary: "A therapist's public card; 404 for the id of anyone else",
  params: TherapistParams,
  replies: { 200: TherapistCard, 404: Failure },
});

const favourite = (method: 'get' | 'post' | 'delete', verb: 'follow' | 'unfollow') =>
  route[method](`accounts/profile/:id/${verb}`, signedIn, {
    summary:
      method === 'delete' || verb === 'unfollow'
        ? 'Remove a therapist from the favourites; does nothing if they are not a favourite'
        : 'Mark a therapist as a favourite; does nothing if they already are',
    params: TherapistParams,
    replies: { 200: TherapistCard, 404: Failure },
  });

export const followTherapist = favourite('get', 'follow');
export const followTherapistByPost = favourite('post', 'follow');
export const unfollowTherapist = favourite('get', 'unfollow');
export const unfollowTherapistByPost = favourite('post', 'unfollow');
export const unfollowTherapistByDelete = favourite('delete', 'follow');
