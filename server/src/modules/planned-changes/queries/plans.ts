import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isFound } from '../../../platform/database/result-of-a-statement.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import type { PlannedPrice } from '../planned-change-rules.ts';

/** A change that is still to come. */
export interface StoredPlan {
  readonly id: number;
  readonly subject: 'service' | 'package' | 'product';
  readonly thingId: number;
  readonly name: { readonly en: string; readonly ar: string };
  readonly fromDay: string;
  /** Null: it retires. */
  readonly prices: readonly PlannedPrice[] | null;
  readonly by: string | null;
  readonly plannedAt: Date;
}

/** A price as its plan keeps it. Stored, so the name stays: old rows and the version before have it. */
type StoredPrice = Omit<PlannedPrice, 'minor'> & { readonly fils: number };

/** The changes to come, soonest first; with an id at most that one. */
export async function listPlans(db: Db | Trx, id: number | null = null): Promise<StoredPlan[]> {
  type Row = Omit<StoredPlan, 'prices'> & { readonly prices: readonly StoredPrice[] | null };
  const { rows } = await sql<Row>`
    select c.id, case when c.service_id is not null then 'service'
        when c.product_id is not null then 'package' else 'product' end as subject,
      coalesce(c.service_id, c.product_id, c.retail_product_id) as "thingId", json_build_object('en', its.name,
        'ar', coalesce((
          select words from translations where language = 'ar' and source = its.name), '')) as name,
      c.from_day::text as "fromDay", c.prices, c.planned_at as "plannedAt",
      a.first_name || ' ' || a.last_name as by
    from planned_changes c
      cross join lateral (
        select name from services where id = c.service_id
        union all
        select name from package_products where id = c.product_id
        union all
        select name from retail_products where id = c.retail_product_id
      ) as its
      left join accounts a on a.id = c.planned_by
    where c.carried_out_at is null and c.withdrawn_at is null and c.id = coalesce(${id}::int, c.id)
    order by c.from_day, c.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    prices: row.prices?.map(({ fils, ...price }) => ({ ...price, minor: fils })) ?? null,
  }));
}

/** Locks a change that is still to come; false: there is none with this id. */
export async function lockPlan(trx: Trx, id: number): Promise<boolean> {
  return isFound(
    trx
      .selectFrom('planned_changes')
      .select('id')
      .where('id', '=', id)
      .where('carried_out_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .forUpdate(),
  );
}

export async function insertPlan(
  trx: Trx,
  plan: Pick<StoredPlan, 'subject' | 'thingId' | 'fromDay' | 'prices'>,
  by: { readonly actorId: number; readonly at: Date },
): Promise<number> {
  const prices: StoredPrice[] | undefined = plan.prices?.map(({ minor, ...price }) => ({
    ...price,
    fils: minor,
  }));
  const row = await trx
    .insertInto('planned_changes')
    .values({
      service_id: plan.subject === 'service' ? plan.thingId : null,
      product_id: plan.subject === 'package' ? plan.thingId : null,
      retail_product_id: plan.subject === 'product' ? plan.thingId : null,
      from_day: plan.fromDay,
      prices: prices ? JSON.stringify(prices) : null,
      planned_by: by.actorId,
      planned_at: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function updateWithdrawn(
  trx: Trx,
  id: number,
  by: { readonly actorId: number; readonly at: Date },
) {
  return updateRows(trx, 'planned_changes', {
    where: { id },
    set: { withdrawn_at: by.at, withdrawn_by: by.actorId },
  });
}

export function updateCarriedOut(trx: Trx, id: number, at: Date) {
  return updateRows(trx, 'planned_changes', { where: { id }, set: { carried_out_at: at } });
}

/** The first day on which a service has no session; null: it stays. */
export function updateRetiresOn(trx: Trx, serviceId: number, day: string | null) {
  return updateRows(trx, 'services', {
    where: { id: serviceId },
    set: { retires_on: day, version: sql`version + 1` },
  });
}
