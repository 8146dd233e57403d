import type { Trx } from '../../../platform/database/db.ts';
import { isFound } from '../../../platform/database/result-of-a-statement.ts';

/**
 * Whether a client has a session at these branches from an instant on that was not cancelled or
 * missed.
 */
export async function hasSessionSince(
  trx: Trx,
  clientId: number,
  branches: readonly string[],
  since: Date,
): Promise<boolean> {
  return isFound(
    trx
      .selectFrom('bookings')
      .select('id')
      .where('client_id', '=', clientId)
      .where('location_code', 'in', [...branches, ''])
      .where('status', 'in', ['booked', 'check_in', 'completed'])
      .where('starts_at', '>=', since)
      .limit(1),
  );
}
