import { readClient } from '@limber/contract/desk/clients/clients.ts';
import {
  adjustMinutes,
  readLiability,
  transferMinutes,
} from '@limber/contract/desk/clients/packages.ts';
import { listSoldPackages } from '@limber/contract/desk/clients/sold-packages.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { listOwnedPackages, readActivePackage } from '@limber/contract/packages.ts';
import { invitePerson } from '@limber/contract/sharing.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { ownPackage, sharePackage } from '../../../test/own-package.ts';
import { openTill } from '../../../test/till.ts';

const { world, amina, badr, desk, manager, sell, offer, bookFrom } = await openTill();
const LAST_DAY = '2026-06-02';
let packageId: number;
let saleId: string;

// The job that writes the end of a package into its ledger never runs here.
beforeEach(async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  saleId = sale.id;
  packageId = sale.lines[0]?.owned_package_id ?? 0;
  const booked = await bookFrom({ id: packageId, kind: 'regular' });
  expect(booked.statusCode).toBe(201);
});

/** Every figure for the minutes that the package has left. */
async function leftEverywhere() {
  const by = { by: amina };
  const owned = (await callApi(world, listOwnedPackages, {}, by)).json().user_packages[0];
  const client = (await callApi(world, readClient, { id: amina.id }, { by: desk })).json();
  const day = (await callApi(world, readDay, { date: '2026-03-05' }, { by: desk })).json();
  const [sold] = (
    await callApi(world, listSoldPackages, { id: saleId, location: 'A' }, { by: manager })
  ).json();
  const owed = (await callApi(world, readLiability, {}, { by: manager })).json();
  return {
    profile: owned.remaining_time,
    client: client.packages[0].remaining_time,
    board: day.bookings[0].package.balance_minutes,
    sold: [sold.left, sold.expired, sold.worth > 0],
    owed: [owed.minutes, owed.total > 0, owed.count],
    active: (await callApi(world, readActivePackage, {}, by)).statusCode,
  };
}

test('a package has its minutes until the end of its last day, and none from then on, whether or not a job has run @MONEY-10', async () => {
  world.clock.set(`${LAST_DAY}T23:59:59+04:00`);
  expect(await leftEverywhere()).toEqual({
    ...{ profile: 240, client: 240, board: 240, sold: [240, 0, true] },
    ...{ owed: [240, true, 1], active: 200 },
  });
  world.clock.set('2026-06-03T00:00:00+04:00');
  const over = {
    ...{ profile: 0, client: 0, board: 0, sold: [0, 240, false] },
    ...{ owed: [0, false, 0], active: 204 },
  };
  expect(await leftEverywhere()).toEqual(over);
  world.clock.set('2026-12-04T10:00:00+04:00');
  expect(await leftEverywhere()).toEqual(over);
  // What was owed at the end of a past day does not change.
  const at = async (day: string) =>
    (await callApi(world, readLiability, { day }, { by: manager })).json().minutes;
  expect([await at('2026-06-01'), await at(LAST_DAY)]).toEqual([240, 0]);
  await world.runJobs(60 * 24 * 365);
  expect(await leftEverywhere()).toEqual(over);
});

test('an unlimited package is over as well', async () => {
  await ownPackage(world, badr.id, 'Unlimited Stretching', { expiresOn: '2026-03-10' });
  const left = async () =>
    (await callApi(world, listOwnedPackages, {}, { by: badr })).json().unlimited_packages[0]
      .remaining_time;
  expect(await left()).toBeNull();
  world.clock.set('2026-03-11T10:00:00+04:00');
  expect(await left()).toBe(0);
});

test('an expired package cannot be booked from, transferred to or from, adjusted or shared', async () => {
  const other = await ownPackage(world, amina.id, 'Balance Package', { expiresOn: null });
  const shared = await ownPackage(world, amina.id, 'Family Shared Package', {
    expiresOn: LAST_DAY,
  });
  await sharePackage(world, shared, badr);
  world.clock.set('2026-12-04T10:00:00+04:00');
  const date = '2026-12-10';
  const booked = await bookFrom({ id: packageId, kind: 'regular' }, { date });
  expect([booked.statusCode, booked.json().detail]).toEqual([
    409,
    'Your Starter Package expires before this day. Please choose an earlier one.',
  ]);
  const guests = await bookFrom({ id: shared, kind: 'shared' }, { date }, badr);
  expect(guests.statusCode).toBe(409);
  const reason = 'A mistake';
  const move = (id: number, into: number) =>
    callApi(world, transferMinutes, { id, into, minutes: 30, reason }, { by: manager });
  for (const moved of [await move(packageId, other), await move(other, packageId)]) {
    expect([moved.statusCode, moved.json().detail]).toEqual([409, 'This package is over.']);
  }
  for (const minutes of [30, -30]) {
    const adjusted = await callApi(
      world,
      adjustMinutes,
      { id: packageId, minutes, reason },
      { by: manager },
    );
    expect([adjusted.statusCode, adjusted.json().detail]).toEqual([
      409,
      'This package is over. Please prolong it first.',
    ]);
  }
  const invited = await callApi(
    world,
    invitePerson,
    { id: shared, email: 'friend@client.example' },
    { by: amina },
  );
  expect([invited.statusCode, invited.json().detail]).toEqual([
    409,
    'This package can no longer be used, so nobody can join it.',
  ]);
  const { household } = (await callApi(world, readClient, { id: amina.id }, { by: desk })).json();
  expect(household).toEqual([]);
});
