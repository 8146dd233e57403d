import { sql } from 'kysely';
import type { Trx } from './db.ts';

/** Makes every other change of what the studio sets for itself wait until the transaction ends. */
export async function lockSettings(trx: Trx): Promise<void> {
  await sql`select from settings for no key update`.execute(trx);
}
