import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { deleteRows } from '../../../platform/database/rows-by-values.ts';
import type { PushTarget } from '../../../platform/push/push-to-browser.ts';

/** The studio's keys, the private one sealed; undefined: none were needed yet. */
export async function findPushKeys(db: Db | Trx) {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_sealed as sealed'])
    .executeTakeFirst();
}

/** Keeps keys unless there are some already. */
export async function insertPushKeys(
  db: Db | Trx,
  { publicKey, sealed }: { readonly publicKey: string; readonly sealed: Buffer },
  now: Date,
): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_sealed: sealed, made_at: now })
    .onConflict((other) => other.doNothing())
    .execute();
}

/** Keeps a browser of somebody's session; one that is known is theirs from now on. */
export async function upsertSubscription(
  trx: Trx,
  of: PushTarget & { readonly id: string; readonly accountId: number; readonly sessionId: string },
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<void> {
  const row = { account_id: of.accountId, session_id: of.sessionId, p256dh: of.p256dh };
  await trx
    .insertInto('push_subscriptions')
    .values({ ...row, id: of.id, endpoint: of.endpoint, auth: of.auth, made_at: now })
    .onConflict((other) => other.column('endpoint').doUpdateSet({ ...row, auth: of.auth }))
    .execute();
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where account_id = ${of.accountId}::int
      order by made_at desc, id offset ${most}
    )`.execute(trx);
}

/** Whose browsers are meant. */
export interface Whose {
  readonly accountId: number;
  /** Only those in which they have signed in with a second factor. */
  readonly asTeam?: true;
}

/** The browsers of somebody whose sessions have not ended. */
export async function listSubscriptions(db: Db | Trx, { accountId, asTeam }: Whose, now: Date) {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.account_id', '=', accountId)
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', '>', now)
    .$if(asTeam === true, (query) => query.where('s.second_factor', 'is not', null))
    .orderBy('p.made_at')
    .orderBy('p.id')
    .execute();
}

export async function deleteSubscription(
  db: Db | Trx,
  of: { readonly accountId: number; readonly endpoint: string },
): Promise<void> {
  await deleteRows(db, 'push_subscriptions', { account_id: of.accountId, endpoint: of.endpoint });
}

/** Deletes the browsers of sessions that have ended. */
export async function deleteOfEndedSessions(db: Db, now: Date): Promise<void> {
  await sql`
    delete from push_subscriptions where session_id in (
      select id from sessions where ended_at is not null or ends_at <= ${now}::timestamptz
    )`.execute(db);
}
