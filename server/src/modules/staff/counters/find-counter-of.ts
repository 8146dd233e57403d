import type { Db, Trx } from '../../../platform/database/db.ts';
import { hashToken } from '../../auth/credentials.ts';
import { readCounterToken } from './counter-cookie.ts';
import { findDevice } from './queries.ts';

/** The counter that a browser is by its cookies; undefined when it is none, or none any more. */
export async function findCounterOf(db: Db | Trx, cookies: string | undefined) {
  const token = readCounterToken(cookies);
  return token === null ? undefined : findDevice(db, hashToken(token));
}
