import { cancelBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { closeDrawer, openDrawer, readDrawer } from '@limber/contract/desk/money/drawers.ts';
import { sellAtTill } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { beforeEach, expect } from 'vitest';
import { productNamed } from './booking-requests.ts';
import { callApi, type Tried } from './call-api.ts';
import { actorOf } from './people.ts';
import { openStudio } from './studio.ts';

/** A studio whose branch A has opened its drawer with 500 AED at the start of each test. */
export async function openTill() {
  const studio = await openStudio();
  const { world } = studio;
  const byType = async (accountType: 'front_desk' | 'manager') => {
    const { accountId } = await actorOf(world, accountType);
    return { id: accountId, headers: () => world.bearer(accountId, accountType) };
  };
  const desk = await byType('front_desk');
  const manager = await byType('manager');

  beforeEach(async () => {
    await world.empty('drawer_sessions', 'document_series');
    const reply = await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: desk });
    expect(reply.statusCode).toBe(201);
  });

  /** A line that sells this product, by default in its cheapest size. */
  async function offer(name: string, minutes?: number) {
    const { id, options } = await productNamed(world, name);
    const option = options.find((each) => each.minutes === minutes) ?? options[0];
    if (!option) throw new Error(`${name} has no options.`);
    return {
      line: { package_id: id, package_balance_id: option.id },
      price: option.price_fils / 100,
    };
  }

  const trySell = (asked: Tried<typeof sellAtTill>, how: { by?: typeof desk; key?: string } = {}) =>
    callApi(
      world,
      sellAtTill,
      { location: 'A', client_id: studio.amina.id, payments: [], ...asked },
      { by: how.by ?? desk, headers: how.key ? { 'idempotency-key': how.key } : {} },
    );

  /** Sells and returns the sale, which is expected to succeed. */
  async function sell(asked: Tried<typeof sellAtTill>): Promise<Sale> {
    const reply = await trySell(asked);
    expect(reply.json()).toMatchObject({ documents: expect.any(Array) });
    return reply.json();
  }

  /** Closes the drawer as it is, and opens one when it is `instant`. */
  async function openAnew(instant: string): Promise<void> {
    const at = { location: 'A' };
    const { id, expected } = (await callApi(world, readDrawer, at, { by: desk })).json();
    await callApi(world, closeDrawer, { id, ...at, counted: expected }, { by: desk });
    world.clock.set(instant);
    const reply = await callApi(world, openDrawer, { ...at, float: expected }, { by: desk });
    expect(reply.statusCode).toBe(201);
  }

  /** Cancels a session at the desk, its minutes or money returned. */
  async function cancelAtDesk(id: string): Promise<void> {
    const { version } = await world.db
      .selectFrom('bookings')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const how = { by: 'client', counts_as: 'returned', reason: 'Ill' } as const;
    const reply = await callApi(world, cancelBooking, { id, version, ...how }, { by: desk });
    expect(reply.statusCode).toBe(200);
  }

  return { ...studio, openAnew, desk, manager, offer, trySell, sell, cancelAtDesk };
}
