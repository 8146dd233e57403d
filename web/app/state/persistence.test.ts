import { afterEach, expect, test, vi } from 'vitest';
import { me } from './api/sign-in-api.ts';
import { setUser } from './auth-slice.ts';
import { takeOver } from './persistence.ts';
import { loadStoredTree, type TreeStorage } from './stored-tree.ts';
import { amina } from './test-account.ts';
import { setTokens } from './token-slice.ts';
import { createStore } from './whole-store.ts';

// Outside a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));

const rootKey = 'persist:root';
const pair = { accessToken: 'access', refreshToken: 'refresh' };

function memory(text: string | null = null): TreeStorage & { text: string | null } {
  return {
    text,
    getItem(key) {
      return key === rootKey ? this.text : null;
    },
    setItem(key, value) {
      if (key === rootKey) this.text = value;
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a new visitor starts with nothing @STATE-01', () => {
  const { auth, token, utils } = createStore(() => memory()).getState();
  expect(auth).toEqual({
    user: null,
    isAuthenticated: false,
    verifyEmail: '',
    accountType: '',
    requiresReauth: false,
  });
  expect(token).toEqual({ accessToken: null, refreshToken: null });
  expect(utils.allCategories).toEqual([]);
});

test('state stored by one visit is restored by the next @STATE-03 @STATE-05', async () => {
  const storage = memory();
  const first = createStore(() => storage);
  first.dispatch(setTokens(pair));
  await expect.poll(() => storage.text).toContain('refresh');

  const second = createStore(() => storage, await loadStoredTree(() => storage));
  expect(second.getState().token).toEqual(pair);
  expect(Object.keys(JSON.parse(storage.text ?? '').state).sort()).toEqual([
    'api',
    'auth',
    'token',
    'utils',
  ]);
});

test.each([
  ['of another version', JSON.stringify({ version: 99, state: { token: pair } })],
  ['that is broken', '{"version":1,'],
])('a tree %s is dropped', async (_what, text) => {
  expect(await loadStoredTree(() => memory(text))).toEqual({});
});

test('storage that does not answer is given up after 5000 ms, with a warning @STATE-06 @LAYOUT-08', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const silent: TreeStorage = { getItem: () => new Promise(() => {}), setItem: () => {} };
  let loaded: unknown;
  void loadStoredTree(() => silent).then((tree) => {
    loaded = tree;
  });
  await vi.advanceTimersByTimeAsync(4990);
  expect(loaded).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20);
  expect(loaded).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
});

test('storage that refuses is not waited for', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = () => {
    throw new Error('forbidden');
  };
  expect(await loadStoredTree(refused)).toEqual({});
});

test('requests under way when the page closed are not stored', async () => {
  const queries = { a: { status: 'pending' }, b: { status: 'fulfilled', data: 1 } };
  const tree = { version: 1, state: { api: { queries, mutations: {}, provided: {} } } };
  const storage = memory(JSON.stringify(tree));
  const store = createStore(() => storage, await loadStoredTree(() => storage));
  expect(Object.keys(store.getState().api.queries)).toEqual(['b']);
});

test('a sign-in in another tab is taken over once its account is known', () => {
  const store = createStore(() => memory());
  const { auth } = store.getState();
  store.dispatch(takeOver({ token: pair, auth }));
  expect(store.getState().token.accessToken).toBeNull();
  store.dispatch(takeOver({ token: pair, auth: { ...auth, user: amina } }));
  expect(store.getState()).toMatchObject({ token: pair, auth: { user: amina } });
});

test('a sign-out in one tab also applies to the others, which write the tree as well', async () => {
  vi.stubGlobal('fetch', async () => Response.json(amina));
  const storage = memory();
  const store = createStore(() => storage);
  store.dispatch(setUser(amina));
  store.dispatch(setTokens(pair));
  await store.dispatch(me.initiate());
  await expect.poll(() => storage.text).toContain('"queries":{"me');

  const empty = createStore(() => memory()).getState();
  store.dispatch(takeOver({ token: empty.token, auth: empty.auth }));
  await expect.poll(() => storage.text).not.toContain('"queries":{"me');
  expect(storage.text).not.toContain(amina.email);
});
