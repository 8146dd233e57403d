import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { readExports } from './read-contract.ts';

test('every example in the contract fits its schema', async () => {
  const schemas = (await readExports()).flatMap(withExamples);
  expect(schemas.length).toBeGreaterThan(10);
  const wrong = schemas.flatMap((schema) =>
    schema.examples.filter((example) => !Check(schema, example)),
  );
  expect(wrong).toEqual([]);
});

type Exemplified = TSchema & { examples: unknown[] };

/** Every schema inside `value` that gives examples. */
function withExamples(value: unknown): Exemplified[] {
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.entries(value)
    .filter(([key]) => key !== 'examples')
    .flatMap(([, inner]) => withExamples(inner));
  return 'examples' in value && Array.isArray(value.examples)
    ? [value as Exemplified, ...inside]
    : inside;
}
