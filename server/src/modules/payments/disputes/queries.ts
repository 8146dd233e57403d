import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertMissingRows, updateRows } from '../../../platform/database/rows-by-values.ts';

export interface DisputeRow {
  readonly id: string;
  readonly paymentId: string;
  readonly providerReference: string;
  readonly status: 'open' | 'answered' | 'won' | 'lost';
}

/** A dispute by the provider's reference, locked until the transaction ends. */
export async function lockDispute(
  trx: Trx,
  providerReference: string,
): Promise<DisputeRow | undefined> {
  const row = await trx
    .selectFrom('payment_disputes')
    .select(['id', 'payment_id as paymentId', 'provider_reference as providerReference', 'status'])
    .where('provider_reference', '=', providerReference)
    .forUpdate()
    .executeTakeFirst();
  return row as DisputeRow | undefined;
}

/** Stores a new dispute; false: it is known already. */
export async function insertDispute(
  trx: Trx,
  dispute: {
    readonly id: string;
    readonly paymentId: string;
    readonly providerReference: string;
    readonly amountMinor: number;
    readonly reason: string;
    readonly answerBy: Date | null;
    readonly openedAt: Date;
  },
): Promise<boolean> {
  return insertMissingRows(trx, 'payment_disputes', [
    {
      id: dispute.id,
      payment_id: dispute.paymentId,
      provider_reference: dispute.providerReference,
      amount_fils: dispute.amountMinor,
      reason: dispute.reason,
      status: 'open',
      answer_by: dispute.answerBy,
      opened_at: dispute.openedAt,
    },
  ]);
}

/** Updates a dispute's state. */
export function updateDispute(
  trx: Trx,
  id: string,
  is: {
    readonly status: DisputeRow['status'];
    readonly answerBy: Date | null;
    readonly endedAt: Date | null;
    readonly bookedAs: 'owed' | 'written_off' | 'never_booked' | null;
  },
) {
  return updateRows(trx, 'payment_disputes', {
    where: { id },
    set: {
      status: is.status,
      answer_by: is.answerBy,
      ended_at: is.endedAt,
      booked_as: is.bookedAs,
    },
  });
}

/** The provider's references of disputes that are not over. */
export async function listOpenDisputes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_disputes')
    .select('provider_reference as reference')
    .where('status', 'in', ['open', 'answered'])
    .execute();
  return rows.map(({ reference }) => reference);
}
