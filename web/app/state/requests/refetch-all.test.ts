import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/api.ts';
import { listLocations } from '../api/catalogue-api.ts';
import { authReducer } from '../auth-slice.ts';
import { tokenReducer } from '../token-slice.ts';
import { refetchAll } from './refetch-all.ts';

// Outside a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));

let waiting: ((name: string) => void)[] = [];
beforeEach(() => {
  waiting = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((answer) =>
        waiting.push((name) => answer(Response.json([{ location: 'A', name }]))),
      ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const openStore = () =>
  configureStore({
    reducer: { auth: authReducer, token: tokenReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
const { initiate, select } = listLocations;
const shown = (store: ReturnType<typeof openStore>) =>
  select()(store.getState() as never).data?.map(({ name }) => name);
const asked = (count: number) => expect.poll(() => waiting).toHaveLength(count);

test('data on screen stays while it is requested again, even if it was already being loaded', async () => {
  const store = openStore();
  const first = store.dispatch(initiate());
  await asked(1);
  waiting[0]?.('Al Mizhar');
  await first;
  const inEnglish = store.dispatch(initiate(undefined, { forceRefetch: true }));
  await asked(2);
  const all = refetchAll()(store.dispatch as never, store.getState as never);
  expect(shown(store)).toEqual(['Al Mizhar']);
  waiting[1]?.('Al Mizhar');
  await asked(3);
  expect(shown(store)).toEqual(['Al Mizhar']);
  waiting[2]?.('المزهر');
  await Promise.all([inEnglish, all]);
  expect(shown(store)).toEqual(['المزهر']);
});

test('an answer that is awaited for the first time counts only in the new language', async () => {
  const store = openStore();
  store.dispatch(initiate());
  await asked(1);
  const all = refetchAll()(store.dispatch as never, store.getState as never);
  await asked(2);
  waiting[0]?.('Al Mizhar');
  waiting[1]?.('المزهر');
  await all;
  expect(shown(store)).toEqual(['المزهر']);
});
