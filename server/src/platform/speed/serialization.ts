import fastJson from 'fast-json-stringify';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

type Write = (reply: unknown) => string;

/**
 * What writes a reply by the contract, and nothing that the contract does not name. It is made when the
 * first such reply is sent: made at the start, for each status of each route, those of all routes took a
 * second and 30 MB, most of it for calls that a process never hears in a day.
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
