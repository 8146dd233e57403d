import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { accountOfAddress } from '../../../platform/database/merged-accounts.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import type { SignsInBy } from '../signs-in-by-rules.ts';

/** The account that signs in with an e-mail address, and the studio's details for the mail. */
export async function findRecipient(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('settings', (join) => join.onTrue())
    .where('accounts.id', '=', accountOfAddress(email))
    .select([
      'accounts.id as accountId',
      'accounts.language',
      'settings.brand',
      'settings.email as studioEmail',
      'settings.phone as studioPhone',
    ])
    .executeTakeFirst();
}

/** The studio's details for a mail to an address that has no account yet. */
export async function findStudioWords(db: Db | Trx) {
  const stored = await db
    .selectFrom('settings')
    .select(['brand', 'email', 'phone'])
    .executeTakeFirst();
  return stored ?? newStudio;
}

/** The id of the account that an e-mail address or a telephone number leads to. */
export async function findAccountId(db: Db | Trx, by: SignsInBy): Promise<number | undefined> {
  if ('number' in by) return findClientAtNumber(db, by.number);
  const account = accountOfAddress(by.email);
  return oneValue(db.selectFrom('accounts').select('id').where('id', '=', account));
}

/** The client who has a number alone, and no address to sign in with. */
async function findClientAtNumber(db: Db | Trx, number: string): Promise<number | undefined> {
  const [first, second] = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('phone_e164', '=', number)
    .where('account_type', '=', 'client')
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .limit(2)
    .execute();
  return first && !second && first.email === null ? first.id : undefined;
}

/**
 * A client whose account is reached by addresses of merged duplicates, locked against merging,
 * erasing and signing in.
 */
export async function lockAddressed(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Frees an address that leads to an account; returns whether it did. */
export async function updateAddressTakenOff(
  trx: Trx,
  accountId: number,
  email: string,
): Promise<boolean> {
  return updateRows(trx, 'accounts', {
    where: { merged_into: accountId, email },
    set: { email: null },
  });
}

/** Records with a client which address was removed, and by whom. */
export async function insertAddressTakenOff(
  trx: Trx,
  change: { accountId: number; actorId: number; email: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('account_changes')
    .values({
      account_id: change.accountId,
      actor_id: change.actorId,
      at: change.at,
      field: 'other_email',
      was: change.email,
      became: null,
    })
    .execute();
}
