import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authReducer, logout, setUser } from '../auth-slice.ts';
import { amina } from '../test-account.ts';
import { clearTokens, setTokens, tokenReducer } from '../token-slice.ts';
import { reauthBaseQuery } from './refresh-token-and-retry.ts';

const user = amina;

interface Sent {
  path: string;
  bearer: string | null;
  body: unknown;
}

/** A client whose server accepts one access token and refreshes as given. */
function client(good: string, refreshing: () => Response | Promise<Response>, putOff = 0) {
  const sent: Sent[] = [];
  const fetchFn = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.text();
    const bearer = request.headers.get('authorization');
    const path = new URL(request.url).pathname;
    const body = text ? JSON.parse(text) : null;
    sent.push({ path, bearer, body });
    if (path.endsWith('/refresh/')) return refreshing();
    if (sent.length <= putOff) {
      return Response.json({}, { status: 503, headers: { 'retry-after': '1' } });
    }
    const accepted = bearer === `Bearer ${good}`;
    return Response.json({ detail: 'x' }, { status: accepted ? 200 : 401 });
  };
  const api = createApi({
    baseQuery: reauthBaseQuery({ baseUrl: 'http://studio.test/', fetchFn }),
    endpoints: (build) => ({
      read: build.query<unknown, string>({ query: (path) => path }),
      verify: build.query<unknown, void>({
        query: () => (token: string | null) => ({
          url: 'verify/',
          method: 'POST',
          body: { token },
        }),
      }),
      write: build.mutation<unknown, void>({ query: () => ({ url: 'write/', method: 'POST' }) }),
      open: build.query<unknown, void>({ query: () => 'open', extraOptions: { anonymous: true } }),
    }),
  });
  const store = configureStore({
    reducer: { auth: authReducer, token: tokenReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  store.dispatch(setUser(user));
  store.dispatch(setTokens({ accessToken: 'old', refreshToken: 'r1' }));
  const read = (path: string) => store.dispatch(api.endpoints.read.initiate(path));
  return { api, store, sent, read };
}

type Store = ReturnType<typeof client>['store'];

afterEach(() => {
  vi.useRealTimers();
});

const rotated = () => Response.json({ access: 'new', refresh: 'r2' });
const refused = () => Response.json({ detail: 'no' }, { status: 401 });

test('requests carry the access token @AUTH-08', async () => {
  const { sent, read } = client('old', rotated);
  await read('me');
  expect(sent).toEqual([{ path: '/me', bearer: 'Bearer old', body: null }]);
});

test('a 401 refreshes once and repeats once with the new token @AUTH-09 @API-06', async () => {
  const { store, sent, read } = client('new', rotated);
  const answer = await read('me');
  expect(answer.error).toBeUndefined();
  expect(sent.map(({ path, bearer }) => [path, bearer])).toEqual([
    ['/me', 'Bearer old'],
    ['/auth/token/refresh/', null],
    ['/me', 'Bearer new'],
  ]);
  expect(store.getState().token).toEqual({ accessToken: 'new', refreshToken: 'r2' });
});

test('there is never a second retry @AUTH-09', async () => {
  const { store, sent, read } = client('never', rotated);
  const answer = await read('me');
  expect(answer.error).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(3);
  expect(store.getState().auth.user).not.toBeNull();
});

test('concurrent 401s share one refresh', async () => {
  const { sent, read } = client('new', rotated);
  const answers = await Promise.all([read('a'), read('b'), read('c')]);
  expect(answers.every(({ error }) => !error)).toBe(true);
  expect(sent.filter(({ path }) => path.endsWith('/refresh/'))).toHaveLength(1);
});

test('a refused refresh clears user and tokens and asks for a new sign-in @AUTH-10 @AUTH-07', async () => {
  const { store, read } = client('new', refused);
  const answer = await read('me');
  expect(answer.error).toMatchObject({ status: 401 });
  expect(store.getState().token).toEqual({ accessToken: null, refreshToken: null });
  expect(store.getState().auth).toMatchObject({
    user: null,
    isAuthenticated: false,
    requiresReauth: true,
  });
});

describe('a refresh that is answered after its session has ended', () => {
  /** Reads with the old token, and does something before the refresh is answered. */
  async function readWhile(answer: () => Response, meanwhile: (store: Store) => void) {
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const { store, sent, read } = client('next', async () => {
      asked.resolve();
      await held.promise;
      return answer();
    });
    const reading = read('me');
    await asked.promise;
    meanwhile(store);
    held.resolve();
    return { store, sent, answer: await reading };
  }
  const signIn = (store: Store) => {
    store.dispatch(setTokens({ accessToken: 'next', refreshToken: 'r9' }));
  };
  const signOut = (store: Store) => {
    store.dispatch(logout());
    store.dispatch(clearTokens());
  };

  test.each([
    ['refused', refused],
    ['granted', rotated],
  ])(
    'leaves the next session as it is when %s, and reads with its token',
    async (_how, answered) => {
      const { store, sent, answer } = await readWhile(answered, signIn);
      expect(store.getState().token).toEqual({ accessToken: 'next', refreshToken: 'r9' });
      expect(store.getState().auth.user).toEqual(user);
      expect(answer.error).toBeUndefined();
      expect(sent.at(-1)).toMatchObject({ path: '/me', bearer: 'Bearer next' });
    },
  );

  test.each([
    ['refused', refused],
    ['granted', rotated],
  ])('neither restores it nor asks a signed-out client to sign in, %s', async (_how, answered) => {
    const { store } = await readWhile(answered, signOut);
    expect(store.getState().token).toEqual({ accessToken: null, refreshToken: null });
    expect(store.getState().auth.requiresReauth).not.toBe(true);
  });
});

test.each([
  ['a fault of the server', () => Response.json({}, { status: 503 })],
  ['a limit', () => Response.json({}, { status: 429 })],
  [
    'a broken line',
    () => {
      throw new TypeError('offline');
    },
  ],
])('%s during refresh keeps the session', async (_what, refreshing) => {
  const { store, read } = client('new', refreshing);
  await read('me');
  expect(store.getState().token).toEqual({ accessToken: 'old', refreshToken: 'r1' });
});

test('a request built from the token is rebuilt for the retry @API-05 @AUTH-09', async () => {
  const { api, store, sent } = client('new', rotated);
  await store.dispatch(api.endpoints.verify.initiate());
  expect(sent.filter(({ path }) => path === '/verify/').map(({ body }) => body)).toEqual([
    { token: 'old' },
    { token: 'new' },
  ]);
});

test('calls that start a session send no token and refresh nothing', async () => {
  const { api, store, sent } = client('new', rotated);
  await store.dispatch(api.endpoints.open.initiate());
  expect(sent).toEqual([{ path: '/open', bearer: null, body: null }]);
});

test.each([
  ['once, and answers', 1, 2, undefined],
  ['twice at most, then says so', 9, 3, 503],
])('a read that a busy server refuses is sent again %s', async (_how, putOff, times, status) => {
  vi.useFakeTimers();
  const { sent, read } = client('old', rotated, putOff);
  const answer = read('me');
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).error).toEqual(status && expect.objectContaining({ status }));
  expect(sent).toHaveLength(times);
});

test('a call that may have been carried out is not sent again', async () => {
  const { api, store, sent } = client('old', rotated, 9);
  const { error } = await store.dispatch(api.endpoints.write.initiate());
  expect(error).toMatchObject({ status: 503 });
  expect(sent).toHaveLength(1);
});
