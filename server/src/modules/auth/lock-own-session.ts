import type { Trx } from '../../platform/database/db.ts';
import { judgeStaffSession } from '../../platform/database/staff-session.ts';
import { hashToken } from './hash-codes-and-tokens.ts';
import { lockSessionOf } from './queries/sessions.ts';

/**
 * The session of somebody's refresh token, locked so that it does not end meanwhile; null when it has
 * ended or is another's.
 */
export async function lockOwnSession(
  trx: Trx,
  { accountId, refresh }: { readonly accountId: number; readonly refresh: string },
  now: Date,
) {
  const session = await lockSessionOf(trx, hashToken(refresh));
  const isGood = session?.accountId === accountId && judgeStaffSession(session, now) === 'good';
  return isGood ? session : null;
}
