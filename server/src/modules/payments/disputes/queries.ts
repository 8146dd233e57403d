import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertMissingRows, updateRows } from '../../../platform/database/rows-by-values.ts';

export interface DisputeRow {
  readonly id: string;
  readonly paymentId: string;
  readonly providerReference: string;
  readonly status: 'open' | 'answered' | 'won' | 'lost';
  readonly isInquiry: boolean;
  /** How often it was written. */
  readonly changes: number;
}

const columns = [
  'id',
  'payment_id as paymentId',
  'provider_reference as providerReference',
  'status',
  'is_inquiry as isInquiry',
  'changes',
] as const;

/** How disputes stand that are known, by the provider's references. */
export async function listWords(
  db: Db,
  references: readonly string[],
): Promise<Map<string, DisputeRow>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_disputes')
    .select(columns)
    .where('provider_reference', 'in', references)
    .execute();
  return new Map(rows.map((row) => [row.providerReference, row as DisputeRow]));
}

/** A dispute by the provider's reference, locked until the transaction ends. */
export async function lockDispute(
  trx: Trx,
  providerReference: string,
): Promise<DisputeRow | undefined> {
  const row = await trx
    .selectFrom('payment_disputes')
    .select(columns)
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
    readonly isInquiry: boolean;
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
      is_inquiry: dispute.isInquiry,
      answer_by: dispute.answerBy,
      opened_at: dispute.openedAt,
    },
  ]);
}

/** Updates a dispute's state. */
export function updateDispute(
  trx: Trx,
  { id, changes }: Pick<DisputeRow, 'id' | 'changes'>,
  is: {
    readonly status: DisputeRow['status'];
    readonly isInquiry: boolean;
    /** The amount that the bank names now. */
    readonly amountMinor: number;
    readonly answerBy: Date | null;
    readonly endedAt: Date | null;
    readonly bookedAs: 'owed' | 'written_off' | 'never_booked' | null;
  },
) {
  return updateRows(trx, 'payment_disputes', {
    where: { id },
    set: {
      status: is.status,
      is_inquiry: is.isInquiry,
      amount_fils: is.amountMinor,
      answer_by: is.answerBy,
      ended_at: is.endedAt,
      booked_as: is.bookedAs,
      changes: changes + 1,
    },
  });
}

/** The provider's references of disputes that are not over, or were lost since a moment. */
export async function listDisputesToAsk(db: Db, lostSince: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_disputes')
    .select('provider_reference as reference')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['open', 'answered']),
        eb.and([eb('status', '=', 'lost'), eb('ended_at', '>', lostSince)]),
      ]),
    )
    .execute();
  return rows.map(({ reference }) => reference);
}
