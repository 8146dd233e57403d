import { BOOKS_STAY_YEARS } from '@limber/contract/terms/retention.ts';
import type { Db } from '../../platform/database/db.ts';
import { anonymisePerson } from './anonymise-person.ts';
import { lockDormant, lockErasing } from './queries/erase.ts';

/** So many a day at most: each is a handful of statements. */
const AT_ONCE = 500;

/** Forgets clients who did nothing with the studio for years, as if they had asked for it. */
export async function anonymiseDormant(db: Db, now: Date): Promise<void> {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - BOOKS_STAY_YEARS);
  for (let count = 0; count < AT_ONCE; count += 1) {
    const found = await db.transaction().execute(async (trx) => {
      const person = await lockDormant(trx, since);
      if (person) {
        await lockErasing(trx);
        await anonymisePerson(trx, person, now);
      }
      return person !== undefined;
    });
    if (!found) return;
  }
}
