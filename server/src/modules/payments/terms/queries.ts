import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Payer, PaymentTermsOf } from './ways-to-pay-rules.ts';

/** Terms as the studio set them. */
export interface TermsInRow extends PaymentTermsOf {
  /** Counts the changes; 0: none were set. */
  readonly version: number;
}

const fields = [
  'paid',
  'asked_of as askedOf',
  'missed_sessions as missedSessions',
  'deposit_percent as depositPercent',
  'deposit_fils as depositMinor',
  'late_back_percent as lateBackPercent',
  'card_of as cardOf',
  'card_missed_sessions as cardMissedSessions',
  'late_fee_percent as lateFeePercent',
  'late_fee_fils as lateFeeMinor',
  'missed_fee_percent as missedFeePercent',
  'missed_fee_fils as missedFeeMinor',
] as const;
const columns = ['version', ...fields] as const;

/** The terms of a package; null: those of sessions. Undefined: the studio set none. */
export async function findTerms(
  db: Db | Trx,
  productId: number | null,
): Promise<TermsInRow | undefined> {
  const row = await db
    .selectFrom('payment_terms')
    .select(columns)
    .where('product_id', productId === null ? 'is' : '=', productId)
    .executeTakeFirst();
  return row as TermsInRow | undefined;
}

/** A package that is on sale, with the terms that the studio set for it. */
export interface TermsOfPackage {
  readonly productId: number;
  readonly name: string;
  /** Null: none were set. */
  readonly terms: TermsInRow | null;
}

/** The packages on sale, in the studio's order. */
export async function listTermsOfPackages(db: Db | Trx): Promise<TermsOfPackage[]> {
  const rows = await db
    .selectFrom('package_products as product')
    .leftJoin('payment_terms as terms', 'terms.product_id', 'product.id')
    .select(['product.id as productId', 'product.name', 'terms.version', ...fields])
    .where('product.active', '=', true)
    .where('product.renews', '=', false)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  return rows.map(({ productId, name, ...terms }) => ({
    productId,
    name,
    terms: terms.paid === null ? null : (terms as TermsInRow),
  }));
}

/** Stores the terms of a package; null: those of sessions. */
export async function upsertTerms(
  trx: Trx,
  productId: number | null,
  terms: PaymentTermsOf,
): Promise<void> {
  const values = {
    paid: terms.paid,
    asked_of: terms.askedOf,
    missed_sessions: terms.missedSessions,
    deposit_percent: terms.depositPercent,
    deposit_fils: terms.depositMinor,
    late_back_percent: terms.lateBackPercent,
    card_of: terms.cardOf,
    card_missed_sessions: terms.cardMissedSessions,
    late_fee_percent: terms.lateFeePercent,
    late_fee_fils: terms.lateFeeMinor,
    missed_fee_percent: terms.missedFeePercent,
    missed_fee_fils: terms.missedFeeMinor,
  };
  const { numUpdatedRows } = await trx
    .updateTable('payment_terms')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('product_id', productId === null ? 'is' : '=', productId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('payment_terms')
    .values({ product_id: productId, ...values })
    .execute();
}

/** How many sessions a client attended, and how many they missed. */
export async function findPayer(db: Db | Trx, accountId: number): Promise<Payer> {
  const { rows } = await sql<Payer>`
    select count(*) filter (where status in ('check_in', 'completed'))::int as visits,
      count(*) filter (where status = 'no_show')::int as missed
    from bookings where client_id = ${accountId}::int`.execute(db);
  return rows[0] as Payer;
}
