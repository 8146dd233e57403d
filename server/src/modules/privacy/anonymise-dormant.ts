import { BOOKS_STAY_YEARS } from '@limber/contract/terms/how-long-data-is-kept.ts';
import { anonymisePerson } from './anonymise-person.ts';
import type { PrivacyDeps } from './deps.ts';
import { lockDormant, lockErasing } from './queries/person-to-erase.ts';

/** The most clients in one day: each takes several statements. */
const AT_ONCE = 500;

/** Erases clients who were inactive for years, as if they had requested it. */
export async function anonymiseDormant(
  deps: Pick<PrivacyDeps, 'db' | 'secret'>,
  now: Date,
): Promise<void> {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - BOOKS_STAY_YEARS);
  for (let count = 0; count < AT_ONCE; count += 1) {
    const found = await deps.db.transaction().execute(async (trx) => {
      const person = await lockDormant(trx, since);
      if (person) {
        await lockErasing(trx);
        await anonymisePerson(trx, deps, person, now);
      }
      return person !== undefined;
    });
    if (!found) return;
  }
}
