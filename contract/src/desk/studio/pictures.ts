/** Pictures of therapists, branches, partners and the pages: managers upload them, the site shows them. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { MOST_UPLOAD_BYTES, PICTURE_WIDTHS } from '../../terms/uploads.ts';
import { Failure } from '../../values/failure.ts';
import { Uuid } from '../../values/keys.ts';
import { oneOf } from '../../values/shapes.ts';

/** A path for examples. */
const A_PICTURE = '/api/v1/service/pictures/5b0b6f0a-6f3b-4a5e-9a53-7f1f0e3c2d11';

export const StudioPictureUse = oneOf(
  ['therapist', 'branch', 'partner', 'logo', 'mark', 'hero_wide', 'hero_narrow', 'section'],
  { description: 'Whose picture it is; this decides its proportions.' },
);
export type StudioPictureUse = Static<typeof StudioPictureUse>;

export const uploadStudioPicture = route.post('desk/studio/pictures/:use', managers, {
  summary: 'Upload a picture of the studio; it is re-encoded and loses its metadata',
  description:
    'To show the picture, save its address with a therapist, branch, partner or the look of the pages. A picture that nothing shows is deleted after a day.',
  params: Type.Object({ use: StudioPictureUse }),
  /** Multipart, one part `image`: JPEG, PNG, WebP or AVIF, at most `MOST_UPLOAD_BYTES`. */
  upload: 'image',
  replies: {
    201: Type.Object({ url: Type.String({ maxLength: 200 }) }, { examples: [{ url: A_PICTURE }] }),
    429: Failure,
  },
});

export const readStudioPicture = route.get('service/pictures/:id', 'public', {
  summary: 'A picture of the studio; its bytes never change (extra call)',
  params: Type.Object({ id: Uuid }),
  query: Type.Object({
    width: Type.Optional(
      oneOf([...PICTURE_WIDTHS], { description: 'Pixels at most; left out: as it was stored.' }),
    ),
  }),
  file: 'image/webp',
  replies: {
    200: Type.String({ contentMediaType: 'image/webp', maxLength: MOST_UPLOAD_BYTES }),
    404: Failure,
  },
});
