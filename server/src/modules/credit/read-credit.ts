import type { ClientCredit } from '@limber/contract/desk/money/credit.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { readAccountState } from '../../platform/database/lock-account.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { type ClientWithCredit, findCredit, listCredit, listCreditEntries } from './queries.ts';

/** What a client has on account, with the latest changes of it. Refuses 404 an unknown client. */
export async function readCredit(
  db: Db | Trx,
  accountId: number,
  limit = 10,
): Promise<ClientCredit> {
  if ((await readAccountState(db, accountId)) !== 'present') throw refusal(404, UNKNOWN_CLIENT);
  const [balanceMinor, rows] = await Promise.all([
    findCredit(db, accountId),
    listCreditEntries(db, accountId, limit),
  ]);
  return {
    balance: amountOf(balanceMinor),
    count: rows[0]?.count ?? 0,
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      amount: amountOf(row.minor),
      balance: amountOf(row.balanceMinor),
      location: row.location,
      by: row.by,
      reason: row.reason,
      sale_id: row.saleId,
    })),
  };
}

/** What a client has on account, in minor units. */
export function readBalance(db: Db | Trx, accountId: number): Promise<number> {
  return findCredit(db, accountId);
}

/** What each client has on account before an instant, in minor units. */
export function readCredits(db: Db, before: Date): Promise<ClientWithCredit[]> {
  return listCredit(db, before);
}
