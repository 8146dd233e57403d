import type { Db, Trx } from '../../platform/database/db.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
import { changeRecorded, type Deed, type Kind } from './change-recorded.ts';

/** A kind of which one is changed at a time: what is locked before, and who hears of it. */
export interface KeptKind<Kept, Id extends number | string = number> extends Kind<Kept, Id> {
  lock(trx: Trx, action: Deed['action']): Promise<void>;
  tell?(trx: Trx): Promise<void>;
}

/**
 * Changes, retires or brings back a thing of the studio in a transaction of its own, writes it down and
 * answers what the thing is then. Refuses 404 for what is none, 409 naming who was faster.
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
