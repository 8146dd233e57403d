import type { Trx } from '../../platform/database/db.ts';
import { findPersonOfRows, insertMarks, listTellingKeys, updateKeys } from './queries/forgotten.ts';
import { markOf, marksOfPerson } from './row-key.ts';

/**
 * Puts a mark in place of what rows of somebody were known by, where that is their address or number, and
 * one for whoever has their address, or name and number: a file of the same software brings them no more,
 * whatever else it says of them. Call it as long as the account has its name and number.
 */
export async function forgetRows(
  trx: Trx,
  { secret }: { readonly secret: string },
  accountId: number,
): Promise<void> {
  const person = await findPersonOfRows(trx, accountId);
  if (!person) return;
  const telling = await listTellingKeys(trx, accountId);
  await updateKeys(
    trx,
    telling.map(({ id, key }) => ({ id, key: markOf(secret, key) })),
  );
  await insertMarks(trx, accountId, marksOfPerson(secret, person));
}
