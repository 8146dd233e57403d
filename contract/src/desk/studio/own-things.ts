/** What all things of the studio share that managers change: words in both languages, a version, retiring. */
import Type, { type Static } from 'typebox';
import { described, Id } from '../../values.ts';

const needed = {
  pattern: '\\S',
  'x-sentence': { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
};

/** A name in both languages. */
export const Named = Type.Object(
  {
    en: Type.String({ maxLength: 120, ...needed }),
    ar: Type.String({ maxLength: 120, ...needed }),
  },
  {
    additionalProperties: false,
    description: 'What something is called in both languages.',
    examples: [{ en: 'Stretching', ar: 'الإطالة' }],
  },
);
export type Named = Static<typeof Named>;

/** Sentences in both languages, or in none. */
export const Told = Type.Object(
  { en: Type.String({ maxLength: 1000 }), ar: Type.String({ maxLength: 1000 }) },
  {
    additionalProperties: false,
    description: 'What is said of something in both languages; both empty: nothing.',
    examples: [{ en: 'An assisted stretch.', ar: 'جلسة إطالة على يد المعالج.' }],
  },
);
export type Told = Static<typeof Told>;

export const ThingVersion = described(
  'Counts the changes; one names the version that was seen.',
  Id,
);

export const Place = Type.Integer({
  description: 'Where it stands among the others: the smallest first.',
  minimum: 0,
  maximum: 1000,
});

/** Of everything that is listed. */
export const kept = {
  id: Id,
  version: ThingVersion,
  retired: Type.Boolean({ description: 'Offered to nobody new; it stays on what refers to it.' }),
};

/** Of what a new studio begins with. */
export const Proposed = Type.Boolean({
  description:
    'The studio began with it, and nobody has saved it since: it is still to be looked at.',
});

export const WhichThing = Type.Object({ id: Id }, { description: 'Which one.' });

/** Retires something, or brings it back. */
export const Retiring = Type.Object(
  { version: ThingVersion, retired: Type.Boolean() },
  { additionalProperties: false, examples: [{ version: 1, retired: true }] },
);
