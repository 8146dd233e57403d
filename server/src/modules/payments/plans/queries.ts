import type { PackageKind } from '@limber/contract/packages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import { packageIsSold } from '../../../platform/database/unpaid-or-sold-package.ts';

export interface RenewalRow {
  readonly id: string;
  readonly dueOn: string;
  readonly amountMinor: number;
  readonly toldAt: Date;
  readonly status: 'told' | 'taking' | 'failed';
  readonly tries: number;
  readonly triedOn: string | null;
  readonly chargeId: string | null;
  readonly chargeReference: string | null;
  readonly failure: Failure | null;
  /** The package of its month, if it is in use before it is paid. */
  readonly packageId: number | null;
}

export type Failure = 'declined' | 'needs_client' | 'no_card';

/** A client's plan with its product as the studio sells it now. */
export interface PlanRow {
  readonly id: string;
  readonly accountId: number;
  readonly locationCode: string;
  readonly optionId: number;
  readonly productId: number;
  readonly status: 'asked' | 'running' | 'failing' | 'stopped' | 'ended';
  readonly priceMinor: number;
  /** Null until it was paid for the first time. */
  readonly begunOn: string;
  readonly months: number;
  readonly renewsOn: string;
  readonly pausedUntil: string | null;
  readonly packageId: number | null;
  /** The last day of that package. */
  readonly lastDay: string | null;
  readonly endedOn: string | null;
  readonly endedBecause: 'stopped' | 'unpaid' | 'erased' | 'disputed' | null;
  readonly kind: PackageKind;
  readonly name: string;
  /** Null: unlimited. */
  readonly minutes: number | null;
  readonly unusedMinutes: 'expire' | 'go_on';
  readonly whileFailing: 'wait' | 'go_on';
  /** What a new client pays; null: it is not sold any more. */
  readonly soldForMinor: number | null;
  /** Renewals that are not paid. */
  readonly renewals: readonly RenewalRow[];
}

const selectPlans = (which: RawBuilder<unknown>) => sql<
  Omit<PlanRow, 'renewals'> & {
    readonly renewals: readonly (Omit<RenewalRow, 'toldAt'> & { readonly toldAt: string })[];
  }
>`
  select l.id, l.account_id as "accountId", l.location_code as "locationCode",
    l.option_id as "optionId", l.product_id as "productId", l.status,
    l.price_fils as "priceMinor", coalesce(l.begun_on::text, '') as "begunOn", l.months,
    coalesce(l.renews_on::text, '') as "renewsOn", l.paused_until as "pausedUntil",
    l.package_id as "packageId", held.expires_on as "lastDay", l.ended_on as "endedOn",
    l.ended_because as "endedBecause", p.kind, p.name,
    o.minutes, p.unused_minutes as "unusedMinutes", p.while_failing as "whileFailing",
    case when p.active and p.renews and o.active then o.price_fils end as "soldForMinor",
    coalesce((
      select json_agg(json_build_object('id', r.id, 'dueOn', r.due_on, 'amountMinor', r.amount_fils,
        'toldAt', r.told_at, 'status', r.status, 'tries', r.tries, 'triedOn', r.tried_on,
        'chargeId', r.charge_id, 'chargeReference', r.charge_reference, 'failure', r.failure,
        'packageId', r.package_id) order by r.due_on)
      from plan_renewals r where r.plan_id = l.id and r.status in ('told', 'taking', 'failed')
    ), '[]') as renewals
  from plans l join package_products p on p.id = l.product_id
    join package_options o on o.id = l.option_id
    left join owned_packages held on held.id = l.package_id
  where ${which} order by l.asked_at desc, l.id`;

async function list(db: Db | Trx, which: RawBuilder<unknown>): Promise<PlanRow[]> {
  const { rows } = await selectPlans(which).execute(db);
  return rows.map((row) => ({
    ...row,
    renewals: row.renewals.map((each) => ({ ...each, toldAt: new Date(each.toldAt) })),
  }));
}

