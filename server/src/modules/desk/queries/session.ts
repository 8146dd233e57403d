import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { Db } from '../../../platform/database/db.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import type { StoredCap } from '../package-cap-rules.ts';
import { capOf } from './package-cap.ts';

/** What is stored about a session besides its day. Instants are as PostgreSQL writes them. */
export interface StoredSession {
  readonly events: readonly {
    readonly id: string;
    readonly at: string;
    readonly from: AppointmentStatus | null;
    readonly to: AppointmentStatus;
    readonly moved_from: string | null;
    readonly moved_until: string | null;
    readonly moved_therapist: string | null;
    readonly moved_location: string | null;
    readonly moved_services: string[] | null;
    readonly undone: boolean;
    readonly by: string | null;
    readonly software: string | null;
    readonly reason: string | null;
  }[];
  /** Of its client; null: they can book online. */
  readonly blocked_reason: string | null;
  /** About its client; null: none. */
  readonly desk_note: string | null;
  readonly notes: number;
  readonly visits: readonly {
    readonly id: string;
    readonly starts_at: string;
    readonly status: AppointmentStatus;
    readonly services: { readonly service_name: string }[];
    readonly therapist: string;
  }[];
  readonly packages: {
    readonly id: number;
    readonly name: string;
    readonly balance_minutes: number | null;
    readonly cap: StoredCap;
    readonly expires_on: string | null;
  }[];
}

/** {@link StoredSession} of a booking, in one round trip; undefined when there is none. */
export async function findSession(
  db: Db,
  bookingId: string,
  now: Date,
): Promise<StoredSession | undefined> {
  const [session] = await listSessions(db, { bookingId, today: dayOf(now), now });
  return session;
}

const listSessions = statement<
  { readonly bookingId: string; readonly today: string; readonly now: Date },
  StoredSession
>(
  (its) => `
  select (
    select coalesce(json_agg(json_build_object('id', e.id::text, 'at', e.at, 'from', e.from_status,
      'to', e.to_status, 'moved_from', e.from_starts_at, 'moved_until', e.from_ends_at,
      'moved_location', e.from_location_code, 'moved_therapist', (
        select held.first_name || ' ' || held.last_name
        from therapists t join accounts held on held.id = t.account_id
        where t.id = e.from_therapist_id
      ), 'moved_services', (
        select json_agg(line ->> 'name' order by place)
        from jsonb_array_elements(e.from_lines) with ordinality as its (line, place)
      ), 'undone', e.kind = 'undone', 'reason', e.reason,
      'by', a.first_name || ' ' || a.last_name, 'software', (
        select nullif(name, '') from api_keys where id = e.key_id
      )) order by e.id desc), '[]')
    from booking_events e left join accounts a on a.id = e.actor_id
    where e.booking_id = b.id
  ) as events, (
    select blocked_reason from accounts where id = b.client_id
  ) as blocked_reason, (
    select desk_note from accounts where id = b.client_id
  ) as desk_note, (
    select count(*)::int from session_notes where booking_id = b.id and withdrawn_at is null
  ) as notes, (
    select coalesce(json_agg(json_build_object('id', v.id, 'starts_at', v.starts_at,
      'status', v.status, 'therapist', a.first_name || ' ' || a.last_name,
      'services', (
        select coalesce(json_agg(json_build_object('service_name', service_name) order by position), '[]')
        from booking_lines where booking_id = v.id
      )) order by v.starts_at desc), '[]')
    from (
      (
        select id, starts_at, status, therapist_id from bookings
        where client_id = b.client_id and id <> b.id and starts_at > ${its.now}::timestamptz
        order by starts_at limit 5
      ) union all (
        select id, starts_at, status, therapist_id from bookings
        where client_id = b.client_id and id <> b.id and starts_at <= ${its.now}::timestamptz
        order by starts_at desc limit 5
      )
    ) as v join therapists t on t.id = v.therapist_id join accounts a on a.id = t.account_id
  ) as visits, (
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
      'expires_on', p.expires_on, 'cap', ${capOf('b.client_id')}, 'balance_minutes', left_in.minutes) order by p.id), '[]')
    from owned_packages p cross join lateral (
      select case when p.minutes is not null then coalesce((
        select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
      ), 0) end as minutes
    ) as left_in
    where p.active and (p.expires_on is null or p.expires_on >= ${its.today}::date)
      and coalesce(left_in.minutes, 1) > 0
      and p.id in (
        select id from owned_packages where owner_id = b.client_id
        union all
        select package_id from package_people where account_id = b.client_id and removed_at is null
      )
  ) as packages
  from bookings b where b.id = ${its.bookingId}::uuid`,
);
