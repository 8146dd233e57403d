import { afterEach, expect, test, vi } from 'vitest';
import { setRequiresReauth, setUser } from './auth-slice.ts';
import { checkSession } from './session.ts';
import { createStore } from './store.ts';
import { amina } from './test-account.ts';
import { setTokens } from './token-slice.ts';

// Outside of a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));

const user = amina;

afterEach(() => vi.unstubAllGlobals());

function visit(statusOf: (path: string) => number) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    const text = await request.text();
    sent.push({ path, body: text ? JSON.parse(text) : null });
    return Response.json({ access: 'new', refresh: 'newer' }, { status: statusOf(path) });
  });
  const store = createStore(() => ({ getItem: () => null, setItem: () => {} }));
  return { store, sent };
}

test('a kept session is checked with its access token when the page loads @AUTH-06 @API-05', async () => {
  const { store, sent } = visit(() => 200);
  store.dispatch(setUser(user));
  store.dispatch(setTokens({ accessToken: 'kept', refreshToken: 'r' }));
  await store.dispatch(checkSession());
  expect(sent).toEqual([{ path: 'auth/token/verify/', body: { token: 'kept' } }]);
  expect(store.getState().auth.requiresReauth).toBe(false);
});

test('a session that is over is refreshed first, then flagged @AUTH-07 @TRANS-05', async () => {
  const { store, sent } = visit(() => 401);
  store.dispatch(setUser(user));
  store.dispatch(setTokens({ accessToken: 'kept', refreshToken: 'r' }));
  await store.dispatch(checkSession());
  expect(sent.map(({ path }) => path)).toEqual(['auth/token/verify/', 'auth/token/refresh/']);
  expect(store.getState().auth.requiresReauth).toBe(true);
});

test('a server in trouble signs nobody out @AUTH-07', async () => {
  const { store } = visit(() => 503);
  store.dispatch(setUser(user));
  store.dispatch(setRequiresReauth(false));
  store.dispatch(setTokens({ accessToken: 'kept', refreshToken: 'r' }));
  await store.dispatch(checkSession());
  expect(store.getState().auth).toMatchObject({ requiresReauth: false, isAuthenticated: true });
});

test('a visitor has nothing to check @AUTH-06', async () => {
  const { store, sent } = visit(() => 200);
  await store.dispatch(checkSession());
  expect(sent).toEqual([]);
});
