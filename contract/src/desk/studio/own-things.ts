/** What all things of the studio share that managers change: words in both languages, a version, retiring. */
import Type, { type Static } from 'typebox';
import { defineRoute, type Route } from '../../route.ts';
import { described, Failure, Id, listOf } from '../../values.ts';

/** Options of a text that may not be empty. */
export const needed = {
  pattern: '\\S',
  'x-sentence': { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
};

const notHttps = {
  en: 'Please enter an address that begins with https://.',
  ar: 'يرجى إدخال رابط يبدأ بـ https://.',
};

/** Options of an address elsewhere. */
export const elsewhere = { pattern: '^https://\\S+$', 'x-sentence': notHttps };

/** Options of a picture or a page: of the site itself, or elsewhere. */
export const hereOrElsewhere = {
  maxLength: 300,
  pattern: '^(https://|/)\\S+$',
  'x-sentence': notHttps,
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

/** What a call says beside what it shares with its like. */
type Says = Pick<Route, 'summary' | 'description' | 'concerns' | 'fullWay'>;

interface Thing<Shown, Asked, First, Which extends Type.TProperties> {
  readonly path: string;
  /** What it is, for who reads of the API. */
  readonly description?: string;
  /** What names one in the path of a call; an `id` where nothing is said. */
  readonly which?: Type.TObject<Which>;
  /** What the list answers of each. */
  readonly shown: Shown;
  /** What is typed of a new one and can be changed. */
  readonly asked: Asked;
  /** What is typed of a new one and stays. */
  readonly askedFirst?: First;
  /** One as the list answers it; from it come the examples of what is asked. */
  readonly example: Readonly<Record<string, unknown>>;
  /** What a new one has instead, or besides. */
  readonly newExample?: Readonly<Record<string, unknown>>;
  readonly list: Says;
  readonly add: Says & { readonly replies?: Route['replies'] };
  readonly change: Says;
  readonly retire: Says;
}

/** Declares a thing of the studio: its shapes, and the calls by which managers list, add, change and retire it. */
export function studioThing<
  Shown extends Type.TProperties,
  Asked extends Type.TProperties,
  First extends Type.TProperties = Record<never, never>,
  Which extends Type.TProperties = typeof WhichThing.properties,
>(thing: Thing<Shown, Asked, First, Which>) {
  const { path, shown, asked, askedFirst = {} as First, example, newExample } = thing;
  const params = thing.which ?? (WhichThing as unknown as Type.TObject<Which>);
  const one = `${path}/:${Object.keys(params.properties)}`;
  const access = ['manager'] as const;
  const description = thing.description && { description: thing.description };
  const Shown = Type.Object(shown, { ...description, examples: [example] });
  const New = askedOf({ ...askedFirst, ...asked }, { ...example, ...newExample });
  const Changed = askedOf({ version: ThingVersion, ...asked }, example);
  const replies = { 200: Shown, 404: Failure, 409: Failure };
  return {
    Shown,
    New,
    list: defineRoute({
      ...{ method: 'GET', path, access, ...thing.list },
      replies: { 200: listOf(Shown) },
    }),
    add: defineRoute({
      ...{ method: 'POST', path, access, ...thing.add },
      ...{ body: New, replies: { 201: Shown, ...thing.add.replies } },
    }),
    change: defineRoute({
      ...{ method: 'PUT', path: one, access, ...thing.change },
      ...{ params, body: Changed, replies },
    }),
    retire: defineRoute({
      ...{ method: 'POST', path: `${one}/retire`, access, ...thing.retire },
      ...{ params, body: Retiring, replies },
    }),
  };
}

/** What a request may have, with no field besides, and the example of it. */
function askedOf<Fields extends Type.TProperties>(
  fields: Fields,
  example: Readonly<Record<string, unknown>>,
) {
  const shown = Object.keys(fields).map((field) => [field, example[field]]);
  return Type.Object(fields, {
    additionalProperties: false,
    examples: [Object.fromEntries(shown)],
  });
}
