import Type from 'typebox';
import { route, signedIn } from './route.ts';
import { MOST_UPLOAD_BYTES } from './terms/uploads.ts';
import { Failure } from './values/failure.ts';
import { Uuid } from './values/keys.ts';

/** A path for examples. */
export const A_PICTURE = '/api/v1/accounts/pictures/0f6b6c1e-2f4d-4a57-9c0e-6a3f1d2b7c55';

const pictureChange = (path: string, summary: string) =>
  route.put(path, signedIn, {
    summary,
    /** Multipart, one part `image`: JPEG, PNG, WebP or AVIF, at most `MOST_UPLOAD_BYTES`. */
    upload: 'image',
    replies: {
      200: Type.Object(
        { url: Type.String({ maxLength: 200 }) },
        { examples: [{ url: A_PICTURE }] },
      ),
      429: Failure,
    },
  });

export const changeProfilePicture = pictureChange(
  'accounts/profile/change-profile-pic',
  'Replace the profile picture; it is re-encoded and loses its metadata',
);
export const changeCoverPhoto = pictureChange(
  'accounts/profile/change-cover-photo',
  'Replace the cover photo; it is re-encoded and loses its metadata',
);

const pictureRemoval = (path: string, summary: string) =>
  route.delete(path, signedIn, {
    summary,
    replies: { 204: Type.Null() },
  });

export const removeProfilePicture = pictureRemoval(
  changeProfilePicture.path,
  'Remove the profile picture; does nothing when there is none (extra call)',
);
export const removeCoverPhoto = pictureRemoval(
  changeCoverPhoto.path,
  'Remove the cover photo; does nothing when there is none (extra call)',
);

export const readPicture = route.get('accounts/pictures/:id', 'public', {
  summary: 'An uploaded picture; its id cannot be guessed and its bytes never change (extra call)',
  params: Type.Object({ id: Uuid }),
  file: 'image/webp',
  replies: {
    200: Type.String({ contentMediaType: 'image/webp', maxLength: MOST_UPLOAD_BYTES }),
    404: Failure,
  },
});
