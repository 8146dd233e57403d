import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { expect, test } from 'vitest';
import { refetchAfresh } from './refetch-outdated.ts';

type Answer = { data: string } | { error: { status: number } };

/** A query `day` whose answers the test releases. */
function studio() {
  const asked: PromiseWithResolvers<Answer>[] = [];
  const api = createApi({
    baseQuery: () => {
      const asking = Promise.withResolvers<Answer>();
      asked.push(asking);
      return asking.promise;
    },
    endpoints: (build) => ({ day: build.query<string, void>({ query: () => 'day' }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const shown = store.dispatch(api.endpoints.day.initiate());
  return {
    asked,
    refetch: shown.refetch,
    data: () => api.endpoints.day.select()(store.getState()).data,
  };
}

/** Until the answer is in the store, and the requests that follow from it are sent. */
const settle = () => new Promise((goOn) => setImmediate(goOn));

test('a request that started too early is repeated', async () => {
  const { asked, refetch, data } = studio();
  const renewed = refetchAfresh(refetch);
  expect(asked).toHaveLength(1);
  asked[0]?.resolve({ data: 'of before' });
  await settle();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve({ data: 'of now' });
  await renewed;
  expect(data()).toBe('of now');
});

test('with no request under way it is sent once', async () => {
  const { asked, refetch, data } = studio();
  asked[0]?.resolve({ data: 'of before' });
  await settle();
  const renewed = refetchAfresh(refetch);
  asked[1]?.resolve({ data: 'of now' });
  await renewed;
  expect(asked).toHaveLength(2);
  expect(data()).toBe('of now');
});

test('a failure is passed on', async () => {
  const { asked, refetch } = studio();
  asked[0]?.resolve({ data: 'of before' });
  await settle();
  const renewed = refetchAfresh(refetch);
  asked[1]?.resolve({ error: { status: 503 } });
  await expect(renewed).rejects.toEqual({ status: 503 });
});
