import type { Trx } from '../../../platform/database/db.ts';
import { lockAgreeing, updateWish } from './queries.ts';

/** Ends offers by message to everybody at a number that asked for it. Confirmations still come. */
export async function stopOffers(trx: Trx, number: string, now: Date): Promise<void> {
  for (const { id, was } of await lockAgreeing(trx, number)) {
    await updateWish(trx, id, { field: 'offers_by_message', was, became: 'no' }, now);
  }
}
