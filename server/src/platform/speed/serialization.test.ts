import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { compileSerializer } from './serialization.ts';

const schema = Type.Object({
  name: Type.String(),
  rows: Type.Array(Type.Object({ line: Type.Integer(), says: Type.String() }), {
    maxItems: 50_000,
  }),
  after: Type.Integer(),
});
const write = compileSerializer({ schema: schema as object, method: 'POST', url: '/file' });
const replyOf = (count: number) => ({
  name: 'A "rows":[ of its own',
  rows: Array.from({ length: count }, (_, at) => ({ line: at, says: `"rows":[${at}]` })),
  after: 7,
});

test('a long list goes out in pieces, which are the same text @IMPORT-12', async () => {
  for (const count of [501, 1000, 1203]) {
    const sent: unknown = write({ ...replyOf(count), secret: 'not of the contract' });
    expect(sent).toBeInstanceOf(Readable);
    expect(JSON.parse(await text(sent as Readable))).toEqual(replyOf(count));
  }
});

test('a short one is a text', () => {
  for (const count of [0, 1, 500])
    expect(JSON.parse(write(replyOf(count)))).toEqual(replyOf(count));
});
