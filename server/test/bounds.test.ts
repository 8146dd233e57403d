import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { fieldsInWords } from '../src/platform/language/field-words.ts';
import { partsOf, readContract } from './read-contract.ts';

type Node = TSchema & Record<string, unknown>;

/** Every schema inside one, with its path. */
function nodesOf(schema: unknown, at: string): [string, Node][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Node;
  const inner = [
    ...Object.entries((node.properties as object) ?? {}),
    ...Object.entries((node.patternProperties as object) ?? {}),
    ...((node.anyOf as unknown[]) ?? []).map((each, index) => [index, each] as const),
    ...(node.items ? [['[]', node.items] as const] : []),
  ];
  return [[at, node], ...inner.flatMap(([name, each]) => nodesOf(each, `${at}.${name}`))];
}

function isUnbounded(node: Node): boolean {
  if (node.enum || 'const' in node) return false;
  if (node.type === 'array') return node.maxItems === undefined;
  if (node.type === 'string') return node.maxLength === undefined;
  if (node.type === 'integer' || node.type === 'number') {
    return node.minimum === undefined || node.maximum === undefined;
  }
  return node.patternProperties !== undefined && node.maxProperties === undefined;
}

test('every text, number and list of the contract has its bounds', async () => {
  const nodes = (await readContract()).flatMap((route) => [
    ...partsOf(route).flatMap(([part, schema]) => nodesOf(schema, `${route.path} ${part}`)),
    ...Object.entries(route.replies).flatMap(([status, schema]) =>
      nodesOf(schema, `${route.path} ${status}`),
    ),
  ]);
  expect(nodes.length).toBeGreaterThan(500);
  expect(nodes.filter(([, node]) => isUnbounded(node)).map(([at]) => at)).toEqual([]);
});

test('a field with a pattern has a sentence that explains it', async () => {
  const nodes = (await readContract()).flatMap((route) =>
    partsOf(route).flatMap(([part, schema]) => nodesOf(schema, `${route.path} ${part}`)),
  );
  const silent = nodes.filter(([, node]) => node.pattern && !node['x-sentence']);
  expect(silent.map(([at]) => at)).toEqual([]);
});

test('every field that can be refused has a name in words', async () => {
  const fields = (await readContract()).flatMap((route) =>
    partsOf(route).flatMap(([, schema]) => Object.keys((schema as Node).properties ?? {})),
  );
  const wordless = fields.filter((field) => /_|[a-z][A-Z]/.test(fieldsInWords([field]).en));
  expect([...new Set(wordless)]).toEqual([]);
});

test('every list that is returned in parts can be requested in parts', async () => {
  const lists = (await readContract()).filter(({ replies }) => {
    const { properties = {} } = (replies[200] ?? {}) as { properties?: object };
    return 'count' in properties && 'next' in properties;
  });
  expect(lists.length).toBeGreaterThan(5);
  const whole = lists.filter(({ query }) => {
    const { properties = {} } = (query ?? {}) as { properties?: object };
    return !('limit' in properties && 'offset' in properties);
  });
  expect(whole.map(({ path }) => path)).toEqual([]);
});

test('a time can be requested in the form in which it is returned', async () => {
  const times = (await readContract()).flatMap((route) =>
    partsOf(route)
      .flatMap(([part, schema]) => nodesOf(schema, `${route.path} ${part}`))
      .filter(([at, node]) => at.endsWith('.time') && node.type === 'string'),
  );
  expect(times.length).toBeGreaterThan(2);
  const strict = times.filter(([, { pattern }]) => !new RegExp(`${pattern}`, 'u').test('12:00:00'));
  expect(strict.map(([at]) => at)).toEqual([]);
});
