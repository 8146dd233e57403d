import type { Db } from '../../../platform/database/db.ts';
import { keepWork } from '../../pay/kept-work/keep-work.ts';
import { deleteMarks, lockSums, replaceSums } from './queries.ts';

/** Days of branches in one transaction. */
const AT_ONCE = 200;
/** No transaction of a request lasts as long. */
const OPEN_SECONDS = 60;

/**
 * Sums up again every day of a branch that was changed since. Nobody waits for it: changes write marks,
 * and a report that finds one sums that day up itself.
 */
export async function sumUpTouchedDays(
  db: Db,
  { olderThanSeconds = OPEN_SECONDS }: { olderThanSeconds?: number } = {},
): Promise<void> {
  for (;;) {
    const days = await db.transaction().execute(async (trx) => {
      await lockSums(trx);
      const due = await deleteMarks(trx, { limit: AT_ONCE, olderThanSeconds });
      if (due.length > 0) {
        await replaceSums(trx, due);
        await keepWork(trx, due);
      }
      return due.length;
    });
    if (days < AT_ONCE) return;
  }
}
