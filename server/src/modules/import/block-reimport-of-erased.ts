import type { Trx } from '../../platform/database/db.ts';
import {
  deleteFormerWords,
  findPersonOfRows,
  insertMarks,
  listTellingKeys,
  updateKeys,
} from './queries/erased.ts';
import { markOf, marksOfPerson } from './row-key.ts';

/**
 * Replaces the keys of somebody's imported rows by a mark, where a key is their address or number,
 * and adds marks for their address, and for name and number: files of the same software do not
 * import them again, whatever else they say. Call it while the account still has its name and
 * number.
 */
export async function blockReimportOfErased(
  trx: Trx,
  { secret }: { readonly secret: string },
  accountId: number,
): Promise<void> {
  const person = await findPersonOfRows(trx, accountId);
  if (!person) return;
  await deleteFormerWords(trx, accountId);
  const telling = await listTellingKeys(trx, accountId);
  await updateKeys(
    trx,
    telling.map(({ id, key }) => ({ id, key: markOf(secret, key) })),
  );
  await insertMarks(trx, accountId, marksOfPerson(secret, person));
}
