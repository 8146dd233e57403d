import fastJson from 'fast-json-stringify';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

type Write = (reply: unknown) => string;

/**
 * Serialises a reply by the contract, and nothing that the contract does not name. It is compiled
 * at the first such reply: compiling all statuses of all routes at the start took a second and 30
 * MB, mostly for calls that a process never gets in a day.
 */
export const compileSerializer: FastifySerializerCompiler<FastifySchema> = ({ schema }) => {
  const write = serializerOf(schema);
  return (reply) => write()(reply);
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
