import type { Db } from '../../../platform/database/db.ts';
import { listUnreadPhones, updatePhonesRead } from '../queries.ts';
import { e164Of } from './phone-number.ts';

const AT_ONCE = 500;

/**
 * Parses numbers that were stored without an international form: by an older version, or by one
 * running alongside during an update. Running it again changes nothing.
 */
export async function readPhones(db: Db): Promise<void> {
  for (;;) {
    const unread = await listUnreadPhones(db, AT_ONCE);
    if (unread.length === 0) return;
    await updatePhonesRead(
      db,
      unread.map(({ id, typed }) => ({ id, typed, e164: e164Of(typed) })),
    );
  }
}
