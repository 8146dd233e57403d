import type { Trx } from '../../../platform/database/db.ts';
import { holdHealthNotes } from './queries.ts';

/**
 * Whether somebody agrees to notes of their health, and so to those of their sessions. Who takes that
 * back at this moment does so before, or once the transaction has ended.
 */
export async function holdAgreement(trx: Trx, accountId: number): Promise<boolean> {
  const kept = await holdHealthNotes(trx, accountId);
  return kept?.agreedAt != null;
}
