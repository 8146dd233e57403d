import { describe, expect, test } from 'vitest';
import { findDrift, routesIn, writeCalls } from './write-calls.mjs';

const replies = { 200: {} };
const params = { properties: { id: {} } };
const leave = {
  method: 'DELETE',
  path: 'packages/:id/people/me/',
  params,
  replies,
};
const invite = {
  method: 'POST',
  path: 'packages/:id/people/',
  headers: { properties: {} },
  params,
  body: { properties: { email: {} } },
  replies,
};

test('only what is declared with an address and answers is a call', () => {
  const picture = { method: 'GET', path: 'pictures/:id', file: 'image/webp', replies };
  const module = { leave, Person: { type: 'object' }, MOST: 3, nothing: null, make() {}, picture };
  expect(routesIn(module)).toEqual([['leave', leave]]);
});

test('a call is its method, its address and its types by name', () => {
  expect(writeCalls('sharing.ts', Object.entries({ leave, invite }))).toBe(
    `// Written by \`npm run calls\` from contract/src/sharing.ts; a change belongs there.
import type * as contract from '@limber/contract/sharing.ts';
import { call } from '../call.ts';
import { write } from '../write.ts';

export const leave = call<typeof contract.leave>('DELETE', 'packages/:id/people/me/');
export const invite = write<typeof contract.invite>('POST', 'packages/:id/people/');
`,
  );
});

test('a long line is broken as the formatter would', () => {
  const path = `a-very-long-address/${'of-many-parts/'.repeat(3)}`;
  expect(writeCalls('sharing.ts', [['leave', { method: 'GET', path, replies }]])).toContain(
    `call<typeof contract.leave>(\n  'GET',\n  '${path}',\n);`,
  );
});

test('a call with a file is an upload', () => {
  const change = { method: 'PUT', path: 'picture', upload: 'image', replies };
  const text = writeCalls('pictures.ts', Object.entries({ change, leave }));
  expect(text).toContain("import { upload } from '../upload.ts';");
  expect(text).toContain("export const change = upload<typeof contract.change>('PUT', 'picture');");
});

describe('the calls that stand differ', () => {
  const written = (routes) => new Map([['sharing.ts', writeCalls('sharing.ts', routes)]]);
  const standing = written(Object.entries({ leave, invite }));

  test('from no contract that is the same', () => {
    expect(findDrift(written(Object.entries({ leave, invite })), standing)).toEqual([]);
  });

  test.each([
    ['another address', { leave: { ...leave, path: 'packages/:id/leave/' }, invite }],
    ['another method', { leave: { ...leave, method: 'POST' }, invite }],
    ['another name', { quit: leave, invite }],
    ['one more', { leave, invite, join: { ...invite, path: 'packages/:id/join/' } }],
    ['one less', { leave }],
  ])('from a contract with %s', (_what, routes) => {
    expect(findDrift(written(Object.entries(routes)), standing)).toEqual(['sharing.ts']);
  });

  test('when a file is missing, or stands for nothing', () => {
    expect(findDrift(standing, new Map())).toEqual(['sharing.ts']);
    expect(findDrift(new Map(), standing)).toEqual(['sharing.ts']);
  });
});

describe('what cannot be asked by names alone is refused', () => {
  const write = (route) => () => writeCalls('sharing.ts', [['invite', { ...invite, ...route }]]);

  test('a body of a GET, and a query of anything else', () => {
    expect(write({ method: 'GET' })).toThrow('invite: GET takes a query only.');
    expect(write({ query: { properties: {} } })).toThrow('invite: POST takes a body only.');
  });

  test('a name in the path and beside it', () => {
    expect(write({ body: { properties: { id: {} } } })).toThrow(
      'invite: "id" stands in the path and beside it.',
    );
  });

  test('a path with other parts than its params', () => {
    expect(write({ path: 'packages/:package/people/' })).toThrow(
      'invite: the parts of packages/:package/people/ are not those of its params.',
    );
  });
});

test('a file in a folder of the contract has its calls in a folder too', () => {
  const text = writeCalls('desk/day.ts', [['leave', leave]]);
  expect(text).toContain("import type * as contract from '@limber/contract/desk/day.ts';");
  expect(text).toContain("import { call } from '../../call.ts';");
});
