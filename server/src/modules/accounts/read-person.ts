import type { Account } from '@limber/contract/accounts.ts';
import { accountOnWire } from './account-on-wire.ts';
import type { AccountDeps } from './deps.ts';
import { findPerson } from './queries.ts';

/** Somebody as their account answers to themselves; null when they are no more, or somebody else by now. */
export async function readPerson(
  { db, secret }: Pick<AccountDeps, 'db' | 'secret'>,
  accountId: number,
): Promise<(Omit<Account, 'email'> & { email: string | null }) | null> {
  const row = await findPerson(db, accountId);
  return row ? accountOnWire(secret, row) : null;
}
