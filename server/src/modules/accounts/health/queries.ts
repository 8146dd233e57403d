import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/**
 * Sealed health notes of an account and since when they are agreed to; null where there are none. Who
 * takes the agreement back at this moment does so before, or once the transaction has ended.
 */
export async function holdHealthNotes(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select(['medical_issues_sealed as sealed', 'health_notes_agreed_at as agreedAt'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();
}

/** Writes down that somebody of the team looks at health notes. */
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
    /** Null: said on the site. */
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

/** Ends every agreement of an account that holds; `by` is null where the client says so on the site. */
export async function updateWithdrawn(
  trx: Trx,
  accountId: number,
  by: number | null,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('health_consents')
    .set({ withdrawn_at: at, withdrawn_by: by })
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/**
 * Ends agreements of an account that were given before one was taken back, as that one ended: who was
 * told of it is told of them.
 */
export async function updateEnded(trx: Trx, accountId: number, withdrawnAt: Date): Promise<void> {
  await sql`
    update health_consents given set withdrawn_at = back.withdrawn_at, withdrawn_by = back.withdrawn_by
    from health_consents back
    where back.account_id = ${accountId}::int and back.withdrawn_at = ${withdrawnAt}::timestamptz
      and given.account_id = ${accountId}::int and given.withdrawn_at is null
      and given.agreed_at <= back.withdrawn_at`.execute(trx);
}

/** Deletes notes of an account's sessions that are older than an instant, or all; answers how many. */
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

/** What an account agreed to and took back, the first one first. */
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

/** Looks of the team at an account's health notes, the latest first. */
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
