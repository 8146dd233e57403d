import {
  createAppointment,
  createSharedAppointment,
  createUnlimitedAppointment,
} from '@limber/contract/bookings.ts';
import type { Route } from '@limber/contract/route.ts';
import { callApi } from './call-api.ts';
import { TEST_NOW, type World } from './harness.ts';
import { serviceNamed, type TestClient, therapistNamed } from './people.ts';

/** The product of this name with its options, cheapest first. */
export async function productNamed(world: World, name: string) {
  const product = await world.db
    .selectFrom('package_products')
    .select(['id', 'kind'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const options = await world.db
    .selectFrom('package_options')
    .select(['id', 'minutes', 'price_fils', 'validity_days'])
    .where('product_id', '=', product.id)
    .orderBy('price_fils')
    .execute();
  return { ...product, options };
}

const ROUTES: Record<string, Route> = {
  shared_package: createSharedAppointment,
  my_shared_package: createSharedAppointment,
  unlimited_package: createUnlimitedAppointment,
  my_unlimited_package: createUnlimitedAppointment,
};

/** Posts a booking to the address of its type, unless another is given. */
export function postBooking(
  world: World,
  client: TestClient,
  booking: { serviceType: string } & Record<string, unknown>,
  {
    route = ROUTES[booking.serviceType] ?? createAppointment,
    key,
  }: { route?: Route; key?: string } = {},
) {
  const headers = key ? { 'idempotency-key': key } : {};
  return callApi(world, route, booking, { by: client, headers });
}

/** An hour of stretching with a therapist at Al Warqa on Thursday 5 March 2026 at 14:00. */
export const hourOfStretching = (id: number, therapist_id: number) =>
  ({
    services: [{ id, name: 'Stretching', time: 60, price: 320, type: 'service' }],
    serviceType: 'service',
    therapist_id,
    date: '2026-03-05',
    time: '14:00',
    duration: 60,
    total_price: 320,
    location: 'A',
    total_duration: 60,
  }) as const;

/** Such an hour with Noura. */
export async function serviceRequest(world: World, changes: Record<string, unknown> = {}) {
  const id = await serviceNamed(world, 'Stretching');
  return { ...hourOfStretching(id, await therapistNamed(world, 'Noura')), ...changes };
}

/** Buys a product, its first session being an hour unless `changes` say otherwise. */
export async function purchaseRequest(
  world: World,
  name: string,
  changes: Record<string, unknown> = {},
) {
  const { id, kind, options } = await productNamed(world, name);
  const [option] = options;
  if (!option) throw new Error(`${name} has no options.`);
  const types = { regular: 'package', shared: 'shared_package', unlimited: 'unlimited_package' };
  return serviceRequest(world, {
    serviceType: types[kind as keyof typeof types],
    services: [
      { id, name, time: option.minutes ?? 60, price: option.price_fils / 100, type: 'package' },
    ],
    package_id: id,
    package_balance_id: option.id,
    total_price: option.price_fils / 100,
    ...changes,
  });
}

/** Books an hour from a package that the client has. */
export async function ownedRequest(
  world: World,
  owned: { id: number; kind: string },
  changes: Record<string, unknown> = {},
) {
  const of = {
    regular: { serviceType: 'mypackage', user_package_id: owned.id },
    shared: { serviceType: 'my_shared_package', shared_package_id: owned.id },
    unlimited: { serviceType: 'my_unlimited_package', unlimited_package_id: owned.id },
  }[owned.kind];
  return serviceRequest(world, {
    ...of,
    services: [{ id: owned.id, name: '', time: 60, price: 0, type: 'package' }],
    total_price: 0,
    ...changes,
  });
}

/** The version of a booking, which the desk's changes name. */
export async function versionOf(world: World, bookingId: string): Promise<number> {
  const { version } = await world.db
    .selectFrom('bookings')
    .select('version')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return version;
}

/** Every line of a package's ledger, oldest first. */
export function ledgerOf(world: World, packageId: number) {
  return world.db
    .selectFrom('package_entries')
    .select(['kind', 'minutes', 'balance_minutes', 'person_id', 'actor_id', 'booking_id', 'reason'])
    .where('package_id', '=', packageId)
    .orderBy('id')
    .execute();
}

/** Forgets every booking, hold, package and membership, and sets the clock to the beginning. */
export async function forgetBookings(world: World): Promise<void> {
  world.clock.set(TEST_NOW);
  await world.empty(
    'bookings',
    'holds',
    'owned_packages',
    'memberships',
    'idempotency_keys',
    'mails',
  );
  await world.query('delete from graphile_worker._private_jobs');
}

/** Books a number of hours for a client, a day apart. */
export async function bookMany(world: World, clientId: number, count: number): Promise<void> {
  const noura = await therapistNamed(world, 'Noura');
  await world.query(`
    insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
      starts_at, ends_at, price_fils, created_at)
    select gen_random_uuid(), ${clientId}, ${noura}, 'A', 'service', 'booked',
      day + time '10:00', day + time '11:00', 32000, now()
    from generate_series(date '2027-01-01', date '2027-01-01' + ${count - 1}, interval '1 day') day`);
}
