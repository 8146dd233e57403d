import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { stillOnAccount } from './credit-balance-rules.ts';
import { findCredit } from './queries.ts';

/** Refuses 409 to erase a client to whom the studio owes money on account. */
export async function refuseErasingWithCredit(trx: Trx, accountId: number): Promise<void> {
  const minor = await findCredit(trx, accountId);
  if (minor > 0) throw refusal(409, stillOnAccount(minor));
}
