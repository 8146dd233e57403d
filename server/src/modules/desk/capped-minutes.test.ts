import { findClients } from '@limber/contract/desk/clients/client-search.ts';
import { readClient } from '@limber/contract/desk/clients/clients.ts';
import { type DayBooking, readDay } from '@limber/contract/desk/day/day.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import { readUsual } from '@limber/contract/desk/day/usual-session.ts';
import { expect, test } from 'vitest';
import { postBooking, serviceRequest } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { actorOf } from '../../../test/people.ts';
import { openSharedPackage } from '../../../test/shared-package.ts';

const shared = await openSharedPackage();
const { world } = shared;
const { accountId } = await actorOf(world, 'front_desk');
const by = { id: accountId, headers: () => world.bearer(accountId, 'front_desk') };

/** What the desk shows as somebody's balance of the package, in each place. */
async function told(id: number, bookingId: string) {
  const day = (await callApi(world, readDay, { date: '2026-03-05' }, { by })).json();
  const session = (await callApi(world, readDeskSession, { id: bookingId }, { by })).json();
  const client = (await callApi(world, readClient, { id }, { by })).json();
  const found = (await callApi(world, findClients, { q: client.email }, { by })).json();
  const usual = (await callApi(world, readUsual, { id }, { by })).json();
  const booking = day.bookings.find((each: DayBooking) => each.id === bookingId);
  return {
    panel: [booking.package.cap_left, booking.package.balance_minutes],
    owned: [session.packages[0].cap_left, session.packages[0].balance_minutes],
    page: [client.packages[0].cap_left, client.packages[0].remaining_time],
    finder: [found[0].minutes_left, found[0].minutes_in_all],
    form: [usual.packages[0].remaining_time, usual.packages[0].balance],
  };
}

const bookFor = async (client: typeof shared.guest) => {
  const paid = { serviceType: 'my_shared_package', shared_package_id: shared.packageId };
  const request = await serviceRequest(world, { ...paid, total_price: 0 });
  const reply = await postBooking(world, client, request);
  expect(reply.statusCode).toBe(201);
  return reply.json().id as string;
};

test('a client with a cap on a shared package has both figures wherever the desk shows one', async () => {
  await shared.share(shared.guest, { cap_minutes: 150 });
  const bookingId = await bookFor(shared.guest);
  const both = [90, 1140];
  expect(await told(shared.guest.id, bookingId)).toEqual({
    ...{ panel: both, owned: both, page: both, finder: both, form: both },
  });
});

test('without a cap there is one figure', async () => {
  const bookingId = await bookFor(shared.owner);
  expect(await told(shared.owner.id, bookingId)).toEqual({
    ...{ panel: [undefined, 1140], owned: [undefined, 1140], page: [undefined, 1140] },
    ...{ finder: [1140, 1140], form: [1140, undefined] },
  });
});
