import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isWritten, oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { hasRow, updateRows } from '../../../platform/database/rows-by-values.ts';
import type { Failure, RenewalRow } from './queries.ts';

/** Records that a renewal was announced; false: it was announced before. */
export async function insertRenewal(
  trx: Trx,
  renewal: Pick<RenewalRow, 'id' | 'dueOn' | 'amountMinor' | 'toldAt'> & {
    readonly planId: string;
  },
): Promise<boolean> {
  return isWritten(
    trx
      .insertInto('plan_renewals')
      .values({
        id: renewal.id,
        plan_id: renewal.planId,
        due_on: renewal.dueOn,
        amount_fils: renewal.amountMinor,
        told_at: renewal.toldAt,
        status: 'told',
      })
      // A renewal that was called off and is due again is announced again.
      .onConflict((of) =>
        of
          .columns(['plan_id', 'due_on'])
          .doUpdateSet({
            status: 'told',
            told_at: renewal.toldAt,
            amount_fils: renewal.amountMinor,
          })
          .where('plan_renewals.status', '=', 'void'),
      ),
  );
}

/** Calls off announced renewals that were not charged yet; with `ends` also one that failed. */
export async function voidRenewals(
  trx: Trx,
  planId: string,
  { ends }: { readonly ends: boolean },
): Promise<void> {
  await trx
    .updateTable('plan_renewals')
    .set({ status: 'void' })
    .where('plan_id', '=', planId)
    .where('status', 'in', ends ? ['told', 'failed'] : ['told'])
    .execute();
}

/**
 * Begins an attempt to charge a renewal; false: another process has begun one, or it is no longer
 * to be charged.
 */
export async function beginTry(
  trx: Trx,
  { id, tries }: Pick<RenewalRow, 'id' | 'tries'>,
  begun: { readonly chargeId: string; readonly on: string },
): Promise<boolean> {
  return isWritten(
    trx
      .updateTable('plan_renewals')
      .set({
        status: 'taking',
        tries: tries + 1,
        tried_on: begun.on,
        charge_id: begun.chargeId,
        charge_reference: null,
        failure: null,
      })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('status', 'in', ['told', 'failed']),
  );
}

/** Stores the provider's reference of an attempt's charge, and returns the one that counts. */
export async function storeCharge(
  db: Db | Trx,
  { id, chargeId }: Pick<RenewalRow, 'id' | 'chargeId'>,
  reference: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('plan_renewals')
    .set((its) => ({ charge_reference: its.fn.coalesce('charge_reference', its.val(reference)) }))
    .where('id', '=', id)
    .where('charge_id', '=', chargeId)
    .where('status', '=', 'taking')
    .returning('charge_reference as reference')
    .executeTakeFirst();
  return row?.reference ?? undefined;
}

/** Records that an attempt failed; false: it ended otherwise. */
export async function updateFailed(
  trx: Trx,
  { id, chargeId }: Pick<RenewalRow, 'id' | 'chargeId'>,
  failure: Failure,
): Promise<boolean> {
  if (chargeId === null) return false;
  return updateRows(trx, 'plan_renewals', {
    where: { id, charge_id: chargeId, status: 'taking' },
    set: { status: 'failed', failure },
  });
}

/** Records that what was attempted is no longer due. */
export function updateVoid(trx: Trx, id: string) {
  return updateRows(trx, 'plan_renewals', { where: { id }, set: { status: 'void' } });
}

/** Whether the payment with this reference of the provider is recorded already. */
export async function isRecorded(trx: Trx, reference: string): Promise<boolean> {
  return hasRow(trx, 'online_payments', { payment_reference: reference });
}

/** Records the package of a month that is in use before it is paid. */
export function updateMonth(trx: Trx, id: string, packageId: number) {
  return updateRows(trx, 'plan_renewals', { where: { id }, set: { package_id: packageId } });
}

/** Records that a renewal was paid; `paymentId` null: at the studio. */
export function updateRenewed(
  trx: Trx,
  id: string,
  paid: { readonly packageId: number; readonly paymentId: string | null },
) {
  return updateRows(trx, 'plan_renewals', {
    where: { id },
    set: {
      status: 'paid',
      failure: null,
      package_id: paid.packageId,
      payment_id: paid.paymentId,
    },
  });
}

/** The payment for a plan that was begun last; undefined: none. */
export async function findPaymentOfPlan(
  db: Db | Trx,
  planId: string,
): Promise<{ id: string; status: string } | undefined> {
  return db
    .selectFrom('online_payments')
    .select(['id', 'status'])
    .where('plan_id', '=', planId)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The payments for plans of an account that are open, or for one not begun yet. */
export async function listOpenPayments(
  db: Db | Trx,
  accountId: number,
): Promise<
  { id: string; planId: string; productId: number; priceMinor: number; optionId: number }[]
> {
  const { rows } = await sql<{
    id: string;
    planId: string;
    productId: number;
    priceMinor: number;
    optionId: number;
  }>`
    select p.id, l.id as "planId", l.product_id as "productId", l.price_fils as "priceMinor",
      l.option_id as "optionId"
    from online_payments p join plans l on l.id = p.plan_id
    where p.account_id = ${accountId}::int and p.status in ('open', 'processing', 'failed', 'paid')
    order by p.made_at`.execute(db);
  return rows;
}

/** The number of a sale's invoice, for the client's mail; undefined: it has none. */
export async function findInvoice(trx: Trx, saleId: string): Promise<string | undefined> {
  return oneValue(
    trx
      .selectFrom('tax_documents')
      .select('name')
      .where('sale_id', '=', saleId)
      .where('kind', '=', 'invoice'),
  );
}

/** The plan and the package of the month for which a payment was; undefined: it was for none. */
export async function findMonthOf(
  trx: Trx,
  paymentId: string,
): Promise<{ planId: string; packageId: number | null } | undefined> {
  const { rows } = await sql<{ planId: string; packageId: number | null }>`
    select coalesce(p.plan_id, (
      select plan_id from plan_renewals where payment_id = p.id limit 1
    )) as "planId", (
      select package_id from sale_lines where sale_id = p.sale_id order by position limit 1
    ) as "packageId"
    from online_payments p where p.id = ${paymentId}::uuid`.execute(trx);
  return rows.find(({ planId }) => planId !== null);
}
