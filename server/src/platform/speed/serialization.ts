import { Readable } from 'node:stream';
import fastJson from 'fast-json-stringify';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

type Write = (reply: unknown) => string;

/**
 * Serialises a reply by the contract, and nothing that the contract does not name. It is compiled
 * at the first such reply: compiling all statuses of all routes at the start took a second and 30
 * MB, mostly for calls that a process never gets in a day. A reply with a long list goes out in
 * pieces: its whole text, and what that is put together from, took 60 MB for the rows of a file.
 */
export const compileSerializer: FastifySerializerCompiler<FastifySchema & WithLists> = ({
  schema,
}) => {
  const write = serializerOf(schema);
  const list = longListIn(schema);
  if (list === undefined) return (reply) => write()(reply);
  // Fastify sends a stream as it sends a text.
  return (reply) => inPieces(schema, list, reply) as string;
};

/** One for each schema, however many routes reply with it. */
export function serializerOf(schema: object): () => Write {
  return () => {
    const made = writers.get(schema);
    if (made) return made;
    const write = fastJson(schema) as Write;
    writers.set(schema, write);
    return write;
  };
}

const writers = new WeakMap<object, Write>();

interface WithLists {
  readonly properties?: Readonly<Record<string, { readonly maxItems?: number }>>;
}

/** Items from which on a list may be long, and how many go out at once. */
const LONG_LIST = 10_000;
const PIECE = 500;

/** The list of a reply that may be long, by its name; undefined: none may. */
function longListIn({ properties = {} }: WithLists): string | undefined {
  return Object.keys(properties).find((name) => (properties[name]?.maxItems ?? 0) >= LONG_LIST);
}

function inPieces(schema: WithLists, name: string, reply: unknown): string | Readable {
  const items = (reply as Readonly<Record<string, unknown>>)[name];
  const ofItems = schema.properties?.[name];
  if (!Array.isArray(items) || !ofItems || items.length <= PIECE) {
    return serializerOf(schema)()(reply);
  }
  const rest = serializerOf(schema)()({ ...(reply as object), [name]: [] });
  // Quotes of texts are escaped, so this stands nowhere else.
  const begins = `"${name}":[`;
  const at = rest.lastIndexOf(begins) + begins.length;
  const write = serializerOf(ofItems)();
  return Readable.from(
    (function* pieces() {
      yield rest.slice(0, at);
      for (let from = 0; from < items.length; from += PIECE) {
        const piece = write(items.slice(from, from + PIECE)).slice(1, -1);
        yield from === 0 ? piece : `,${piece}`;
      }
      yield rest.slice(at);
    })(),
  );
}
