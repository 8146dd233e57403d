import { createHash } from 'node:crypto';
import { NOTIFIED_DAYS_BEFORE } from '@limber/contract/terms/booking.ts';
import type { Trx } from '../src/platform/database/db.ts';
import { addDays, at, dayOf, startOfDay } from '../src/platform/dubai.ts';
import { makeJobs, type NewJob } from '../src/platform/jobs.ts';
import { type Bought, insertMemberships } from './demo-memberships.ts';
import { type PackagePlan, packagePlans } from './demo-package-plans.ts';
import { insertRows } from './insert-rows.ts';
import { keepLedger, type LedgerEntry, type UsedSession } from './keep-ledger.ts';
import type { Chance } from './seeded-chance.ts';

const DAY_MS = 24 * 3_600_000;

type Product = {
  id: number;
  optionId: number;
  kind: 'regular' | 'shared' | 'unlimited';
  name: string;
  priceFils: number;
  validityDays: number;
  peopleLimit: number;
  serviceIds: number[];
};

/**
 * Gives some demo clients packages, pays sessions that they have from them, and makes members of
 * those who bought enough. The ledgers add up, and nothing is used before it was bought.
 */
export async function insertDemoPackages(trx: Trx, now: Date, chance: Chance): Promise<void> {
  const accountId = await findAccountIds(trx);
  const { id: deskId } = await trx
    .selectFrom('accounts')
    .select('id')
    .where('account_type', '=', 'front_desk')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const bought: Bought[] = [];
  for (const plan of packagePlans) {
    const product = await findProduct(trx, plan);
    const boughtAt = new Date(now.getTime() - plan.boughtDaysAgo * DAY_MS);
    const expiresOn = addDays(dayOf(boughtAt), product.validityDays);
    const ownerId = accountId(plan.owner);
    const { id } = await trx
      .insertInto('owned_packages')
      .values({
        owner_id: ownerId,
        product_id: product.id,
        option_id: product.optionId,
        kind: product.kind,
        name: product.name,
        minutes: plan.minutes,
        price_fils: product.priceFils,
        people_limit: product.peopleLimit,
        bought_at: boughtAt,
        expires_on: expiresOn,
        active: !plan.closed,
        paid_at: boughtAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sessions = await findSessions(trx, plan, product, accountId, { boughtAt, expiresOn });
    const { entries, used } = keepLedger({
      ownerId,
      minutes: plan.minutes,
      keepMinutes: plan.keepMinutes,
      boughtAt,
      sessions,
      caps: new Map(
        (plan.people ?? []).flatMap(({ email, capMinutes }) =>
          capMinutes === null ? [] : [[accountId(email), capMinutes]],
        ),
      ),
      adjusted: plan.adjusted && {
        at: new Date(boughtAt.getTime() + plan.adjusted.daysLater * DAY_MS),
        minutes: plan.adjusted.minutes,
        reason: plan.adjusted.reason,
        actorId: deskId,
      },
      endsAt: startOfDay(addDays(expiresOn, 1)),
      now,
    });
    await payFromPackage(trx, id, product.kind, used);
    await insertRows(
      trx,
      'package_entries',
      entries.map((entry) => entryRow(id, entry)),
    );
    await insertPeople(trx, id, plan, accountId, boughtAt, chance);
    await addJobs(trx, id, expiresOn, now);
    bought.push({ id, ownerId, minutes: plan.minutes ?? 0, at: boughtAt });
  }
  await insertMemberships(trx, bought, chance);
}

/** What buying adds, for a demo that is left to run. */
async function addJobs(trx: Trx, packageId: number, expiresOn: string, now: Date): Promise<void> {
  const notifiedAt = at(addDays(expiresOn, -NOTIFIED_DAYS_BEFORE), '10:00');
  const endsAt = startOfDay(addDays(expiresOn, 1));
  const jobs: NewJob[] = [
    { name: 'tell-package-expiring', payload: { packageId, expiresOn }, runAt: notifiedAt },
    { name: 'expire-package', payload: { packageId }, runAt: endsAt },
  ];
  await makeJobs({ now: () => now }).addJobs(
    trx,
    jobs.filter(({ runAt }) => runAt && runAt > now),
  );
}

/** Sessions that the package may pay: booked since it was bought, before its end, all included. */
async function findSessions(
  trx: Trx,
  plan: PackagePlan,
  product: Product,
  accountId: (email: string) => number,
  { boughtAt, expiresOn }: { boughtAt: Date; expiresOn: string },
): Promise<UsedSession[]> {
  const found: UsedSession[] = [];
  for (const { email, sessions } of plan.usedBy) {
    const rows = await trx
      .selectFrom('bookings')
      .select((row) => [
        'id',
        'client_id',
        'starts_at',
        'ends_at',
        'created_at',
        row
          .selectFrom('booking_events')
          .select('at')
          .whereRef('booking_id', '=', 'bookings.id')
          .where('to_status', '=', 'cancelled')
          .as('cancelled_at'),
      ])
      .where('client_id', '=', accountId(email))
      .where('created_at', '>', boughtAt)
      .where('package_id', 'is', null)
      .where('starts_at', '<', startOfDay(addDays(expiresOn, 1)))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('booking_lines')
              .select('service_id')
              .whereRef('booking_id', '=', 'bookings.id')
              .where('service_id', 'not in', product.serviceIds),
          ),
        ),
      )
      .orderBy('created_at')
      .limit(sessions)
      .execute();
    for (const row of rows) {
      found.push({
        bookingId: row.id,
        personId: row.client_id,
        minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
        bookedAt: row.created_at,
        returnedAt: row.cancelled_at,
      });
    }
  }
  return found;
}

