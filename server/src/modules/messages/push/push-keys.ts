import type { Db, Trx } from '../../../platform/database/db.ts';
import { seal, unseal } from '../../../platform/encryption.ts';
import { makePushKeys, type PushKeys } from '../../../platform/push/push-to-browser.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import { findPushKeys, insertPushKeys } from './queries.ts';

/** The studio's keys for pushes; made when they are first needed, by whichever process is first. */
export async function readPushKeys(
  db: Db | Trx,
  { secret, random }: { readonly secret: string; readonly random: Randomness },
  now: Date,
): Promise<PushKeys> {
  const known = await findPushKeys(db);
  if (known) {
    const privateKey = unseal(secret, known.sealed, 'push');
    return { publicKey: known.publicKey, privateKey };
  }
  const made = makePushKeys();
  const sealed = seal(secret, made.privateKey, random, 'push') as Buffer;
  await insertPushKeys(db, { publicKey: made.publicKey, sealed }, now);
  return readPushKeys(db, { secret, random }, now);
}
