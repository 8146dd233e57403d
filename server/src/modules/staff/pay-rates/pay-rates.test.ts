import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { listPay, setPay, type TherapistPay } from '@limber/contract/desk/studio/pay-rates.ts';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, book } = await openStudio();
const { manager, ask, historyOf } = await openManaging(world);
const id = await therapistNamed(world, 'Noura');

beforeEach(() => world.query('delete from pay_rates'));

const seen = async () =>
  (await ask(listPay)).body.find((each: TherapistPay) => each.id === id) as TherapistPay;
const set = async (valid_from: string, per_hour: number, share_percent = 0) => {
  const { version } = await seen();
  return ask(setPay, { id, version, valid_from, per_hour, share_percent });
};
const daysOf = ({ rates }: TherapistPay) =>
  rates.map(({ valid_from, valid_to, per_hour }) => [valid_from, valid_to, per_hour]);

test('changing a rate never changes a past day', async () => {
  await book();
  await world.query(`update bookings set status = 'completed'`);
  await set('2026-03-04', 45, 10);
  const march = { from: '2026-03-01', to: '2026-03-05' };
  const paid = async () => (await ask(readStudioReport, march)).body.therapists;
  const before = await paid();
  expect(before).toMatchObject([{ therapist: 'Noura Al Hashimi', pay: expect.any(Number) }]);
  world.clock.set('2026-03-06T10:00:00+04:00');
  const over = await set('2026-03-05', 90);
  expect([over.status, Object.keys(over.body.fields)]).toEqual([400, ['valid_from']]);
  expect((await set('2026-03-06', 90, 50)).status).toBe(200);
  expect(await paid()).toEqual(before);
  expect(daysOf(await seen())).toEqual([
    ['2026-03-06', null, 90],
    ['2026-03-04', '2026-03-05', 45],
  ]);
});

test('a rate between two others ends before the later one, and a rate of the same day is replaced', async () => {
  await set('2026-06-01', 45);
  await set('2026-07-01', 60, 12.5);
  await set('2026-06-15', 50);
  const { status, body } = await set('2026-06-15', 55);
  expect(status).toBe(200);
  expect(daysOf(body)).toEqual([
    ['2026-07-01', null, 60],
    ['2026-06-15', '2026-06-30', 55],
    ['2026-06-01', '2026-06-14', 45],
  ]);
  expect(body.rates[0].share_percent).toBe(12.5);
  expect((await historyOf('pay_rate', id)).slice(0, 2)).toMatchObject([
    { action: 'changed', actorId: manager, became: { per_hour: '55' } },
    { action: 'added', became: { valid_from: '2026-06-15', per_hour: '50' } },
  ]);
});

test('of two managers the second is told, and a person who is not a therapist has no pay', async () => {
  const { version } = await seen();
  const rate = { valid_from: '2026-09-01', per_hour: 45, share_percent: 0 };
  expect((await ask(setPay, { id, version, ...rate })).status).toBe(200);
  const second = await ask(setPay, { id, version, ...rate, per_hour: 99 });
  expect([second.status, second.body.detail]).toEqual([
    409,
    expect.stringMatching(/has just changed this/),
  ]);
  expect((await ask(setPay, { id: 2_000_000, version: 1, ...rate })).status).toBe(404);
});
