import { expect, test } from 'vitest';
import { packTree, unpackTree } from './stored-tree.ts';

test('what the desk was answered is kept by no browser', () => {
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
