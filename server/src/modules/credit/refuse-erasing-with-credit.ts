import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { stillOnAccount } from './credit-balance-rules.ts';
import { findCredit } from './queries.ts';

/** Refuses 409 to erase a client to whom the studio owes money on account. */
export async function refuseErasingWithCredit(trx: Trx, accountId: number): Promise<void> {
  const fils = await findCredit(trx, accountId);
  if (fils > 0) throw refusal(409, stillOnAccount(fils));
}
