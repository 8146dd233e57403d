import type { SoftwareAccess } from '@limber/contract/desk/software/software-access.ts';
import type { Db } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { lockSettings } from '../../platform/database/lock-settings.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../audit/record.ts';
import { findAccess, upsertAccess } from './queries.ts';

/** Opens or closes the studio's doors to software of others. */
export async function changeAccess(
  db: Db,
  actor: Actor,
  access: SoftwareAccess,
  now: Date,
): Promise<SoftwareAccess> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = await findAccess(trx);
    await upsertAccess(trx, access);
    const entry = { action: 'changed', subject: 'software' } as const;
    await record(trx, actor, { ...entry, before, after: access }, now);
    return keepAnswer(trx, access);
  });
}
