import type { Db, Trx } from '../../platform/database/db.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
import { changeRecorded, type Deed, type Kind } from './change-recorded.ts';

/** A kind of thing that is changed under a lock: what is locked first, and who is notified. */
export interface KeptKind<Kept, Id extends number | string = number> extends Kind<Kept, Id> {
  lock(trx: Trx, action: Deed['action']): Promise<void>;
  tell?(trx: Trx): Promise<void>;
}

/**
 * Changes, retires or restores one of the studio's things in its own transaction, records it, and
 * returns the new state. Refuses 404 an unknown one, 409 naming the person who was faster.
 */
export async function changeKept<
  Kept extends { readonly version: number },
  Id extends number | string,
>(
  db: Db,
  actor: { readonly accountId: number },
  kind: KeptKind<Kept, Id>,
  deed: Deed<Id>,
  now: Date,
  change: (trx: Trx, before: Kept, all: readonly Kept[]) => Promise<void>,
): Promise<Kept> {
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    await kind.lock(trx, deed.action);
    const after = await changeRecorded(trx, actor, kind, deed, now, (before, all) =>
      change(trx, before, all),
    );
    await kind.tell?.(trx);
    return after;
  });
}