/** A plan; undefined: there is none. */
export async function findPlan(db: Db | Trx, id: string): Promise<PlanRow | undefined> {
  const [plan] = await list(db, sql`l.id = ${id}::uuid`);
  return plan;
}

/** Makes every other change of a plan wait until the transaction ends, and reads it. */
export async function lockPlan(trx: Trx, id: string): Promise<PlanRow | undefined> {
  await sql`select from plans where id = ${id}::uuid for no key update`.execute(trx);
  return findPlan(trx, id);
}

/** The plans of an account, newest first; those ended long ago are left out. */
export function listPlansOf(
  db: Db | Trx,
  accountId: number,
  { endedSince }: { readonly endedSince: string },
): Promise<PlanRow[]> {
  return list(
    db,
    sql`l.account_id = ${accountId}::int and l.status <> 'asked'
      and (l.ended_on is null or l.ended_on >= ${endedSince}::date)`,
  );
}

/** A plan as the studio sells it. */
export interface PlanForSale {
  readonly optionId: number;
  readonly productId: number;
  readonly kind: PackageKind;
  readonly name: string;
  readonly description: string;
  readonly minutes: number | null;
  readonly priceMinor: number;
  readonly unusedMinutes: 'expire' | 'go_on';
  readonly services: readonly string[];
}

/** Every plan that is for sale, in the studio's order. */
export async function listPlansForSale(db: Db | Trx): Promise<PlanForSale[]> {
  const { rows } = await sql<PlanForSale>`
    select o.id as "optionId", p.id as "productId", p.kind, p.name, p.description, o.minutes,
      o.price_fils as "priceMinor", p.unused_minutes as "unusedMinutes",
      array(
        select s.name from package_product_services i join services s on s.id = i.service_id
        where i.product_id = p.id and s.active order by s.position, s.id
      ) as services
    from package_products p join package_options o on o.product_id = p.id
    where p.active and p.renews and o.active and o.price_fils > 0
    order by p.position, p.id, o.price_fils`.execute(db);
  return rows;
}

/** Stores a plan whose first month is to be paid. */
export async function insertPlan(
  trx: Trx,
  plan: Pick<
    PlanRow,
    'id' | 'accountId' | 'locationCode' | 'productId' | 'optionId' | 'priceMinor'
  > & {
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('plans')
    .values({
      id: plan.id,
      account_id: plan.accountId,
      location_code: plan.locationCode,
      product_id: plan.productId,
      option_id: plan.optionId,
      status: 'asked',
      price_fils: plan.priceMinor,
      asked_at: plan.at,
    })
    .execute();
}

/** Updates a locked plan; omitted fields stay. */
export function updatePlan(
  trx: Trx,
  id: string,
  to: Partial<Omit<PlanRow, 'id' | 'renewals' | 'accountId'>>,
) {
  return updateRows(trx, 'plans', {
    where: { id },
    set: {
      ...(to.status && { status: to.status }),
      ...(to.priceMinor && { price_fils: to.priceMinor }),
      ...(to.begunOn && { begun_on: to.begunOn }),
      ...(to.months !== undefined && { months: to.months }),
      ...(to.renewsOn && { renews_on: to.renewsOn }),
      ...(to.pausedUntil !== undefined && { paused_until: to.pausedUntil }),
      ...(to.packageId && { package_id: to.packageId }),
      ...(to.endedOn && { ended_on: to.endedOn }),
      ...(to.endedBecause && { ended_because: to.endedBecause }),
    },
  });
}

/** Whether an account has an unfinished plan of a product. */
export async function hasPlanOf(trx: Trx, accountId: number, productId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('plans')
    .select('id')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('status', 'in', ['running', 'failing', 'stopped'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a package was sold at the till, so that no card is charged for it. */
export async function isSoldElsewhere(db: Db | Trx, packageId: number): Promise<boolean> {
  const { rows } = await sql<{ sold: boolean }>`
    select p.paid_at is not null or ${packageIsSold} as sold
    from owned_packages p where p.id = ${packageId}::int`.execute(db);
  return rows[0]?.sold ?? false;
}
