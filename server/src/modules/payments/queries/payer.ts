import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';

export interface Payer {
  readonly email: string;
  readonly language: Language;
  readonly firstName: string;
}

/** The person who pays; undefined: the account was erased, or has no address. */
export async function findPayer(db: Db | Trx, accountId: number): Promise<Payer | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'language', 'first_name as firstName'])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('email', 'is not', null)
    .executeTakeFirst();
  return row as Payer | undefined;
}
