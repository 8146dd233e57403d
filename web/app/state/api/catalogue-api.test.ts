import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authReducer } from '../auth-slice.ts';
import { utilsReducer } from '../catalogue-slice.ts';
import { tokenReducer } from '../token-slice.ts';
import { api } from './api.ts';
import { catalogueApi } from './catalogue-api.ts';

// Outside a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));

const lists = ['services', 'packages', 'shared_package', 'unlimited_package'];
const item = { id: 1, name: 'Stretching', description: '' };
let asked: string[] = [];
let answer: (list: string) => Response = () => Response.json({});

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (request: Request) => {
    const list = new URL(request.url).pathname.split('/').at(-2) ?? '';
    asked.push(list);
    return answer(list);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function load() {
  const store = configureStore({
    reducer: {
      auth: authReducer,
      token: tokenReducer,
      utils: utilsReducer,
      [api.reducerPath]: api.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const loading = store.dispatch(catalogueApi.endpoints.listCatalogue.initiate());
  return { store, loading };
}

const rounds = () => asked.filter((list) => list === 'services').length;
const filled = () => Response.json({ count: 1, next: null, previous: null, results: [item] });
const empty = () => Response.json({ count: 0, next: null, previous: null, results: [] });

test('the four lists are requested together, without a token, and kept for the next visit @API-08 @STATE-04', async () => {
  answer = filled;
  const { store, loading } = load();
  await vi.advanceTimersByTimeAsync(0);
  expect([...asked].sort()).toEqual([...lists].sort());
  expect((await loading).data?.services).toEqual([item]);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().utils.allProducts.unlimited).toEqual([item]);
  expect(store.getState().utils.allCategories).toEqual([
    'services',
    'packages',
    'shared',
    'unlimited',
  ]);
});

test('a kind with nothing on sale is no category @STATE-04', async () => {
  answer = (list) => (list === 'shared_package' ? empty() : filled());
  const { store, loading } = load();
  await vi.advanceTimersByTimeAsync(500);
  await loading;
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().utils.allCategories).toEqual(['services', 'packages', 'unlimited']);
});

test('a failure is retried ten times, each pause half as long again @CONST-03 @CONST-05 @ERR-09', async () => {
  answer = (list) => (list === 'packages' ? Response.json({}, { status: 503 }) : filled());
  const { loading } = load();
  await vi.advanceTimersByTimeAsync(999);
  expect(rounds()).toBe(1);
  for (const [after, pauseMs] of [
    1, 1500, 2250, 3375, 5062.5, 7593.75, 10_000, 10_000, 10_000, 10_000,
  ].entries()) {
    await vi.advanceTimersByTimeAsync(Math.ceil(pauseMs));
    expect(rounds(), `after pause ${after}`).toBe(after + 2);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds()).toBe(11);
  expect((await loading).error).toMatchObject({ status: 503 });
});

test('a failure that passes leaves no trace @ERR-09', async () => {
  let left = 2;
  answer = (list) =>
    list === 'services' && left-- > 0 ? Response.json({}, { status: 500 }) : filled();
  const { loading } = load();
  await vi.advanceTimersByTimeAsync(2500);
  expect((await loading).data?.services).toEqual([item]);
});

test.each(lists)(
  'an empty list of %s is requested once more after 500 ms @CONST-04',
  async (list) => {
    answer = (asking) => (asking === list ? empty() : filled());
    const { loading } = load();
    await vi.advanceTimersByTimeAsync(499);
    expect(rounds()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await loading).error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rounds()).toBe(2);
  },
);
