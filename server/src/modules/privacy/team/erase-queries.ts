import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import type { Leaving } from './may-erase-member-rules.ts';

/** The therapist that an account is, with the row locked; undefined: it is not a therapist. */
export async function findTherapistId(trx: Trx, accountId: number): Promise<number | undefined> {
  return oneValue(
    trx.selectFrom('therapists').select('id').where('account_id', '=', accountId).forNoKeyUpdate(),
  );
}

/**
 * What prevents erasing a team member. Call it under the locks of the account and of their days.
 */
export async function readLeaving(trx: Trx, accountId: number, now: Date): Promise<Leaving> {
  const { rows } = await sql<Leaving>`
    select t.id is not null as "isTherapist",
      coalesce(not t.active, a.suspended_at is not null) as "hasLeft",
      (select count(*)::int from bookings where therapist_id = t.id
        and status in ('booked', 'check_in') and ends_at > ${now}) as "toCome"
    from accounts a left join therapists t on t.account_id = a.id
    where a.id = ${accountId}::int`.execute(trx);
  return rows[0] ?? { isTherapist: false, hasLeft: false, toCome: 0 };
}

/** Gives an account that was erased the name by which the books go on naming it. */
export function updateFormerName(
  trx: Trx,
  accountId: number,
  name: { readonly first: string; readonly last: string },
) {
  return updateRows(trx, 'accounts', {
    where: { id: accountId },
    set: { first_name: name.first, last_name: name.last },
  });
}

/** Deletes a therapist's details; their row stays for the sessions that they gave. */
export function anonymiseTherapist(trx: Trx, therapistId: number, nameInArabic: string | null) {
  return updateRows(trx, 'therapists', {
    where: { id: therapistId },
    set: { name_ar: nameInArabic, languages: [], photo: null, books_by_phone: false },
  });
}

/**
 * Removes what was written about a therapist's work: texts and reasons for absences go, the hours
 * stay, which reports of past days need.
 */
export async function anonymiseWork(trx: Trx, therapistId: number): Promise<void> {
  await updateRows(trx, 'time_off', {
    where: { therapist_id: therapistId },
    set: { kind: 'other', reason: '', note: '' },
  });
  await updateRows(trx, 'shift_changes', {
    where: { therapist_id: therapistId },
    set: { note: '' },
  });
}

/** Deletes what no book and no report needs. */
export async function deleteWorkTraces(trx: Trx, therapistId: number): Promise<void> {
  for (const table of [
    'late_notices',
    'favourites',
    'holds',
    'waitlist_offers',
    'therapist_services',
  ] as const) {
    await trx.deleteFrom(table).where('therapist_id', '=', therapistId).execute();
  }
}

/** Removes the details of a therapist's audit records that do not name a person. */
export async function anonymiseEntries(trx: Trx, therapistId: number): Promise<void> {
  await trx
    .updateTable('audit_log')
    .set({ details: null })
    .where('subject', 'in', subjectsOf(therapistId))
    .where('details', 'is not', null)
    .execute();
}

/** How the audit log identifies the things of one therapist. */
export function subjectsOf(therapistId: number) {
  return sql<string>`(
    select kind || ' ' || ${therapistId}::int
    from unnest(array['therapist', 'shift', 'pay_rate']) as kind
    union all select 'time_off ' || id from time_off where therapist_id = ${therapistId}::int)`;
}
