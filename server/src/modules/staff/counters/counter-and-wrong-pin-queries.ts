import { PIN_TRIES } from '@limber/contract/terms/staff-sign-in.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { EMPTY, insertRow, updateRows } from '../../../platform/database/rows-by-values.ts';

/** The counter of a token, unless it was revoked. */
export async function findDevice(db: Db | Trx, tokenHash: Buffer) {
  return db
    .selectFrom('devices')
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .select(['id', 'name', 'location_code as branch'])
    .executeTakeFirst();
}

export async function insertDevice(
  trx: Trx,
  device: { branch: string; name: string; tokenHash: Buffer; enrolledBy: number },
  now: Date,
): Promise<number> {
  return insertRow(trx, 'devices', {
    location_code: device.branch,
    name: device.name,
    token_hash: device.tokenHash,
    enrolled_by: device.enrolledBy,
    enrolled_at: now,
  });
}

export async function listDevices(db: Db | Trx) {
  return db
    .selectFrom('devices as device')
    .innerJoin('accounts as account', 'account.id', 'device.enrolled_by')
    .select([
      'device.id',
      'device.name',
      'device.location_code as branch',
      sql<string>`account.first_name || ' ' || account.last_name`.as('enrolledBy'),
      'device.enrolled_at as enrolledAt',
      'device.revoked_at as revokedAt',
    ])
    .orderBy('device.id', 'desc')
    .limit(1000)
    .execute();
}

/** A counter that was not revoked, locked; undefined: it was. */
export async function lockDevice(trx: Trx, id: number) {
  return trx
    .selectFrom('devices')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .select('name')
    .forUpdate()
    .executeTakeFirst();
}

export function updateDeviceName(trx: Trx, id: number, name: string) {
  return updateRows(trx, 'devices', { where: { id }, set: { name } });
}

/**
 * Revokes a counter, ends the sessions at it and returns its name; undefined when it was revoked
 * already.
 */
export async function updateDeviceRevoked(
  trx: Trx,
  id: number,
  by: number,
  now: Date,
): Promise<string | undefined> {
  const device = await trx
    .updateTable('devices')
    .set({ revoked_at: now, revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  await updateRows(trx, 'sessions', {
    where: { device_id: id, ended_at: EMPTY },
    set: { ended_at: now, ended_why: 'counter revoked', ended_by: by },
  });
  return device?.name;
}

/**
 * A counter has one person at a time: the previous one's session ends.
 *
 * @param comes the new person's session, where it is one of the counter already
 */
export async function updateSessionsLeft(
  trx: Trx,
  deviceId: number,
  now: Date,
  comes?: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: 'locked' })
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .where('id', 'is distinct from', comes ?? null)
    .execute();
}

/** The people who may work at the counters of a branch, by name. */
export async function listPeopleAt(db: Db | Trx, branch: string) {
  return peopleAt(db, branch)
    .select((row) => [
      'account.id',
      'account.first_name as firstName',
      'account.last_name as lastName',
      sql<AccountType>`account.account_type`.as('accountType'),
      'account.profile_picture_id as pictureId',
      row
        .exists(
          row
            .selectFrom('staff_factors')
            .whereRef('account_id', '=', 'account.id')
            .where('kind', '=', 'pin')
            .select('id'),
        )
        .$castTo<boolean>()
        .as('hasPin'),
    ])
    .orderBy('account.first_name')
    .orderBy('account.id')
    .limit(1000)
    .execute();
}

/** The role of a person who may work at the counters of a branch. */
export async function findPersonAt(db: Db | Trx, branch: string, accountId: number) {
  return peopleAt(db, branch)
    .where('account.id', '=', accountId)
    .select(sql<AccountType>`account.account_type`.as('accountType'))
    .executeTakeFirst();
}

function peopleAt(db: Db | Trx, branch: string) {
  return db
    .selectFrom('accounts as account')
    .where('account.erased_at', 'is', null)
    .where('account.suspended_at', 'is', null)
    .where((row) =>
      row.or([
        row('account.account_type', '=', 'manager'),
        row.and([
          row('account.account_type', '=', 'front_desk'),
          row.exists(
            row
              .selectFrom('staff_locations')
              .whereRef('account_id', '=', 'account.id')
              .where('location_code', '=', branch)
              .select('account_id'),
          ),
        ]),
        row.and([
          row('account.account_type', '=', 'therapist'),
          row.exists(
            row
              .selectFrom('therapists')
              .whereRef('account_id', '=', 'account.id')
              .where('location_code', '=', branch)
              .where('active', '=', true)
              .select('id'),
          ),
        ]),
      ]),
    );
}

/**
 * Counts an attempt at a PIN before it is checked, and returns the PIN; undefined when there is
 * none to try.
 */
export async function updatePinTried(db: Db, accountId: number) {
  return db
    .updateTable('staff_factors')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'pin')
    .where('wrong_tries', '<', PIN_TRIES)
    .returning(['id', 'secret'])
    .executeTakeFirst();
}

export function updatePinUsed(trx: Trx, id: number, now: Date) {
  return updateRows(trx, 'staff_factors', {
    where: { id },
    set: { wrong_tries: 0, last_used_at: now },
  });
}

export async function listBookableBranches(db: Db | Trx): Promise<string[]> {
  const rows = await db
    .selectFrom('locations')
    .where('bookable', '=', true)
    .select('code')
    .orderBy('position')
    .execute();
  return rows.map(({ code }) => code);
}
