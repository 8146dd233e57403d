import type { TimelineKind } from '@limber/contract/desk/clients/timeline.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import { EMPTY, hasRow } from '../../../platform/database/rows-by-values.ts';

/** Something that happened with a client, as stored. */
export interface StoredEvent {
  readonly at: Date;
  readonly kind: TimelineKind;
  readonly what: string;
  readonly by: string | null;
  readonly software: string | null;
  readonly names: string[];
  readonly bookingId: string | null;
  readonly sessionAt: Date | null;
  readonly packageId: number | null;
  readonly saleId: string | null;
  readonly minutes: number | null;
  readonly minor: number | null;
  readonly reason: string | null;
  readonly was: string | null;
  readonly became: string | null;
  /** Of a late cancellation: minutes of its time that others took; null: none. */
  readonly healedMinutes: number | null;
  /** Given with them: it still counts as used. */
  readonly isUsed: boolean | null;
}

/** Whether the studio has such a client. */
export async function isClient(db: Db, id: number): Promise<boolean> {
  return hasRow(db, 'accounts', {
    id,
    account_type: 'client',
    erased_at: EMPTY,
    merged_into: EMPTY,
  });
}

/**
 * A page of a client's history, latest first, and its total. Immutable records are read under every
 * number that the client had.
 */
export async function listTimeline(
  db: Db,
  { clientId, kind, language }: { clientId: number; kind: TimelineKind | null; language: Language },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ events: StoredEvent[]; count: number }> {
  const id = sql`${clientId}::int`;
  const ids = idsOf(id);
  const { rows } = await sql<StoredEvent & { count: number }>`
    with event (at, kind, what, actor_id, names, booking_id, session_at, package_id, sale_id, minutes,
      minor, reason, was, became, place) as (
      select e.at, 'session', e.kind, e.actor_id, array(
          select service_name from booking_lines where booking_id = b.id order by position
        ), b.id, coalesce(e.from_starts_at, b.starts_at), b.package_id, null::uuid, null::int,
        null::int, e.reason, null::text, null::text, e.id
      from bookings b join booking_events e on e.booking_id = b.id where b.client_id = ${id}
      union all
      select e.at, 'package', e.kind, e.actor_id, array[p.name], e.booking_id, null, p.id, null, e.minutes,
        null, e.reason, null, null, e.id
      from (
          select e.id from owned_packages p join package_entries e on e.package_id = p.id
          where p.owner_id = ${id}
          union select id from package_entries where person_id = any (${ids})
        ) as theirs
        join package_entries e on e.id = theirs.id
        join owned_packages p on p.id = e.package_id
      union all
      select r.at, 'package', case when lifts is not null then 'unfrozen'
          when frozen_from is not null then 'frozen'
          when to_expires_on < from_expires_on then 'shortened' else 'prolonged' end,
        r.actor_id, array[p.name], null, null, p.id, null, null, null, r.reason,
        r.from_expires_on::text, r.to_expires_on::text, r.id
      from package_prolongations r join owned_packages p on p.id = r.package_id
      where p.owner_id = ${id}
      union all
      select s.at, 'money', 'sold', s.seller_id, array(
          select case when ${language} = 'ar' then coalesce(name_ar, name) else name end
          from sale_lines where sale_id = s.id order by position
        ), null, null, null, s.id, null, (
          select coalesce(sum(gross_fils), 0)::float8 from sale_lines where sale_id = s.id
        ), null, null, null, 0
      from sales s where s.client_id = any (${ids}) or s.payer_id = any (${ids})
      union all
      select p.at, 'money', p.method, p.actor_id, '{}', null, null, null, s.id, null, p.amount_fils,
        r.reason, null, case when r.voids then 'voided' else (
          select max(became) from refund_lines where refund_id = r.id and became <> 'stands'
        ) end, p.id
      from sales s join payments p on p.sale_id = s.id left join refunds r on r.id = p.refund_id
      where (s.client_id = any (${ids}) or s.payer_id = any (${ids})) and p.method <> 'rounding'
      union all
      select e.at, 'money', e.kind, e.actor_id, '{}', null, null, null, null, null, e.amount_fils,
        e.reason, null, null, e.id
      from credit_entries e
      where e.account_id = any (${ids}) and e.sale_id is null and e.kind <> 'merged'
      union all
      select opened_at, 'contact', channel, opened_by, array_remove(array[about], null), booking_id, null, null, null, null, null,
        null, null, outcome, id
      from contacts where client_id = ${id}
      union all
      select at, 'change', field, actor_id, '{}', null, null, null, null, null, null, null, was,
        became, id
      from account_changes where account_id = ${id}
      union all
      select m.granted_at, 'membership', 'granted', m.granted_by, array[m.number], null, null, m.package_id,
        null, null, null, m.reason, m.valid_from::text, m.valid_to::text, m.id
      from memberships m where m.account_id = ${id}
      union all
      select m.revoked_at, 'membership', 'revoked', m.revoked_by, array[m.number], null, null, m.package_id,
        null, null, null, m.revoked_because, null, null, m.id
      from memberships m where m.account_id = ${id} and m.revoked_at is not null
      union all
      select n.at, 'note', 'noted', n.author_id, '{}', b.id, b.starts_at, null, null, null, null, null,
        null, null, n.id
      from session_notes n join bookings b on b.id = n.booking_id
      where b.client_id = ${id} and n.withdrawn_at is null
    )
    select told.at, told.kind, told.what, told.names, told.booking_id as "bookingId",
      told.session_at as "sessionAt", told.package_id as "packageId", told.sale_id as "saleId",
      healed.healed_minutes as "healedMinutes", healed.late as "isUsed",
      told.minutes, told.minor, told.reason, told.was, told.became,
      trim(a.first_name || ' ' || a.last_name) as by, (
        select nullif(k.name, '') from booking_events e join api_keys k on k.id = e.key_id
        where told.kind = 'session' and e.id = told.place
      ) as software, count(*) over ()::int as count
    from event told left join accounts a on a.id = told.actor_id
      -- Restored and cancelled again, a session has healed since it was cancelled last.
      left join bookings healed on told.kind = 'session' and told.what = 'cancelled'
        and healed.id = told.booking_id and healed.healed_minutes > 0 and not exists (
          select from booking_events
          where booking_id = told.booking_id and kind = 'cancelled' and id > told.place)
    where case when ${kind}::text is null
      -- Of a session of their own its minutes are told with it.
      then not (told.kind = 'package' and told.booking_id is not null and exists (
        select from bookings where id = told.booking_id and client_id = ${id}))
      else told.kind = ${kind}::text end
    order by told.at desc, told.kind, told.place desc
    limit ${limit}::int offset ${offset}::int`.execute(db);
  return { events: rows, count: rows[0]?.count ?? 0 };
}
