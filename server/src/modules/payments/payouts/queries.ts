import { sql } from 'kysely';
import type { Payout, PayoutLine } from '../../../platform/card-payments/provider.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { deleteRows } from '../../../platform/database/rows-by-values.ts';

/** A stored payout with the sum of its lines. */
export interface KnownPayout {
  readonly amount: number;
  readonly state: Payout['state'];
  readonly netMinor: number;
}

/** A payout as last received; undefined: it is unknown. */
export async function findPayout(db: Db, reference: string): Promise<KnownPayout | undefined> {
  const { rows } = await sql<KnownPayout>`
    select amount_fils as amount, status as state, (
      select coalesce(sum(net_fils), 0)::int from payout_lines where payout_reference = p.reference
    ) as "netMinor"
    from payouts p where reference = ${reference}::text`.execute(db);
  return rows[0];
}

/** Stores a payout with all of its lines. */
export async function storePayout(
  trx: Trx,
  payout: Payout & { readonly provider: string; readonly at: Date },
  lines: readonly PayoutLine[],
): Promise<void> {
  const { reference } = payout;
  const is = {
    amount_fils: payout.amount,
    currency: payout.currency,
    status: payout.state,
    arrives_on: payout.arrivesOn,
    asked_at: payout.at,
  };
  await trx
    .insertInto('payouts')
    .values({ reference, provider: payout.provider, ...is })
    .onConflict((of) => of.column('reference').doUpdateSet(is))
    .execute();
  await deleteRows(trx, 'payout_lines', { payout_reference: reference });
  for (let at = 0; at < lines.length; at += ROWS) {
    await trx
      .insertInto('payout_lines')
      .values(
        lines.slice(at, at + ROWS).map((line) => ({
          reference: line.reference,
          payout_reference: reference,
          kind: line.kind,
          gross_fils: line.gross,
          fee_fils: line.fee,
          net_fils: line.net,
          at: line.at,
          payment_reference: line.paymentReference,
        })),
      )
      // A line belongs to one payout only: the one that was received last.
      .onConflict((of) => of.column('reference').doUpdateSet({ payout_reference: reference }))
      .execute();
  }
}

const ROWS = 500;
