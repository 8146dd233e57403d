import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import type { Leaving } from './rules.ts';

/** The therapist that an account is, whose row nobody changes then; undefined: it is none. */
export async function findTherapistId(trx: Trx, accountId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('therapists')
    .select('id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** What stands against forgetting somebody of the team. Ask under the locks of the account and of their days. */
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

/** Gives an account that was forgotten the name by which the books go on naming it. */
export async function updateFormerName(
  trx: Trx,
  accountId: number,
  name: { readonly first: string; readonly last: string },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ first_name: name.first, last_name: name.last })
    .where('id', '=', accountId)
    .execute();
}

/** Forgets what was told of a therapist; their row stays for the sessions that they gave. */
export async function updateTherapistForgotten(
  trx: Trx,
  therapistId: number,
  nameInArabic: string | null,
): Promise<void> {
  await trx
    .updateTable('therapists')
    .set({ name_ar: nameInArabic, languages: [], photo: null, books_by_phone: false })
    .where('id', '=', therapistId)
    .execute();
}

/**
 * Forgets what was written of a therapist's work: words and why they were away go, the hours stay, by
 * which reports of past days are worked out.
 */
export async function updateWorkForgotten(trx: Trx, therapistId: number): Promise<void> {
  await trx
    .updateTable('time_off')
    .set({ kind: 'other', reason: '', note: '' })
    .where('therapist_id', '=', therapistId)
    .execute();
  await trx
    .updateTable('shift_changes')
    .set({ note: '' })
    .where('therapist_id', '=', therapistId)
    .execute();
}

/** Deletes what no book and no report asks for. */
export async function deleteWorkTraces(trx: Trx, therapistId: number): Promise<void> {
  for (const table of ['late_notices', 'favourites', 'holds', 'therapist_services'] as const) {
    await trx.deleteFrom(table).where('therapist_id', '=', therapistId).execute();
  }
}

/** Takes the details out of what the audit log has of a therapist without saying whose it is. */
export async function updateDeedsForgotten(trx: Trx, therapistId: number): Promise<void> {
  await trx
    .updateTable('audit_log')
    .set({ details: null })
    .where('subject', 'in', subjectsOf(therapistId))
    .where('details', 'is not', null)
    .execute();
}

/** What the audit log calls the things of one therapist. */
export function subjectsOf(therapistId: number) {
  return sql<string>`(
    select kind || ' ' || ${therapistId}::int
    from unnest(array['therapist', 'shift', 'pay_rate']) as kind
    union all select 'time_off ' || id from time_off where therapist_id = ${therapistId}::int)`;
}
