import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { deleteRows, EMPTY, updateRows } from '../../../platform/database/rows-by-values.ts';
import { endKeysOf } from '../../../platform/software/accepted-key.ts';
import type { ToErase } from './person-to-erase.ts';

/** Anonymises an account; the row stays, and `email` takes the place of the address. */
export function updateAnonymised(trx: Trx, accountId: number, email: string, now: Date) {
  return updateRows(trx, 'accounts', {
    where: { id: accountId },
    set: {
      email,
      first_name: 'Erased',
      last_name: 'client',
      phone_number: '',
      phone_e164: null,
      phone_read: '',
      // A former team member stays on the team, without a name.
      gender: sql`case when account_type <> 'client' then gender end`,
      goal: '',
      birthday: null,
      address: null,
      blocked_reason: null,
      desk_note: null,
      offers_by_mail: null,
      offers_by_message: null,
      message_channel: null,
      language: 'en',
      medical_issues_sealed: null,
      health_notes_agreed_at: null,
      suspended_at: null,
      suspended_by: null,
      leaves_on: null,
      details_asked_at: null,
      erased_at: now,
    },
  });
}

/** Deletes what only concerns the person and is not part of the books. */
export async function deleteTraces(trx: Trx, accountId: number): Promise<void> {
  for (const table of [
    'pictures',
    'favourites',
    'staff_factors',
    'staff_locations',
    'holds',
    'one_time_codes',
    'registration_notes',
    'sessions',
    'idempotency_keys',
    'account_changes',
    'account_claims',
    'earlier_visits',
    'health_note_reads',
    'health_consents',
    'partner_interactions',
    'partner_code_requests',
    'saved_cards',
    'calendar_feeds',
    'assistant_codes',
    'wallet_devices',
    'push_subscriptions',
    'waitlist_entries',
    'messages',
  ] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  await sql`
    delete from told_apart where ${accountId}::int in (account_id, other_id)`.execute(trx);
}

/**
 * Deletes what the desk wrote about an account's bookings; the studio's own reasons stay, which
 * name nobody.
 */
export async function updateBookingsAnonymised(trx: Trx, accountId: number): Promise<void> {
  await sql`
    update booking_events set reason = null
    where reason is not null and actor_id is distinct from ${accountId}::int
      and booking_id in (select id from bookings where client_id = ${accountId}::int)`.execute(trx);
  await trx
    .updateTable('bookings')
    .set({
      override_reason: null,
      wished_gender: null,
      wished_therapist_id: null,
      tight_places: [],
    })
    .where('client_id', '=', accountId)
    .where((row) =>
      row.or([
        row('override_reason', 'is not', null),
        row('wished_gender', 'is not', null),
        row('wished_therapist_id', 'is not', null),
        sql<boolean>`tight_places <> '{}'`,
      ]),
    )
    .execute();
}

/** Deletes why the desk lowered a fee of an account's sessions, and what it noted of their payments. */
export async function updateFeesAnonymised(trx: Trx, accountId: number): Promise<void> {
  await sql`
    update booking_fees set reason = null where reason is not null
      and booking_id in (select id from bookings where client_id = ${accountId}::int)`.execute(trx);
  await sql`
    update payment_tasks t set note = null where note is not null and exists (
      select from online_payments p
        left join online_refunds r on r.payment_id = p.id
        left join payment_disputes d on d.payment_id = p.id
      where p.account_id = ${accountId}::int
        and (t.payment_id = p.id or t.refund_id = r.id or t.dispute_id = d.id)
    ) or note is not null and fee_id in (
      select f.id from booking_fees f join bookings b on b.id = f.booking_id
      where b.client_id = ${accountId}::int
    ) or note is not null and plan_id in (
      select id from plans where account_id = ${accountId}::int
    ) or note is not null and renewal_id in (
      select n.id from plan_renewals n join plans l on l.id = n.plan_id
      where l.account_id = ${accountId}::int
    )`.execute(trx);
}

/** Deletes notes about an account's sessions, and the record of their readers. */
export async function deleteSessionNotes(trx: Trx, accountId: number): Promise<void> {
  await sql`
    delete from session_notes
    where booking_id in (select id from bookings where client_id = ${accountId}::int)`.execute(trx);
}

/**
 * Deletes the pictures of a former therapist that the studio showed. Call it before the records are
 * deleted.
 */
export async function deleteStudioPictures(trx: Trx, accountId: number): Promise<void> {
  await sql`
    delete from studio_pictures p where exists (
      select from therapists where account_id = ${accountId}::int and strpos(photo, p.id::text) > 0
    ) or exists (
      select from audit_log where account_id = ${accountId}::int and subject like 'therapist %'
        and strpos(details::text, p.id::text) > 0
    )`.execute(trx);
  await trx
    .updateTable('therapists')
    .set({ photo: null })
    .where('account_id', '=', accountId)
    .where('photo', 'is not', null)
    .execute();
}

/** Ends an account's plans: nothing is renewed, and what they were told of is called off. */
export async function updatePlansEnded(trx: Trx, accountId: number, today: string): Promise<void> {
  await sql`
    update plan_renewals set status = 'void' where status in ('told', 'failed')
      and plan_id in (select id from plans where account_id = ${accountId}::int)`.execute(trx);
  await sql`
    update plans set status = 'ended', ended_because = 'erased', ended_on = ${today}::date
    where account_id = ${accountId}::int and status in ('running', 'failing', 'stopped')`.execute(
    trx,
  );
}

/** Ends the keys of an account's software, and forgets what they were called. */
export async function updateKeysAnonymised(trx: Trx, accountId: number, now: Date): Promise<void> {
  await endKeysOf(trx, accountId, null, now);
  await updateRows(trx, 'api_keys', { where: { account_id: accountId }, set: { name: '' } });
}

/**
 * Removes a person's name from printed documents and from records of changes, and what they were
 * about to pay for.
 */
export async function updateRecordsAnonymised(trx: Trx, accountId: number): Promise<void> {
  await sql`
    update credit_entries set reason = '—' where reason is not null and gift_card_id in (
      select id from gift_cards where bought_by = ${accountId}::int or account_id = ${accountId}::int
    )`.execute(trx);
  // A card stays with who has its code; what is printed on it was written by its buyer.
  await sql`
    update gift_cards set
      account_id = nullif(account_id, ${accountId}::int), to_email = null,
      send_at = case when sent_at is not null then send_at end,
      to_name = null, from_name = null, message = null,
      voided_because = case when voided_because is not null then '—' end
    where bought_by = ${accountId}::int or account_id = ${accountId}::int`.execute(trx);
  await updateRows(trx, 'online_payments', {
    where: { account_id: accountId },
    set: { request_sealed: null, page_url: null },
  });
  await sql`
    update tax_documents set client_name = null, snapshot = without_reasons(snapshot)
    where (client_name is not null or snapshot @? '$.lines[*].because') and sale_id in (
      select id from sales where client_id = ${accountId}::int or payer_id = ${accountId}::int
    )`.execute(trx);
  await trx
    .updateTable('audit_log')
    .set({ details: null })
    .where('account_id', '=', accountId)
    .where('details', 'is not', null)
    .execute();
}

/**
 * Takes a person out of packages of others and erases their address there; withdraws open
 * invitations of and to them, with their name in the mails on who shares what.
 */
export async function updateSharesAnonymised(
  trx: Trx,
  account: ToErase,
  erasedEmail: string,
  now: Date,
): Promise<void> {
  const naming = sql`event_key ~ '^package-(invitation|addition|removal):' and recipient in (
    select email from package_people person join owned_packages p on p.id = person.package_id
    where p.owner_id = ${account.id}::int)`;
  await sql`delete from mails where sent_at is null and ${naming}`.execute(trx);
  await sql`update mails set subject = '' where ${naming}`.execute(trx);
  await sql`
    update package_people set email = ${erasedEmail}::text,
      removed_at = coalesce(removed_at, ${now}::timestamptz)
    where account_id = ${account.id}::int or email = ${account.email}::text`.execute(trx);
  await sql`
    update package_people set removed_at = ${now}::timestamptz
    where joined_at is null and removed_at is null
      and package_id in (select id from owned_packages where owner_id = ${account.id}::int)
  `.execute(trx);
}

/** Drops mails that wait to be sent to an address; of those sent only the event remains. */
export async function deleteMailsTo(trx: Trx, email: string, erasedEmail: string): Promise<void> {
  await deleteRows(trx, 'mails', { recipient: email, sent_at: EMPTY });
  await updateRows(trx, 'mails', {
    where: { recipient: email },
    set: { recipient: erasedEmail, subject: '' },
  });
}

/** Deletes counts of how often something happened. */
export async function deleteLimits(trx: Trx, keys: readonly string[]): Promise<void> {
  // In the order in which others take them.
  await sql`
    with taken as (select key from limits where key = any (${keys}::text[]) order by key for update)
    delete from limits using taken where limits.key = taken.key`.execute(trx);
}
