import type { Db, Trx } from '../../platform/database/db.ts';
import { because, refusal } from '../../platform/http/errors.ts';
import { BLOCKED } from './personal-details-rules.ts';
import { findBlockedReason } from './queries.ts';

/** Refuses 409 an account whose bookings the studio takes by telephone only. */
export async function refuseBlocked(db: Db | Trx, accountId: number): Promise<void> {
  const reason = await findBlockedReason(db, accountId);
  if (reason !== null) throw because('blocked', refusal(409, BLOCKED));
}
