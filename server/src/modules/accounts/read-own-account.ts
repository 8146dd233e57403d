import type { Account } from '@limber/contract/accounts.ts';
import { logInAgain } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { accountOnWire } from './account-on-wire.ts';
import type { AccountDeps } from './deps.ts';
import { findAccount } from './queries.ts';

/**
 * The account of whoever asks. Refuses with 401 when it is gone or erased: its token has nobody to
 * speak for.
 */
export async function readOwnAccount(
  { db, secret }: Pick<AccountDeps, 'db' | 'secret'>,
  actor: Actor,
): Promise<Account> {
  const row = await findAccount(db, actor.accountId);
  if (!row) throw logInAgain();
  return accountOnWire(secret, row);
}
