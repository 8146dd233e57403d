/**
 * What all things that managers edit have in common: text in both languages, a version, retiring.
 */
import Type, { type Static } from 'typebox';
import { managers, type Route, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf } from '../../values/shapes.ts';

/** Options of a required text. */
export const needed = {
  pattern: '\\S',
  'x-sentence': { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
};

const notHttps = {
  en: 'Please enter an address that begins with https://.',
  ar: 'يرجى إدخال رابط يبدأ بـ https://.',
};

/** Options for an external address. */
export const elsewhere = { pattern: '^https://\\S+$', 'x-sentence': notHttps };

/** Options for a picture or page: on the site itself, or external. */
export const hereOrElsewhere = {
  maxLength: 300,
  pattern: '^(https://|/)\\S+$',
  'x-sentence': notHttps,
};

export const Named = Type.Object(
  {
    en: Type.String({ maxLength: 120, ...needed }),
    ar: Type.String({ maxLength: 120, ...needed }),
  },
  {
    additionalProperties: false,
    description: 'A name in both languages.',
    examples: [{ en: 'Massage', ar: 'التدليك' }],
  },
);
export type Named = Static<typeof Named>;

/** Prose in both languages, or in neither. */
export const BilingualText = Type.Object(
  { en: Type.String({ maxLength: 1000 }), ar: Type.String({ maxLength: 1000 }) },
  {
    additionalProperties: false,
    description: 'A description in both languages; both empty: none.',
    examples: [{ en: 'A massage of the whole body.', ar: 'تدليك الجسم كله.' }],
  },
);
export type BilingualText = Static<typeof BilingualText>;

export const ThingVersion = described(
  'Counts the changes; a change names the version that was read.',
  Id,
);

export const ListPosition = Type.Integer({
  description: 'Its place among the others: smallest first.',
  minimum: 0,
  maximum: 1000,
});

/** The fields that every listed thing has. */
export const thingFields = {
  id: Id,
  version: ThingVersion,
  retired: Type.Boolean({
    description: 'No longer offered, but still shown wherever it was used.',
  }),
};

/** For the defaults of a new studio. */
export const Proposed = Type.Boolean({
  description:
    'One of the defaults of a new studio that nobody has saved yet: it still needs checking.',
});

export const WhichThing = Type.Object({ id: Id }, { description: 'Which one.' });

/** Retires something, or restores it. */
export const Retiring = Type.Object(
  { version: ThingVersion, retired: Type.Boolean() },
  { additionalProperties: false, examples: [{ version: 1, retired: true }] },
);

/** What differs in one call from the same call of other things. */
type Says = Pick<Route, 'summary' | 'description' | 'concerns' | 'fullWay'>;

interface Thing<Shown, Fields, First, Which extends Type.TProperties> {
  readonly path: string;
  /** What it is, for readers of the API documentation. */
  readonly description?: string;
  /** The parameter in the call's path that identifies one; default: `id`. */
  readonly which?: Type.TObject<Which>;
  /** The shape of one in the list. */
  readonly shown: Shown;
  /** The fields that can be entered and later changed. */
  readonly fields: Fields;
  /** The fields that are entered once and stay. */
  readonly firstFields?: First;
  /** One as listed; request examples are derived from it. */
  readonly example: Readonly<Record<string, unknown>>;
  /** What a new one has instead, or in addition. */
  readonly newExample?: Readonly<Record<string, unknown>>;
  readonly list: Says;
  readonly add: Says & { readonly replies?: Route['replies'] };
  readonly change: Says;
  readonly retire: Says;
}

/**
 * Declares a thing that managers edit: its shapes, and the calls that list, add, change and retire
 * it.
 */
export function studioThing<
  Shown extends Type.TProperties,
  Fields extends Type.TProperties,
  First extends Type.TProperties = Record<never, never>,
  Which extends Type.TProperties = typeof WhichThing.properties,
>(thing: Thing<Shown, Fields, First, Which>) {
  const { path, shown, fields, firstFields = {} as First, example, newExample } = thing;
  const params = thing.which ?? (WhichThing as unknown as Type.TObject<Which>);
  const one = `${path}/:${Object.keys(params.properties)}`;
  const description = thing.description && { description: thing.description };
  const Shown = Type.Object(shown, { ...description, examples: [example] });
  const New = requestShape({ ...firstFields, ...fields }, { ...example, ...newExample });
  const Changed = requestShape({ version: ThingVersion, ...fields }, example);
  const replies = { 200: Shown, 404: Failure, 409: Failure };
  return {
    Shown,
    New,
    list: route.get(path, managers, {
      ...thing.list,
      replies: { 200: listOf(Shown) },
    }),
    add: route.post(path, managers, {
      ...thing.add,
      ...{ body: New, replies: { 201: Shown, ...thing.add.replies } },
    }),
    change: route.put(one, managers, {
      ...thing.change,
      ...{ params, body: Changed, replies },
    }),
    retire: route.post(`${one}/retire`, managers, {
      ...thing.retire,
      ...{ params, body: Retiring, replies },
    }),
  };
}

/** The allowed request fields, with an example; no other field is accepted. */
function requestShape<Fields extends Type.TProperties>(
  fields: Fields,
  example: Readonly<Record<string, unknown>>,
) {
  const shown = Object.keys(fields).map((field) => [field, example[field]]);
  return Type.Object(fields, {
    additionalProperties: false,
    examples: [Object.fromEntries(shown)],
  });
}
