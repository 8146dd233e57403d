import { readOwnDay } from '@limber/contract/desk/day/own-day.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { asTherapist, therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, openAnew, sell } = await openTill();

test('a therapist sees their own tips by day and month of the drawers, and no other money', async () => {
  const [noura, omar] = [await therapistNamed(world, 'Noura'), await therapistNamed(world, 'Omar')];
  const tip = (therapist_id: number, amount: number) =>
    sell({
      lines: [],
      tips: [{ therapist_id, amount }],
      payments: [{ method: 'cash', amount }],
    });
  await tip(noura, 50);
  await tip(omar, 30);
  await openAnew('2026-03-06T08:00:00Z');
  // Whenever they were given, they are of the day of their drawer.
  await world.query('alter table drawer_sessions disable trigger user');
  await world.query("update drawer_sessions set day = '2026-03-02' where closed_at is not null");
  await tip(noura, 20);
  const by = await asTherapist(world, noura);
  const day = async (date: string) => (await callApi(world, readOwnDay, { date }, { by })).json();
  expect((await day('2026-03-06')).tips).toEqual({ day: 20, month: 70, shared: false });
  expect((await day('2026-03-04')).tips).toEqual({ day: 0, month: 50, shared: false });
  expect((await day('2026-03-02')).tips).toEqual({ day: 50, month: 50, shared: false });
  expect((await day('2026-02-28')).tips).toEqual({ day: 0, month: 0, shared: false });
});
