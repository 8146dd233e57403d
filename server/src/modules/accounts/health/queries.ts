import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { EMPTY, updateRows } from '../../../platform/database/rows-by-values.ts';

/**
 * Sealed health notes of an account and the time of the agreement; null where there are none. A
 * concurrent withdrawal happens before this, or after the transaction has ended.
 */
export async function lockHealthNotes(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select(['medical_issues_sealed as sealed', 'health_notes_agreed_at as agreedAt'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();
}

/** Records that a team member reads health notes. */
export async function insertLook(
  trx: Trx,
  look: { accountId: number; readerId: number; bookingId: string | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('health_note_reads')
    .values({
      account_id: look.accountId,
      reader_id: look.readerId,
      booking_id: look.bookingId,
      at: look.at,
    })
    .execute();
}

/** Writes an agreement to health notes. */
export async function insertConsent(
  trx: Trx,
  consent: {
    accountId: number;
    agreedAt: Date;
    wordsVersion: number;
    language: string;
    /** Null: given on the site. */
    takenBy: number | null;
  },
): Promise<void> {
  await trx
    .insertInto('health_consents')
    .values({
      account_id: consent.accountId,
      agreed_at: consent.agreedAt,
      words_version: consent.wordsVersion,
      language: consent.language,
      taken_by: consent.takenBy,
    })
    .execute();
}

/**
 * Ends every current agreement of an account; `by` is null when the client withdraws on the site.
 */
export function updateWithdrawn(trx: Trx, accountId: number, by: number | null, at: Date) {
  return updateRows(trx, 'health_consents', {
    where: { account_id: accountId, withdrawn_at: EMPTY },
    set: { withdrawn_at: at, withdrawn_by: by },
  });
}

/**
 * Ends an account's agreements that were given before a withdrawal, at the time of that withdrawal
 * and heard by the same person.
 */
export async function updateEnded(trx: Trx, accountId: number, withdrawnAt: Date): Promise<void> {
  await sql`
    update health_consents given set withdrawn_at = back.withdrawn_at, withdrawn_by = back.withdrawn_by
    from health_consents back
    where back.account_id = ${accountId}::int and back.withdrawn_at = ${withdrawnAt}::timestamptz
      and given.account_id = ${accountId}::int and given.withdrawn_at is null
      and given.agreed_at <= back.withdrawn_at`.execute(trx);
}

/**
 * Deletes the notes about an account's sessions that are older than an instant, or all; returns the
 * number.
 */
export async function deleteSessionNotesOf(
  trx: Trx,
  accountId: number,
  before: Date | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from session_notes where (${before}::timestamptz is null or at < ${before}::timestamptz)
      and booking_id in (select id from bookings where client_id = ${accountId}::int)`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** An account's agreements and withdrawals, oldest first. */
export async function listConsents(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('health_consents as consent')
    .leftJoin('accounts as taker', 'taker.id', 'consent.taken_by')
    .leftJoin('accounts as told', 'told.id', 'consent.withdrawn_by')
    .select([
      'consent.agreed_at',
      'consent.words_version',
      'consent.language',
      'taker.first_name as taken_by',
      'consent.withdrawn_at',
      'told.first_name as withdrawn_by',
    ])
    .where('consent.account_id', '=', accountId)
    .orderBy('consent.id')
    .execute();
}

/** Readings of an account's health notes by the team, latest first. */
export async function listLooks(db: Db | Trx, accountId: number, most?: number) {
  const looks = db
    .selectFrom('health_note_reads as look')
    .innerJoin('accounts as reader', 'reader.id', 'look.reader_id')
    .select([
      'look.at',
      'reader.first_name as by',
      'reader.account_type as role',
      'look.booking_id',
    ])
    .where('look.account_id', '=', accountId)
    .orderBy('look.id', 'desc');
  return (most === undefined ? looks : looks.limit(most)).execute();
}
