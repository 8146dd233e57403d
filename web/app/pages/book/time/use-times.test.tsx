import { afterEach, expect, test, vi } from 'vitest';
import { drawn, testStore, textOf } from '../../../components/test-markup.tsx';
import { schedulingApi } from '../../../state/api/scheduling-api.ts';
import { emptyForm } from '../form/form.ts';
import { diaryFilterOf, lookupMinutes } from './diary-filter.ts';
import { useTimes } from './use-times.ts';

// Outside a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));
afterEach(() => vi.unstubAllGlobals());

const form = {
  ...emptyForm,
  services: [
    { id: 1, name: 'Stretching', time: 60, price: 320, type: 'service', needs_skill: true },
  ],
  duration: 60,
  location: 'A',
  therapist: 'Omar Farouk',
  therapist_id: 20_001,
  date: '2026-03-05',
};

function Said() {
  const { times, loading, failed } = useTimes(form);
  return <p>{JSON.stringify({ times, loading, failed })}</p>;
}

async function saidAfter(reply: Response) {
  vi.stubGlobal('fetch', async () => reply);
  const store = testStore();
  const filter = diaryFilterOf(form);
  if (!filter) throw new Error('The form names nobody.');
  await store.dispatch(
    schedulingApi.endpoints.availableTimes.initiate({
      bookingKind: 'services',
      ...filter,
      date: form.date,
      total_duration: lookupMinutes(form),
    }),
  );
  return JSON.parse(textOf(drawn(<Said />, store)));
}

test.each([
  [
    'times',
    200,
    ['14:00'],
    { times: { mode: 'grid', times: ['14:00'] }, loading: false, failed: false },
  ],
  [
    'what the server does not know',
    404,
    {},
    { times: { mode: 'list', entries: [] }, loading: false, failed: false },
  ],
  ['a failure', 500, {}, { loading: false, failed: true }],
])('loading ends after %s @AVAIL-02 @AVAIL-03 @AVAIL-05', async (_what, status, body, said) => {
  expect(await saidAfter(Response.json(body, { status }))).toEqual(said);
});
