import Type, { type Static } from 'typebox';
import { route } from './route.ts';
import { LONGEST_POLICY, MOST_POLICY_VERSIONS, POLICY_KINDS } from './terms/site-pages.ts';
import { Failure } from './values/failure.ts';
import { Id } from './values/keys.ts';
import { described, listOf, Nullable, oneOf } from './values/shapes.ts';
import { DateOnly } from './values/times.ts';

export const WhichPolicy = Type.Object(
  { kind: oneOf([...POLICY_KINDS], { description: 'The privacy policy or the terms.' }) },
  { description: 'Which one.' },
);

const MarkedText = Type.String({
  description:
    'Lines: `# ` begins a section with its title, `- ` is an item of a list, an empty line ends a paragraph, `[words](/path)` is a link of the site.',
  maxLength: LONGEST_POLICY,
});

export const Policy = Type.Object(
  {
    ...WhichPolicy.properties,
    version: described("Null: the product's own words.", Nullable(Id)),
    holds_from: described(
      "The day from which it holds; null: the product's own words hold every day.",
      Nullable(DateOnly),
    ),
    text: described('In the language that was asked for.', MarkedText),
    versions: listOf(
      Type.Object(
        { version: Id, holds_from: DateOnly },
        { examples: [{ version: 1, holds_from: '2026-03-01' }] },
      ),
      {
        description: 'Those that hold or have held, newest first.',
        maxItems: MOST_POLICY_VERSIONS,
      },
    ),
  },
  {
    examples: [
      {
        kind: 'privacy',
        version: 2,
        holds_from: '2026-03-01',
        text: '# Introduction\n\nThis policy says what we keep about you.',
        versions: [
          { version: 2, holds_from: '2026-03-01' },
          { version: 1, holds_from: '2025-01-01' },
        ],
      },
    ],
  },
);
export type Policy = Static<typeof Policy>;

export const readPolicy = route.get('service/policies/:kind/', 'public', {
  summary: 'The privacy policy or the terms: what holds today, or an earlier version (extra call)',
  params: WhichPolicy,
  query: Type.Object({
    language: oneOf(['en', 'ar'], { description: 'The language of the text.' }),
    version: Type.Optional(described('One that holds or has held; default: what holds.', Id)),
  }),
  replies: { 200: Policy, 404: Failure },
});
