import { afterEach, expect, test, vi } from 'vitest';
import { me } from './api/sign-in-api.ts';
import { setRequiresReauth, setUser, setVerifyEmail } from './auth-slice.ts';
import { checkSession } from './check-session.ts';
import { signOut } from './sign-out.ts';
import { amina } from './test-account.ts';
import { setTokens } from './token-slice.ts';
import { createStore } from './whole-store.ts';

// Outside a browser an address needs its origin.
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

test('a stored session is checked with its access token when the page loads @AUTH-06 @API-05', async () => {
  const { store, sent } = visit(() => 200);
  store.dispatch(setUser(user));
  store.dispatch(setTokens({ accessToken: 'kept', refreshToken: 'r' }));
  await store.dispatch(checkSession());
  expect(sent).toEqual([{ path: 'auth/token/verify/', body: { token: 'kept' } }]);
  expect(store.getState().auth.requiresReauth).toBe(false);
});

test('a session that has ended is refreshed first, then flagged @AUTH-07 @TRANS-05', async () => {
  const { store, sent } = visit(() => 401);
  store.dispatch(setUser(user));
  store.dispatch(setTokens({ accessToken: 'kept', refreshToken: 'r' }));
  await store.dispatch(checkSession());
  expect(sent.map(({ path }) => path)).toEqual(['auth/token/verify/', 'auth/token/refresh/']);
  expect(store.getState().auth.requiresReauth).toBe(true);
});

test('a server error signs nobody out @AUTH-07', async () => {
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

test('signing out leaves no unfinished booking in the tab', () => {
  const shelf = new Map([
    ['bookingForm', '{"useremail":"sara@client.example"}'],
    ['pendingBooking', '{}'],
    ['theme', 'dark'],
  ]);
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => shelf.delete(key) });
  createStore(() => ({ getItem: () => null, setItem: () => {} })).dispatch(signOut());
  expect([...shelf.keys()]).toEqual(['theme']);
});

test('signing out leaves no personal data in the stored tree', async () => {
  vi.stubGlobal('fetch', async () => Response.json(user));
  let stored = '';
  const store = createStore(() => ({
    getItem: () => null,
    setItem: (_key, text) => {
      stored = text;
    },
  }));
  store.dispatch(setVerifyEmail(user.email));
  store.dispatch(setUser(user));
  store.dispatch(setTokens({ accessToken: 'kept', refreshToken: 'r' }));
  await store.dispatch(me.initiate());
  await expect.poll(() => stored).toContain('"queries":{"me');
  store.dispatch(signOut());
  await expect.poll(() => stored).not.toContain('"queries":{"me');
  for (const own of [user.email, user.first_name, user.phone_number, 'kept'])
    expect(stored, own).not.toContain(own);
});

test('a refused refresh leaves no personal data in the stored tree @AUTH-10', async () => {
  let over = false;
  vi.stubGlobal('fetch', async () => Response.json(user, { status: over ? 401 : 200 }));
  let stored = '';
  const store = createStore(() => ({
    getItem: () => null,
    setItem: (_key, text) => {
      stored = text;
    },
  }));
  store.dispatch(setUser(user));
  store.dispatch(setTokens({ accessToken: 'kept', refreshToken: 'r' }));
  await store.dispatch(me.initiate());
  await expect.poll(() => stored).toContain('"queries":{"me');
  over = true;
  await store.dispatch(me.initiate(undefined, { forceRefetch: true }));
  await expect.poll(() => stored).not.toContain('"queries":{"me');
  for (const own of [user.email, user.first_name, user.phone_number, 'kept'])
    expect(stored, own).not.toContain(own);
  expect(store.getState().auth.requiresReauth).toBe(true);
});
