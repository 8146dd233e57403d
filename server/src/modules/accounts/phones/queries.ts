import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** Accounts whose number has changed since it was last parsed, up to a limit. */
export async function listUnreadPhones(db: Db, most: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'phone_number as typed'])
    .where(sql<boolean>`phone_read is distinct from phone_number`)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Stores the international forms of numbers, where the number is still the same. */
export async function updatePhonesRead(
  db: Db,
  read: readonly { id: number; typed: string; e164: string | null }[],
): Promise<void> {
  await sql`
    update accounts set phone_e164 = read.e164, phone_read = read.typed
    from unnest(${read.map(({ id }) => id)}::int[], ${read.map(({ typed }) => typed)}::text[],
      ${read.map(({ e164 }) => e164)}::text[]) as read (id, typed, e164)
    where accounts.id = read.id and accounts.phone_number = read.typed`.execute(db);
}
