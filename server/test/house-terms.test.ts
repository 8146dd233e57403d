import { readSignIn } from '@limber/contract/desk/entry/sign-in.ts';
import { readDocument } from '@limber/contract/desk/money/documents.ts';
import {
  changeSettings,
  type DeskTerms,
  readSettings,
} from '@limber/contract/desk/studio/settings.ts';
import { defaultDeskTerms } from '@limber/contract/terms/studio-terms.ts';
import { beforeEach, expect, test } from 'vitest';
import { comeFirst, enrol, openManaging } from './at-the-desk.ts';
import { callApi } from './call-api.ts';
import { openTill } from './till.ts';

const { world, desk, manager, amina, book, offer, sell, trySell } = await openTill();
const { ask, historyOf } = await openManaging(world);

beforeEach(() =>
  world.query(`update settings set first_reminder_hours = null, last_reminder_hours = null,
    desk_reduction_percent = null, simplified_up_to_aed = null, counter_lock_minutes = null,
    cash_coin_fils = null`),
);

/** A manager sets terms of the desk. */
async function set(terms: Partial<DeskTerms>) {
  const { body } = await ask(readSettings);
  return ask(changeSettings, { ...body, ...terms });
}

test('a studio without its own terms has the defaults; a change is in the history', async () => {
  expect((await ask(readSettings)).body).toMatchObject(defaultDeskTerms);
  expect((await set({ counter_lock_minutes: 9 })).body).toMatchObject({ counter_lock_minutes: 9 });
  expect((await historyOf('settings'))[0].became).toEqual({ counter_lock_minutes: '9' });
});

test('the front desk reduces a price by at most what the studio has set, and sees the limit', async () => {
  await set({ desk_reduction_percent: 30 });
  const { line, price } = await offer('Starter Package');
  const lower = (percent: number) => ({
    lines: [{ ...line, price: (price * (100 - percent)) / 100, reason: 'Waited' }],
  });
  expect((await trySell(lower(30))).statusCode).toBeLessThan(300);
  const refused = await trySell(lower(40));
  expect([refused.statusCode, refused.json().detail]).toEqual([
    403,
    'Only a manager takes more than 30% off.',
  ]);
  expect(refused.json().in_other_languages.ar.detail).toContain('30%');
  expect((await trySell(lower(40), { by: manager })).statusCode).toBeLessThan(300);
  await set({ desk_reduction_percent: 0 });
  expect((await trySell(lower(20))).json().detail).toBe('Only a manager takes more than 0% off.');
});

test('cash is rounded to an existing coin, and the desk sees which', async () => {
  for (const coin of [2, 10, 99]) {
    const { status, body } = await set({ cash_coin_fils: coin });
    expect([status, body.fields.cash_coin_fils]).toEqual([
      400,
      'Please choose a coin of 0.25, 0.50 or 1 AED, or 0.01 AED where cash is not rounded.',
    ]);
  }
  const told = async () =>
    (await callApi(world, readSignIn, {}, { by: desk })).json().cash_coin_fils;
  expect(await told()).toBe(1);
  expect((await set({ cash_coin_fils: 25 })).body).toMatchObject({ cash_coin_fils: 25 });
  expect(await told()).toBe(25);
});

test('an invoice names its client from the amount on that the studio has set', async () => {
  await set({ simplified_up_to_aed: 100 });
  const { line } = await offer('Starter Package');
  const printed = async () => {
    const number = (await sell({ lines: [line] })).documents[0]?.number ?? '';
    return (await callApi(world, readDocument, { number }, { by: desk })).json();
  };
  expect(await printed()).toMatchObject({ simplified: false, client_name: 'Amina Haddad' });
  await set({ simplified_up_to_aed: 10_000 });
  expect(await printed()).toMatchObject({ simplified: true, client_name: null });
});

test('a new booking is reminded by the new terms; existing ones, as they were told', async () => {
  const before = await book();
  await set({ first_reminder_hours: 12, last_reminder_hours: 2 });
  const after = await book({ time: '16:00' });
  const reminded = async (id: string) =>
    (
      await world.query<{ hours: number }>(
        `select (payload ->> 'hours')::int as hours from graphile_worker._private_jobs
         where key like 'remind:${id}:%' order by run_at`,
      )
    ).rows.map(({ hours }) => hours);
  expect(await reminded(before)).toEqual([24, 3]);
  expect(await reminded(after)).toEqual([12, 2]);
  const moved = await world.app.inject({
    method: 'POST',
    url: `/api/v1/appointment/appointments/${before}/reschedule/`,
    headers: amina.headers(),
    payload: { date: '2026-03-05', time: '18:00' },
  });
  expect(moved.statusCode, moved.body).toBe(200);
  // One of each, replacing those of the old time and the old terms.
  expect(await reminded(before)).toEqual([12, 2]);
});

test('a counter locks itself after the minutes that the studio has set, and says them', async () => {
  await set({ counter_lock_minutes: 14 });
  const { cookie } = await enrol(world, manager);
  const fatima = await comeFirst(world, 'desk@limber.example', cookie);
  const look = () => callApi(world, readSignIn, {}, { by: fatima, headers: { cookie } });
  expect((await look()).json()).toMatchObject({ locks_after_minutes: 14, reduction_percent: 15 });
  world.clock.advance(10);
  expect((await look()).statusCode).toBe(200);
  await set({ counter_lock_minutes: 2 });
  world.clock.advance(3);
  expect((await look()).statusCode).toBe(401);
});

test.each([
  [{ first_reminder_hours: 169 }, 'first_reminder_hours'],
  [{ last_reminder_hours: 0 }, 'last_reminder_hours'],
  [{ first_reminder_hours: 3 }, 'last_reminder_hours'],
  [{ desk_reduction_percent: 101 }, 'desk_reduction_percent'],
  [{ simplified_up_to_aed: 10_001 }, 'simplified_up_to_aed'],
  [{ counter_lock_minutes: 0 }, 'counter_lock_minutes'],
  [{ offers_from_hour: 24 }, 'offers_from_hour'],
  [{ offers_from_hour: 20 }, 'offers_until_hour'],
  [{ free_hour_offers: 11 }, 'free_hour_offers'],
])('%j is refused', async (terms, field) => {
  const { status, body } = await set(terms);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
