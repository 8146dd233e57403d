import type { Insertable } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import type { Accounts } from '../../../platform/database/db-types.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';

/** Inserts a client created at the desk; undefined when the address is taken. */
export async function insertClient(
  trx: Trx,
  client: Omit<Insertable<Accounts>, 'account_type'>,
): Promise<number | undefined> {
  return oneValue(
    trx
      .insertInto('accounts')
      .values({ ...client, account_type: 'client' })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id'),
  );
}
