import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Contacts } from '../../../platform/database/db-types.ts';
import { tellDay } from '../../../platform/database/notify-changed-days.ts';
import { isWritten, oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { hasRow, insertRow } from '../../../platform/database/rows-by-values.ts';

/** A call or message, as stored. */
export type StoredContact = Awaited<ReturnType<typeof listContacts>>['contacts'][number];

export async function insertContact(trx: Trx, contact: Insertable<Contacts>): Promise<number> {
  return insertRow(trx, 'contacts', contact);
}

/**
 * Tells of the day of the session that a contact is about: lists of sessions to be settled show it.
 */
export async function tellOfContact(trx: Trx, id: number): Promise<void> {
  await sql`
    select ${sql.raw(tellDay('starts_at', 'location_code'))}
    from bookings where id = (select booking_id from contacts where id = ${id}::int)`.execute(trx);
}

/** Records the outcome of a contact; false when there is none, or its client was erased. */
export async function updateOutcome(
  trx: Trx,
  id: number,
  outcome: { outcome: string; outcome_by: number; outcome_at: Date },
): Promise<boolean> {
  return isWritten(
    trx
      .updateTable('contacts')
      .set(outcome)
      .where('id', '=', id)
      .where(sql<boolean>`client_id in (select id from accounts where erased_at is null)`),
  );
}

export async function findContact(db: Db | Trx, id: number): Promise<StoredContact | undefined> {
  return contactsIn(db).where('contact.id', '=', id).executeTakeFirst();
}

/** A page of the contacts with a client, newest first; optionally about one session. */
export async function listContacts(
  db: Db,
  { clientId, bookingId }: { clientId: number; bookingId?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  let found = contactsIn(db).where('contact.client_id', '=', clientId);
  if (bookingId) found = found.where('contact.booking_id', '=', bookingId);
  const [contacts, counted] = await Promise.all([
    found.orderBy('contact.id', 'desc').limit(limit).offset(offset).execute(),
    found
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { contacts, count: Number(counted.count) };
}

/** Whether a session is a client's. */
export async function isSessionOf(trx: Trx, bookingId: string, clientId: number): Promise<boolean> {
  return hasRow(trx, 'bookings', { id: bookingId, client_id: clientId });
}

function contactsIn(db: Db | Trx) {
  return db
    .selectFrom('contacts as contact')
    .innerJoin('accounts as opener', 'opener.id', 'contact.opened_by')
    .leftJoin('accounts as teller', 'teller.id', 'contact.outcome_by')
    .select([
      'contact.id',
      'contact.client_id',
      'contact.channel',
      'contact.about',
      'contact.booking_id',
      'contact.opened_at',
      'contact.outcome',
      'contact.outcome_at',
      sql<string>`trim(opener.first_name || ' ' || opener.last_name)`.as('opened_by'),
      sql<string | null>`trim(teller.first_name || ' ' || teller.last_name)`.as('outcome_by'),
    ]);
}

/**
 * Minutes by which a therapist is late for a session, as reported for its day; undefined: on time,
 * or there by then because of an earlier session.
 */
export async function findLateMinutes(
  db: Db | Trx,
  therapistId: number,
  { day, startsAt }: { readonly day: string; readonly startsAt: Date },
): Promise<number | undefined> {
  return oneValue(
    db
      .selectFrom('late_notices as late')
      .select('minutes')
      .where('therapist_id', '=', therapistId)
      .where('day', '=', day)
      .where('withdrawn_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('bookings as other')
              .whereRef('other.therapist_id', '=', 'late.therapist_id')
              .whereRef('other.starts_at', '>=', 'late.said_at')
              .where('other.starts_at', '<', startsAt)
              .where('other.status', 'in', ['booked', 'check_in', 'completed']),
          ),
        ),
      ),
  );
}
