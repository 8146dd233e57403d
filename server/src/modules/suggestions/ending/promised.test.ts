import { readPromised } from '@limber/contract/desk/money/promised.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { addEntry, ownPackage } from '../../../../test/own-package.ts';
import { actorOf } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, book } = await openStudio();
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') };

const promised = async (location?: string) => {
  const query = location === undefined ? {} : { location };
  return (await callApi(world, readPromised, query, { by: manager })).json();
};

test('minutes that end stand week by week beside what the rota has free, by branch and in all @SUGG-02', async () => {
  const before = (await promised()).weeks[0];
  await book();
  const first = await ownPackage(world, amina.id, 'Starter Package', { expiresOn: '2026-03-10' });
  await addEntry(world, first, 'booked', -60, amina.id);
  await ownPackage(world, badr.id, 'Starter Package', { expiresOn: '2026-03-11' });
  await ownPackage(world, badr.id, 'Starter Package', { expiresOn: '2026-03-12', active: false });
  await ownPackage(world, badr.id, 'Unlimited Stretching', { expiresOn: '2026-03-12' });
  const { weeks, elsewhere_minutes } = await promised();
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toMatchObject({
    ...{ from: '2026-03-04', to: '2026-03-10', packages: 1, ending_minutes: 240 },
    ...{ short_minutes: 0 },
  });
  // The session takes its hour, and what lies around it is still free.
  expect(weeks[0].free_minutes).toBeLessThan(before.free_minutes);
  expect(before.free_minutes - weeks[0].free_minutes).toBeLessThanOrEqual(90);
  expect(weeks[1]).toMatchObject({ packages: 1, ending_minutes: 300 });
  // Badr was never here, so no branch has his.
  expect(elsewhere_minutes).toBe(300);
  const { weeks: atA } = await promised('A');
  expect(atA.map((week: { ending_minutes: number }) => week.ending_minutes).slice(0, 2)).toEqual([
    240, 0,
  ]);
  const { weeks: atB } = await promised('B');
  expect(atB[0].ending_minutes).toBe(0);
  expect(atA[0].free_minutes + atB[0].free_minutes).toBe(weeks[0].free_minutes);
});
