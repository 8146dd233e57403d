/** The privacy policy and the terms, in versions that hold from a day on. */
import Type, { type Static } from 'typebox';
import { WhichPolicy } from '../../policies.ts';
import { managers, route } from '../../route.ts';
import { LONGEST_POLICY, MOST_POLICY_VERSIONS } from '../../terms/site-pages.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, oneOf } from '../../values/shapes.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { needed } from '../studio/shared-fields.ts';

export const PolicyWords = Type.Object(
  {
    en: Type.String({ maxLength: LONGEST_POLICY, ...needed }),
    ar: Type.String({ maxLength: LONGEST_POLICY, ...needed }),
  },
  {
    additionalProperties: false,
    description: 'The text in both languages.',
    examples: [{ en: '# Introduction\n\nWhat we keep.', ar: '# مقدمة\n\nما نحفظه.' }],
  },
);

const examplePolicyVersion = {
  ...{ version: 1, holds_from: '2026-03-01', made_at: '2026-02-20T06:00:00.000Z' },
  state: 'holds',
  text: { en: '# Introduction\n\nWhat we keep about you.', ar: '# مقدمة\n\nما نحفظه عنك.' },
};

export const StudioPolicy = Type.Object(
  {
    ...WhichPolicy.properties,
    template: described(
      "The product's words, with what the studio says about itself.",
      PolicyWords,
    ),
    versions: listOf(
      Type.Object(
        {
          version: Id,
          holds_from: DateOnly,
          made_at: Instant,
          state: oneOf(['planned', 'holds', 'earlier']),
          text: PolicyWords,
        },
        {
          examples: [examplePolicyVersion],
        },
      ),
      { description: 'Newest first.', maxItems: MOST_POLICY_VERSIONS },
    ),
  },
  {
    examples: [
      {
        kind: 'privacy',
        template: { en: '# Introduction\n\nWhat we keep.', ar: '# مقدمة\n\nما نحفظه.' },
        versions: [examplePolicyVersion],
      },
    ],
  },
);
export type StudioPolicy = Static<typeof StudioPolicy>;

export const listStudioPolicies = route.get('desk/studio/policies', managers, {
  summary: 'The privacy policy and the terms: all versions, and the words to begin with',
  replies: { 200: listOf(StudioPolicy) },
});

export const addPolicyVersion = route.post('desk/studio/policies/:kind', managers, {
  summary: 'Publish a version that holds from a day on',
  description:
    'Its text never changes. Of several from the same day the last one holds, so a mistake is put right by another version.',
  params: WhichPolicy,
  body: Type.Object(
    { holds_from: described('Today or later.', DateOnly), text: PolicyWords },
    {
      additionalProperties: false,
      examples: [{ holds_from: '2027-01-01', text: examplePolicyVersion.text }],
    },
  ),
  replies: { 201: StudioPolicy, 409: Failure },
});

export const withdrawPolicyVersion = route.delete('desk/studio/policies/:kind/:version', managers, {
  summary: 'Withdraw a version before its day',
  params: Type.Object(
    { ...WhichPolicy.properties, version: Id },
    { description: 'Which version.' },
  ),
  replies: { 200: StudioPolicy, 404: Failure, 409: Failure },
});
