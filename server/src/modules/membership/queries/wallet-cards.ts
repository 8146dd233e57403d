import { MOST_WALLET_DEVICES } from '@limber/contract/terms/membership.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { deleteRows, updateRows } from '../../../platform/database/rows-by-values.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import type { StoredCard } from '../wallets/card-in-wallet-rules.ts';

/**
 * The last membership of each account, also one that has ended or was withdrawn; that of the account it
 * was merged into. Left out are accounts that never had one, or are erased.
 */
export async function listStoredCards(
  db: Db,
  accountIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, StoredCard>> {
  const { rows } = await sql<
    Omit<StoredCard, 'revokedOn'> & { accountId: number; revokedAt: Date | null }
  >`
    select given.id as "accountId", a.first_name as "firstName", a.last_name as "lastName",
      a.language, last.number, last.valid_to as "validTo", last.revoked_at as "revokedAt",
      exists (
        select from memberships m where m.account_id = a.id and m.revoked_at is null
          and m.valid_from <= ${day}::date and m.valid_to >= ${day}::date
      ) as "holdsToday"
    from accounts given join accounts a on a.id = coalesce(given.merged_into, given.id)
      cross join lateral (
        select number, valid_to, revoked_at from memberships m where m.account_id = a.id
        order by revoked_at is not null, valid_to desc, id desc limit 1
      ) last
    where given.id = any(${accountIds}::int[]) and a.erased_at is null`.execute(db);
  return new Map(
    rows.map(({ accountId, revokedAt, ...card }) => [
      accountId,
      { ...card, revokedOn: revokedAt && dayOf(revokedAt) },
    ]),
  );
}

/** A telephone that holds an account's card. */
interface WalletDevice {
  readonly accountId: number;
  readonly device: string;
}

/** Registers a telephone, or notes its new token; returns whether it is a new one. */
export async function upsertDevice(
  trx: Trx,
  { accountId, device, pushToken, told }: WalletDevice & { pushToken: string; told: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into wallet_devices (account_id, device, push_token, told, changed_at, registered_at)
    values (${accountId}::int, ${device}::text, ${pushToken}::text, ${told}::text, ${now}::timestamptz,
      ${now}::timestamptz)
    on conflict (account_id, device) do update
      set push_token = excluded.push_token, pushed = excluded.told
    returning xmax = 0 as "isNew"`.execute(trx);
  await sql`
    delete from wallet_devices where account_id = ${accountId}::int and device in (
      select device from wallet_devices where account_id = ${accountId}::int
      order by registered_at desc, device offset ${MOST_WALLET_DEVICES}
    )`.execute(trx);
  return rows[0]?.isNew ?? false;
}

export function deleteDevice(db: Db | Trx, { accountId, device }: WalletDevice) {
  return deleteRows(db, 'wallet_devices', { account_id: accountId, device });
}

/** The cards that a telephone holds, and what it was last told of each. */
export async function listCardsOfDevice(db: Db, device: string) {
  return db
    .selectFrom('wallet_devices')
    .select(['account_id as accountId', 'told', 'changed_at as changedAt'])
    .where('device', '=', device)
    .orderBy('account_id')
    .limit(100)
    .execute();
}

export function updateTold(
  db: Db,
  { accountId, device }: WalletDevice,
  { told, changedAt }: { readonly told: string; readonly changedAt: Date },
) {
  return updateRows(db, 'wallet_devices', {
    where: { account_id: accountId, device },
    set: { told, changed_at: changedAt },
  });
}

/** The telephones after one of them, in their order, with what each was last told. */
export async function listDevicesAfter(db: Db, after: WalletDevice, most: number) {
  return db
    .selectFrom('wallet_devices')
    .select(['account_id as accountId', 'device', 'push_token as pushToken', 'told', 'pushed'])
    .where((row) =>
      row.or([
        row('account_id', '>', after.accountId),
        row.and([row('account_id', '=', after.accountId), row('device', '>', after.device)]),
      ]),
    )
    .orderBy('account_id')
    .orderBy('device')
    .limit(most)
    .execute();
}

export async function updatePushed(
  db: Db,
  { accountId, device }: WalletDevice,
  pushed: string,
): Promise<void> {
  const where = { account_id: accountId, device };
  await updateRows(db, 'wallet_devices', { where, set: { pushed } });
}
