import { expect, test } from 'vitest';
import { packTree, unpackTree } from './stored-tree.ts';

test("the desk's answers are never stored by the browser", () => {
  const queries = {
    'desk/readDay({})': { status: 'fulfilled', data: { bookings: [{ phone: '+971501234567' }] } },
    'listLocations(undefined)': { status: 'fulfilled' },
  };
  const mutations = { one: { status: 'fulfilled', data: { note: 'Old knee injury' } } };
  const text = packTree({ auth: { user: null }, api: { queries, mutations } });
  expect(text).not.toContain('+971501234567');
  expect(text).not.toContain('knee');
  expect(unpackTree(text)).toEqual({
    auth: { user: null },
    api: { queries: { 'listLocations(undefined)': { status: 'fulfilled' } }, mutations: {} },
  });
});
