import { afterEach, expect, test, vi } from 'vitest';
import { loadStoredState, type TreeStorage } from './persistence.ts';
import { createStore } from './store.ts';
import { rootKey } from './stored-tree.ts';
import { setTokens } from './token-slice.ts';

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

test('what one visit stores the next one finds @STATE-03 @STATE-05', async () => {
  const storage = memory();
  const first = createStore(() => storage);
  await loadStoredState(first);
  first.dispatch(setTokens(pair));
  await vi.waitFor(() => expect(storage.text).toContain('refresh'));

  const second = createStore(() => storage);
  await loadStoredState(second);
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
  const store = createStore(() => memory(text));
  await loadStoredState(store);
  expect(store.getState().token.accessToken).toBeNull();
});

test('a storage that does not answer is given up after 5000 ms, with a warning @STATE-06 @LAYOUT-08', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const silent: TreeStorage = { getItem: () => new Promise(() => {}), setItem: () => {} };
  const store = createStore(() => silent);
  let loaded = false;
  const loading = loadStoredState(store).then(() => {
    loaded = true;
  });
  await vi.advanceTimersByTimeAsync(4990);
  expect(loaded).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  await loading;
  expect(warn).toHaveBeenCalledOnce();
  expect(store.getState().token.accessToken).toBeNull();
});

test('a storage that refuses is not waited for', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = createStore(() => {
    throw new Error('forbidden');
  });
  await loadStoredState(store);
  expect(store.getState().auth.user).toBeNull();
});

test('requests that were under way when the page closed are not kept', async () => {
  const queries = { a: { status: 'pending' }, b: { status: 'fulfilled', data: 1 } };
  const tree = { version: 1, state: { api: { queries, mutations: {}, provided: {} } } };
  const store = createStore(() => memory(JSON.stringify(tree)));
  await loadStoredState(store);
  expect(Object.keys(store.getState().api.queries)).toEqual(['b']);
});
