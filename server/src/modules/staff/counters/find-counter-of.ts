import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Cookies } from '../../../platform/http/serve-calls.ts';
import { hashToken } from '../../auth/hash-codes-and-tokens.ts';
import { findDevice } from './counter-and-wrong-pin-queries.ts';
import { readCounterToken } from './counter-cookie.ts';

/** The counter that a browser is by its cookies; undefined when it is not one, or no longer. */
export async function findCounterOf(db: Db | Trx, cookies: Cookies) {
  const token = readCounterToken(cookies);
  return token === null ? undefined : findDevice(db, hashToken(token));
}
