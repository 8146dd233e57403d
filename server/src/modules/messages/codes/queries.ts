import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/**
 * The telephone to which an account's codes may go: of a client alone, whose address, if they have
 * one, is proven, and at a number that no other client has. Undefined: none.
 */
export async function findTelephoneForCodes(db: Db, accountId: number) {
  return db
    .selectFrom('accounts as account')
    .select((row) => [
      'account.phone_e164 as number',
      row.ref('account.language').$castTo<Language>().as('language'),
    ])
    .where('account.id', '=', accountId)
    .where('account.account_type', '=', 'client')
    .where('account.erased_at', 'is', null)
    .where('account.merged_into', 'is', null)
    .where((row) =>
      row.or([row('account.email', 'is', null), row('account.verified_at', 'is not', null)]),
    )
    .where('account.phone_e164', 'is not', null)
    .where(
      sql<boolean>`not exists (
        select from accounts other where other.phone_e164 = account.phone_e164
          and other.id <> account.id and other.account_type = 'client'
          and other.erased_at is null and other.merged_into is null)`,
    )
    .$narrowType<{ number: string }>()
    .executeTakeFirst();
}
