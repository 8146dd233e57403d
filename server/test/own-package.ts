import { addDays, dayOf } from '../src/platform/studio-days.ts';
import { productNamed } from './booking-requests.ts';
import type { World } from './harness.ts';
import type { TestClient } from './people.ts';

/**
 * A package that an account has, as if it were bought now; its first option unless `minutes` says.
 */
export async function ownPackage(
  world: World,
  ownerId: number,
  name: string,
  changes: { minutes?: number; expiresOn?: string | null; active?: boolean; boughtAt?: Date } = {},
): Promise<number> {
  const product = await productNamed(world, name);
  const option =
    product.options.find(({ minutes }) => minutes === changes.minutes) ?? product.options[0];
  if (!option) throw new Error(`${name} has no options.`);
  const minutes = changes.minutes ?? option.minutes;
  const boughtAt = changes.boughtAt ?? world.clock.now();
  const { id } = await world.db
    .insertInto('owned_packages')
    .values((row) => ({
      owner_id: ownerId,
      product_id: product.id,
      option_id: option.id,
      kind: product.kind,
      name,
      minutes,
      price_fils: option.price_fils,
      people_limit: row
        .selectFrom('package_products')
        .select('people_limit')
        .where('id', '=', product.id),
      bought_at: boughtAt,
      expires_on:
        changes.expiresOn === undefined
          ? addDays(dayOf(boughtAt), option.validity_days ?? 365)
          : changes.expiresOn,
      active: changes.active ?? true,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (minutes !== null) await addEntry(world, id, 'bought', minutes, ownerId);
  return id;
}

/** Adds a line to a package's ledger. */
export async function addEntry(
  world: World,
  packageId: number,
  kind: 'bought' | 'booked' | 'returned' | 'adjusted',
  minutes: number,
  personId: number | null,
): Promise<void> {
  const last = await world.db
    .selectFrom('package_entries')
    .select('balance_minutes')
    .where('package_id', '=', packageId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await world.db
    .insertInto('package_entries')
    .values({
      package_id: packageId,
      at: world.clock.now(),
      kind,
      minutes,
      balance_minutes: (last?.balance_minutes ?? 0) + minutes,
      person_id: personId,
      actor_id: personId,
      reason: kind === 'adjusted' ? 'A mistake at the desk' : null,
    })
    .execute();
}

/** Lets `person` use a package, like somebody who has accepted an invitation. */
export async function sharePackage(
  world: World,
  packageId: number,
  person: TestClient,
  capMinutes: number | null = null,
): Promise<void> {
  await world.db
    .insertInto('package_people')
    .values({
      package_id: packageId,
      email: person.email,
      account_id: person.id,
      token_hash: Buffer.from(`${packageId} ${person.id}`),
      cap_minutes: capMinutes,
      invited_at: world.clock.now(),
      joined_at: world.clock.now(),
      expires_at: world.clock.now(),
    })
    .execute();
}
