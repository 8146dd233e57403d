import Type from 'typebox';
import { MOST } from './keys.ts';
import { Line } from './texts.ts';

/** One page of a list: `count` covers all pages; `next` and `previous` are paths or null. */
export function PageOf<Item extends Type.TSchema>(item: Item) {
  const list = listOf(item);
  const examples = examplesOf(list).map((results) => ({
    count: (results as unknown[]).length,
    next: null,
    previous: null,
    results,
  }));
  return Type.Object(
    {
      count: Type.Integer({ description: 'Across all pages.', minimum: 0, maximum: MOST }),
      next: described('Path of the next page; null: this is the last.', Nullable(Line)),
      previous: described('Path of the previous page; null: this is the first.', Nullable(Line)),
      results: list,
    },
    { examples },
  );
}

/** A list; no reply has more than a thousand rows. */
export function listOf<Item extends Type.TSchema>(item: Item, options: Type.TArrayOptions = {}) {
  const [example] = examplesOf(item);
  const examples = example === undefined ? {} : { examples: [[example]] };
  return Type.Array(item, { maxItems: 1000, ...examples, ...options });
}

/** An enum of words. */
export function oneOf<const Words extends string[]>(
  words: [...Words],
  options: Type.TSchemaOptions = {},
) {
  return Type.Enum(words, { type: 'string', ...options });
}

export function Nullable<Value extends Type.TSchema>(value: Value) {
  return Type.Union([value, Type.Null()]);
}

/** The same schema with a description for its place. */
export function described<Schema extends Type.TSchema>(
  description: string,
  schema: Schema,
): Schema {
  const own = { value: description, enumerable: true, configurable: true, writable: true };
  return Object.create(Object.getPrototypeOf(schema), {
    ...Object.getOwnPropertyDescriptors(schema),
    description: own,
  });
}

function examplesOf(schema: Type.TSchema): unknown[] {
  return (schema as { examples?: unknown[] }).examples ?? [];
}
