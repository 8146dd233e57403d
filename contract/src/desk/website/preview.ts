import Type, { type Static } from 'typebox';
import { WhichPolicy } from '../../policies.ts';
import { managers, route } from '../../route.ts';
import { PUBLIC_PATHS } from '../../terms/site-pages.ts';
import { Failure } from '../../values/failure.ts';
import { Language } from '../../values/people.ts';
import { described, oneOf } from '../../values/shapes.ts';
import { Website } from '../studio/website.ts';
import { StudioLook } from './look.ts';
import { PolicyWords } from './policies.ts';
import { OwnWords } from './sentences.ts';

const PagePreview = Type.Object(
  {
    path: oneOf([...PUBLIC_PATHS], { description: 'Address of the page, without its language.' }),
    language: Language,
    website: Type.Optional(described('As typed; left out: as saved. So are the others.', Website)),
    look: Type.Optional(StudioLook),
    sentence: Type.Optional(OwnWords),
    policy: Type.Optional(
      described(
        'A version of a policy, as if it held today.',
        Type.Object(
          { ...WhichPolicy.properties, text: PolicyWords },
          {
            additionalProperties: false,
            examples: [{ kind: 'terms', text: { en: '# Terms', ar: '# الشروط' } }],
          },
        ),
      ),
    ),
  },
  { additionalProperties: false, examples: [{ path: '/', language: 'en' }] },
);
export type PagePreview = Static<typeof PagePreview>;

export const previewPage = route.post('desk/studio/website/preview', managers, {
  summary: 'A public page with what is typed, saved nowhere',
  description:
    'As clients see it when the doors are open. It is meant to be shown without its scripts.',
  body: PagePreview,
  keepsNoAnswer: true,
  replies: {
    200: Type.Object(
      { html: Type.String({ description: 'The whole document.', maxLength: 2_000_000 }) },
      { examples: [{ html: '<!doctype html><html lang="en"></html>' }] },
    ),
    404: Failure,
    503: Failure,
  },
});
