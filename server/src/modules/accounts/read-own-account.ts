import type { Account } from '@limber/contract/accounts.ts';
import type { Db } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { accountOnWire } from './account-on-wire.ts';
import { findAccount } from './queries.ts';

/**
 * The account of whoever asks. Refuses with 401 when it is gone or erased: its token has nobody to
 * speak for.
 */
export async function readOwnAccount(db: Db, secret: string, actor: Actor): Promise<Account> {
  const row = await findAccount(db, actor.accountId);
  if (!row) throw refusal(401, 'Please log in again.');
  return accountOnWire(secret, row);
}
