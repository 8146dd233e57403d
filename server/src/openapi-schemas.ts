import type { TSchema } from 'typebox';

type Json = { description?: string; [keyword: string]: unknown };

export interface Schemas {
  /** A schema as the document has it, with references to named schemas. */
  refer(schema: TSchema): Json;
  /** The named schemas that were referred to, by name. */
  components(): Record<string, Json>;
}

/**
 * Schemas that appear once in the document. They are recognised by content, without their texts:
 * TypeBox copies optional ones, and a place may have its own description.
 */
export function namedSchemas(named: readonly (readonly [string, TSchema])[]): Schemas {
  const names = new Map<string, string>();
  const bodies = new Map<string, Json>();
  for (const [name, schema] of named) {
    const plain = JSON.parse(JSON.stringify(schema)) as Json;
    if (!isWorthAName(plain) || names.has(keyOf(plain))) continue;
    names.set(keyOf(plain), name);
    bodies.set(name, plain);
  }
  const referred = new Map<string, Json>();

  const say = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(say);
    if (typeof given !== 'object' || given === null) return given;
    const schema = given as Json;
    const name = names.get(keyOf(schema));
    const body = name === undefined ? undefined : bodies.get(name);
    if (name === undefined || body === undefined) return sayInside(withoutExamples(schema));
    if (!referred.has(name)) {
      referred.set(name, {});
      referred.set(name, sayInside(body));
    }
    const words =
      schema.description === body.description ? {} : { description: schema.description };
    return { $ref: `#/components/schemas/${name}`, ...words };
  };
  const sayInside = (schema: Json): Json =>
    Object.fromEntries(
      Object.entries(schema)
        .filter(([keyword]) => !OWN_KEYWORDS.has(keyword))
        .map(([keyword, value]) => [keyword, isData(keyword) ? value : sayPart(keyword, value)]),
    );
  const sayPart = (keyword: string, value: unknown) =>
    keyword === 'properties' || keyword === 'patternProperties'
      ? Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, say(part)]))
      : say(value);

  return {
    refer: (schema) => say(JSON.parse(JSON.stringify(schema))) as Json,
    components: () =>
      Object.fromEntries([...referred].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** The example of an inline object or list is next to it, once. */
function withoutExamples(schema: Json): Json {
  if (schema.type !== 'object' && schema.type !== 'array') return schema;
  const { examples: _, ...rest } = schema;
  return rest;
}

/** A bare number or text is as short as its name. */
function isWorthAName(schema: Json): boolean {
  return ['properties', 'enum', 'pattern', 'format', 'patternProperties'].some(
    (keyword) => keyword in schema,
  );
}

const isData = (keyword: string) => ['examples', 'enum', 'default', 'required'].includes(keyword);

/** Keywords of the contract that are not JSON Schema: descriptions say what they mean. */
const OWN_KEYWORDS = new Set(['x-sentence', 'x-whole-minor-units']);

function keyOf({ description: _, examples: __, ...schema }: Json): string {
  return JSON.stringify(schema);
}
