import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authReducer } from '../auth-slice.ts';
import { tokenReducer } from '../token-slice.ts';
import { api } from './api.ts';
import { schedulingApi } from './scheduling-api.ts';

// Outside a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));

let asked: URL[] = [];
let answer: () => Response = () => Response.json([]);
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function times(bookingKind: 'services' | 'packages') {
  const store = configureStore({
    reducer: { auth: authReducer, token: tokenReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const query = { therapist_id: 20_001, date: '2026-03-05', total_duration: 60 };
  return store.dispatch(schedulingApi.endpoints.availableTimes.initiate({ bookingKind, ...query }));
}

describe('free times', () => {
  test.each([
    ['services', 'appointment/available-times/services/'],
    ['packages', 'appointment/available-times/packages/'],
  ] as const)(
    'for %s are requested with therapist, day and minutes @API-12 @API-13',
    async (kind, path) => {
      answer = () => Response.json(['14:00']);
      expect((await times(kind)).data).toEqual(['14:00']);
      const [url] = asked;
      expect(url?.pathname).toBe(`/api/v1/${path}`);
      expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
        therapist_id: '20001',
        date: '2026-03-05',
        total_duration: '60',
      });
    },
  );

  test('unknown to the server are empty, not an error @AVAIL-03', async () => {
    answer = () => Response.json({ detail: 'Not found.' }, { status: 404 });
    const { data, error, isLoading } = await times('services');
    expect([data, error, isLoading]).toEqual([{}, undefined, false]);
  });

  test.each([400, 409, 500, 503])(
    'keep the failure %i, and loading ends @AVAIL-04 @AVAIL-05',
    async (status) => {
      answer = () => Response.json({ detail: 'No.' }, { status });
      const { data, error, isLoading } = await times('services');
      expect([data, error, isLoading]).toMatchObject([undefined, { status }, false]);
    },
  );
});
