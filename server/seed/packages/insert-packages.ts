import { createHash } from 'node:crypto';
import { discountOf } from '@limber/contract/money/member-discount.ts';
import { MEMBER_DISCOUNT_PERCENT, MEMBERSHIP_MINUTES } from '@limber/contract/terms/membership.ts';
import { noticesBefore } from '../../src/modules/packages/ending/notices-before-end.ts';
import type { Trx } from '../../src/platform/database/db.ts';
import { makeJobs, type NewJob } from '../../src/platform/jobs.ts';
import { addDays, dayOf, minuteOf, startOfDay } from '../../src/platform/studio-days.ts';
import { type SoldPackage, TILL_SINCE_DAYS } from '../books/plan-sale.ts';
import type { DeskOf } from '../demo-team.ts';
import { insertRows } from '../insert-rows.ts';
import { type Chance, pick } from '../seeded-chance.ts';
import { findAccountIds, findProduct, findSessions, type Product } from './find-package-facts.ts';
import { type Bought, insertMemberships } from './insert-memberships.ts';
import { keepLedger, type LedgerEntry, type UsedSession } from './keep-ledger.ts';
import { type PackagePlan, packagePlans } from './package-plans.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Gives some demo clients packages, pays sessions from them, and makes members of those who bought
 * enough. The ledgers add up, and nothing is used before it was bought. Returns the packages sold
 * at the desk, whose payments are still to be written.
 */
export async function insertDemoPackages(
  trx: Trx,
  deskOf: DeskOf,
  now: Date,
  chance: Chance,
): Promise<SoldPackage[]> {
  const accountId = await findAccountIds(trx);
  const bought: Bought[] = [];
  const sold: SoldPackage[] = [];
  for (const [index, plan] of packagePlans.entries()) {
    const { till } = plan;
    const product = await findProduct(trx, plan);
    const boughtAt = boughtAtOf(plan, index, now);
    const expiresOn = addDays(dayOf(boughtAt), product.validityDays);
    const ownerId = accountId(plan.owner);
    const price = priceOf(product, plan, isMember(bought, ownerId));
    const { id } = await trx
      .insertInto('owned_packages')
      .values({
        owner_id: ownerId,
        product_id: product.id,
        option_id: product.optionId,
        kind: product.kind,
        name: product.name,
        minutes: plan.minutes,
        price_fils: price.grossMinor,
        people_limit: product.peopleLimit,
        bought_at: boughtAt,
        expires_on: expiresOn,
        // Those bought since there is a till get their payments later.
        paid_at: plan.boughtDaysAgo > TILL_SINCE_DAYS ? boughtAt : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const seller = till ? pick(deskOf(till.branch), chance) : ownerId;
    const until = till?.refund ? laterThan(boughtAt, till.refund.daysLater) : now;
    const sessions = await findSessions(trx, plan, product, accountId, {
      boughtAt,
      expiresOn,
      until,
    });
    const { entries, used } = keepLedger({
      boughtBy: seller,
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
        at: laterThan(boughtAt, plan.adjusted.daysLater),
        minutes: plan.adjusted.minutes,
        reason: plan.adjusted.reason,
        actorId: deskOf('A')[0] as number,
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
    if (till) {
      const payerId = till.payer ? accountId(till.payer) : ownerId;
      const { name } = product;
      const { minutes } = plan;
      const whose = { id, ownerId, payerId, sellerId: seller };
      sold.push({ ...whose, at: boughtAt, name, minutes, price, till });
    }
  }
  await insertMemberships(trx, bought, chance);
  return sold;
}

/** In the afternoon, when every branch is open; online purchases at the present hour. */
function boughtAtOf({ boughtDaysAgo, till }: PackagePlan, index: number, now: Date): Date {
  if (!till) return laterThan(now, -boughtDaysAgo);
  return minuteOf(addDays(dayOf(now), -boughtDaysAgo), 15 * 60 + 5 + 17 * (index % 9));
}

function laterThan(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

/** Whether somebody's earlier purchases made them a member. */
function isMember(bought: readonly Bought[], ownerId: number): boolean {
  const before = bought.filter((each) => each.ownerId === ownerId);
  return before.reduce((sum, { minutes }) => sum + minutes, 0) >= MEMBERSHIP_MINUTES;
}

function priceOf({ priceMinor }: Product, { till }: PackagePlan, member: boolean) {
  const discountMinor = member ? discountOf(priceMinor, MEMBER_DISCOUNT_PERCENT) : 0;
  const listMinor = priceMinor - discountMinor;
  const reduced = till?.reduced;
  return {
    listMinor,
    discountMinor,
    grossMinor: listMinor - discountOf(listMinor, reduced?.percent ?? 0),
    because: reduced?.because ?? null,
  };
}

/** What buying adds, for a demo that is left to run. */
async function addJobs(trx: Trx, packageId: number, expiresOn: string, now: Date): Promise<void> {
  const endsAt = startOfDay(addDays(expiresOn, 1));
  const jobs: NewJob[] = [
    ...noticesBefore(expiresOn, now).map(({ daysBefore, runAt }) => ({
      ...{ name: 'tell-package-expiring' as const, runAt },
      payload: { packageId, expiresOn, daysBefore },
    })),
    { name: 'expire-package', payload: { packageId }, runAt: endsAt },
  ];
  await makeJobs({ now: () => now }).addJobs(
    trx,
    jobs.filter(({ runAt }) => runAt && runAt > now),
  );
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
