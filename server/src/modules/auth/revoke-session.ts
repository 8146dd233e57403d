import type { Db } from '../../platform/db.ts';
import { hashToken } from './hash-token.ts';
import { updateSessionEnded } from './queries.ts';

/** Signs out: no token of this session can be refreshed any more. An unknown token is no failure. */
export async function revokeSession(db: Db, refresh: string, now: Date): Promise<void> {
  await updateSessionEnded(db, hashToken(refresh), 'signed out', now);
}