const SERVICE_TYPES = {
  regular: 'mypackage',
  shared: 'my_shared_package',
  unlimited: 'my_unlimited_package',
} as const;

async function payFromPackage(
  trx: Trx,
  packageId: number,
  kind: Product['kind'],
  used: UsedSession[],
): Promise<void> {
  for (const { bookingId, minutes } of used) {
    await trx
      .updateTable('bookings')
      .set({
        package_id: packageId,
        package_minutes: minutes,
        price_fils: 0,
        service_type: SERVICE_TYPES[kind],
      })
      .where('id', '=', bookingId)
      .execute();
    await trx
      .updateTable('booking_lines')
      .set({ price_fils: 0 })
      .where('booking_id', '=', bookingId)
      .execute();
  }
}

function entryRow(packageId: number, entry: LedgerEntry) {
  return {
    package_id: packageId,
    at: entry.at.toISOString(),
    kind: entry.kind,
    minutes: entry.minutes,
    balance_minutes: entry.balance,
    person_id: entry.personId,
    actor_id: entry.actorId,
    booking_id: entry.bookingId,
    reason: entry.reason,
  };
}

async function insertPeople(
  trx: Trx,
  packageId: number,
  plan: PackagePlan,
  accountId: (email: string) => number,
  boughtAt: Date,
  chance: Chance,
): Promise<void> {
  for (const { email, joined, capMinutes } of plan.people ?? []) {
    await trx
      .insertInto('package_people')
      .values({
        package_id: packageId,
        email,
        account_id: joined ? accountId(email) : null,
        // Nobody holds this link: the mail was never sent.
        token_hash: createHash('sha256').update(chance.uuid()).digest(),
        cap_minutes: capMinutes,
        invited_at: boughtAt,
        expires_at: new Date(boughtAt.getTime() + 14 * DAY_MS),
        joined_at: joined ? boughtAt : null,
      })
      .execute();
  }
}

async function findProduct(trx: Trx, plan: PackagePlan): Promise<Product> {
  const row = await trx
    .selectFrom('package_products as product')
    .innerJoin('package_options as option', 'option.product_id', 'product.id')
    .select([
      'product.id',
      'option.id as optionId',
      'kind',
      'name',
      'price_fils as priceFils',
      'validity_days as validityDays',
      'people_limit as peopleLimit',
    ])
    .where('name', '=', plan.product)
    .where('minutes', 'is not distinct from', plan.minutes)
    .executeTakeFirstOrThrow();
  const services = await trx
    .selectFrom('package_product_services')
    .select('service_id')
    .where('product_id', '=', row.id)
    .execute();
  return {
    ...row,
    kind: row.kind as Product['kind'],
    validityDays: row.validityDays ?? 365,
    serviceIds: services.map((service) => service.service_id),
  };
}

async function findAccountIds(trx: Trx): Promise<(email: string) => number> {
  const rows = await trx.selectFrom('accounts').select(['id', 'email']).execute();
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return (email) => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`The demo speaks of ${email}, who has no account.`);
    return id;
  };
}
