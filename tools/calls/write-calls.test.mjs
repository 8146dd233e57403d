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

const read = { method: 'GET', path: 'packages/:id/', params, replies };

test('only exports with an address and a reply are calls', () => {
  const picture = { method: 'GET', path: 'pictures/:id', file: 'image/webp', replies };
  const stream = { method: 'GET', path: 'live', file: 'text/event-stream', replies };
  const others = { Person: { type: 'object' }, MOST: 3, nothing: null, make() {} };
  expect(routesIn({ leave, ...others, picture, stream })).toEqual([['leave', leave]]);
});

test('a call has an endpoint with its tags, and a hook; one written by hand only its request', () => {
  const stale = {
    read: { provides: ['Packages'], keepUnusedDataFor: 0 },
    invite: { invalidates: ['People', 'Packages'], onlyWhenDone: true },
    leave: { byHand: true },
  };
  expect(writeCalls('sharing.ts', Object.entries({ read, invite, leave }), stale)).toBe(
    `// Written by \`npm run calls\` from contract/src/sharing.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/sharing.ts';
import { call, write } from '../call.ts';
import { mutation, query, whenDone } from '../endpoint.ts';

export const read = query('read', call<typeof contract.read>('GET', 'packages/:id/'), { providesTags: ['Packages'], keepUnusedDataFor: 0 }), useReadQuery = read.useQuery;
export const invite = mutation('invite', write<typeof contract.invite>('POST', 'packages/:id/people/'), { invalidatesTags: whenDone('People', 'Packages') }), useInviteMutation = invite.useMutation;
export const leave = call<typeof contract.leave>('DELETE', 'packages/:id/people/me/');
`,
  );
});

/** The text written for one call. */
const written = (route, line, file = 'sharing.ts') =>
  writeCalls(file, [['read', { ...read, ...route }]], { read: line });

test.each([
  ['nobody has said anything of', {}, {}, ["query('read', call<", 'read.useQuery;']],
  ['takes a file', { method: 'PUT', upload: 'image' }, {}, ['mutation(', 'upload<']],
  ['answers a table', { file: 'text/csv' }, {}, ['mutation(', 'downloadText<']],
  ['answers a paper', { file: 'application/pdf' }, {}, ['mutation(', 'downloadFile<']],
  ['a page repeats by itself', {}, { byItself: true }, ['live<']],
  ['nobody has to be signed in for', {}, { anonymous: true }, ['{ anonymous: true }']],
  ['answers the account', {}, { account: true }, ['onQueryStarted: storeAccount']],
  ['answers rows', {}, { rows: true }, ['transformResponse: readList', "from '../paged-lists.ts'"]],
  ['is read by page', {}, { pages: true }, ['pages(', 'read.useInfiniteQuery;']],
  ['is read by a hundred', {}, { pages: 100 }, ['pages(', '{ limit: 100 }']],
  ['is asked when told to', {}, { lazy: true }, ['useLazyReadQuery = read.useLazyQuery;']],
  ['is for a button', {}, { kind: 'mutation' }, ['useReadMutation = read.useMutation;']],
  ['is kept though it is sent', { method: 'POST' }, { kind: 'query' }, ['read.useQuery;']],
])('one that %s', (_what, route, line, parts) => {
  const text = written(route, line);
  for (const part of parts) expect(text).toContain(part);
});

test("the desk's calls have names that begin with desk, and a file in folders imports from above them", () => {
  const text = written({}, { byItself: true }, 'desk/day/day.ts');
  expect(text).toContain("import type * as contract from '@limber/contract/desk/day/day.ts';");
  expect(text).toContain("import { live } from '../../../desk-call.ts';");
  expect(text).toContain("query('desk/read',");
});

test('a line that does not fit its call is refused', () => {
  expect(() => written({}, { invalidates: ['Me'] })).toThrow(
    'read: "invalidates" is not for a query.',
  );
  expect(() => written({ method: 'PUT' }, { provides: ['Me'] })).toThrow(
    'read: "provides" is not for a mutation.',
  );
});

describe('the written calls differ', () => {
  const files = (routes, stale) =>
    new Map([['sharing.ts', writeCalls('sharing.ts', Object.entries(routes), stale)]]);
  const standing = files({ leave, invite });

  test('from no contract that is the same', () => {
    expect(findDrift(files({ leave, invite }), standing)).toEqual([]);
  });

  test.each([
    ['another address', { leave: { ...leave, path: 'packages/:id/leave/' }, invite }],
    ['another method', { leave: { ...leave, method: 'POST' }, invite }],
    ['another name', { quit: leave, invite }],
    ['one more', { leave, invite, join: { ...invite, path: 'packages/:id/join/' } }],
    ['one less', { leave }],
  ])('from a contract with %s', (_what, routes) => {
    expect(findDrift(files(routes), standing)).toEqual(['sharing.ts']);
  });

  test('from a table that says something else', () => {
    const stale = { invite: { invalidates: ['People'] } };
    expect(findDrift(files({ leave, invite }, stale), standing)).toEqual(['sharing.ts']);
  });

  test('when a file is missing, or has no declaration', () => {
    expect(findDrift(standing, new Map())).toEqual(['sharing.ts']);
    expect(findDrift(new Map(), standing)).toEqual(['sharing.ts']);
  });
});

describe('arguments that cannot be given by name alone are refused', () => {
  const write = (route) => () => writeCalls('sharing.ts', [['invite', { ...invite, ...route }]]);

  test('a body of a GET, and a query of anything else', () => {
    expect(write({ method: 'GET' })).toThrow('invite: GET takes a query only.');
    expect(write({ query: { properties: {} } })).toThrow('invite: POST takes a body only.');
  });

  test('a name in the path and in another part', () => {
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
