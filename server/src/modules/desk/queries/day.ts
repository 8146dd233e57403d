import type { AppointmentStatus, ServiceType } from '@limber/contract/appointments.ts';
import type { TimeOffKind } from '@limber/contract/desk/rota/time-off.ts';
import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import type { Column, Db } from '../../../platform/database/db.ts';
import { IS_UNPAID } from '../../../platform/database/unpaid-or-sold-package.ts';
import { WENT_BACK_OF_PAYMENT } from '../../../platform/database/worth-of-booking.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import type { StoredCap } from '../package-cap-rules.ts';
import { capOf } from './package-cap.ts';

/** Minutes from midnight of the day. */
interface Span {
  readonly from_minute: number;
  readonly to_minute: number;
}

/** A day of the studio as stored. */
export interface StoredDay {
  readonly branches: readonly {
    readonly code: Column<'locations', 'code'>;
    readonly name: Column<'locations', 'name'>;
    /** Cancelled sessions of the day. */
    readonly cancelled: number;
    readonly hours: Span[];
    readonly closures: {
      readonly id: Column<'closures', 'id'>;
      readonly name: Column<'closures', 'name'>;
      readonly provisional: boolean;
      readonly from_minute: number | null;
      readonly to_minute: number | null;
    }[];
  }[];
  readonly therapists: readonly {
    readonly id: Column<'therapists', 'id'>;
    readonly name: string;
    readonly location: Column<'therapists', 'location_code'>;
    readonly shifts: (Span & { readonly location: string })[];
    readonly off: (Span & { readonly id: number; readonly kind: TimeOffKind })[];
    readonly late: { readonly minutes: number; readonly said_at: string } | null;
  }[];
  readonly bookings: readonly StoredDayBooking[];
}

export interface StoredDayBooking extends Span {
  readonly id: Column<'bookings', 'id'>;
  readonly version: Column<'bookings', 'version'>;
  readonly therapist_id: Column<'bookings', 'therapist_id'>;
  readonly location: Column<'bookings', 'location_code'>;
  readonly status: AppointmentStatus;
  readonly starts_at: string;
  readonly busy_to_minute: number;
  readonly client: {
    readonly id: Column<'accounts', 'id'>;
    readonly first_name: Column<'accounts', 'first_name'>;
    readonly last_name: Column<'accounts', 'last_name'>;
    readonly phone: string;
    readonly first_visit: boolean;
    readonly health_notes: boolean;
  };
  readonly services: {
    readonly service_id: Column<'booking_lines', 'service_id'>;
    readonly service_name: Column<'booking_lines', 'service_name'>;
    readonly minutes: Column<'booking_lines', 'lasts_minutes'>;
  }[];
  readonly resources: {
    readonly id: Column<'resources', 'id'>;
    readonly name: Column<'resources', 'name'>;
  }[];
  readonly service_type: ServiceType;
  /** Null: booked before studios could set it. */
  readonly cutoff_hours: Column<'bookings', 'cutoff_hours'>;
  readonly tight_places: BodyPlace[];
  readonly coming: boolean;
  readonly asked_for: { readonly id: number; readonly name: string } | null;
  readonly wished_gender: Gender | null;
  /** When it was booked or moved last; null: nobody waits for an answer. */
  readonly planned_at: string | null;
  readonly price_fils: Column<'bookings', 'price_fils'>;
  readonly paid_online_fils: number;
  readonly package: {
    readonly id: Column<'owned_packages', 'id'>;
    readonly name: Column<'owned_packages', 'name'>;
    readonly unpaid: boolean;
    readonly minutes: number;
    readonly balance_minutes: number | null;
    readonly cap: StoredCap;
    readonly expires_on: string | null;
  } | null;
}

/** A request for a day. */
export interface DayQuery {
  readonly date: string;
  readonly weekday: number;
  /** Midnight of the date, the beginning of the studio's day, and its end. */
  readonly midnight: Date;
  readonly begins: Date;
  readonly ends: Date;
  /** Null: every branch. */
  readonly locationCode: string | null;
}

/**
 * One day of one branch or all, in one round trip: who works or is booked there, and what is
 * booked, without cancelled sessions. No branch is returned where the requested one does not exist.
 */
export async function findDay(db: Db, query: DayQuery): Promise<StoredDay> {
  const [day] = await listDays(db, query);
  return day as StoredDay;
}

export type Placeholders = { readonly [Name in keyof DayQuery]: string };

const minuteOf = (instant: string, its: Placeholders) =>
  `floor(date_part('epoch', ${instant} - ${its.midnight}::timestamptz) / 60)::int`;

const isValid = (its: Placeholders) => `
  weekday = ${its.weekday}::int and coalesce(valid_from <= ${its.date}::date, true)
    and coalesce(valid_to >= ${its.date}::date, true)`;

/**
 * A session `b` as the desk sees it. Client and payment are looked up per row: with a join the
 * planner, which does not know the day's size, would read all clients.
 */
export const bookingOf = (
  its: Placeholders,
) => `json_build_object('id', b.id, 'version', b.version, 'therapist_id', b.therapist_id,
      'location', b.location_code, 'status', b.status, 'starts_at', b.starts_at,
      'from_minute', ${minuteOf('b.starts_at', its)}, 'to_minute', ${minuteOf('b.ends_at', its)},
      'busy_to_minute', ${minuteOf('b.busy_until', its)}, 'service_type', b.service_type,
      'cutoff_hours', b.cutoff_hours, 'price_fils', b.price_fils,
      'tight_places', b.tight_places,
      'coming', coalesce(b.coming_for = b.starts_at, false),
      'wished_gender', b.wished_gender, 'asked_for', (
        select json_build_object('id', t.id, 'name', a.first_name || ' ' || a.last_name)
        from therapists t join accounts a on a.id = t.account_id where t.id = b.wished_therapist_id
      ),
      'planned_at', case when b.status = 'booked' and b.coming_for is distinct from b.starts_at then (
        select max(at) from booking_events where booking_id = b.id
      ) end,
      'paid_online_fils', (
        select coalesce(sum(p.amount_fils - ${WENT_BACK_OF_PAYMENT}), 0)
        from online_payments p where p.booking_id = b.id and p.sale_id is not null
      ),
      'client', (
        select json_build_object('id', id, 'first_name', first_name, 'last_name', last_name,
          'phone', coalesce(phone_e164, phone_number),
          'health_notes', medical_issues_sealed is not null, 'first_visit', not exists (
            select from bookings earlier
            where earlier.client_id = b.client_id and earlier.starts_at < b.starts_at
              and earlier.status in ('check_in', 'completed')
          ) and not exists (
            select from earlier_visits where account_id = b.client_id and outcome = 'completed'
          ))
        from accounts where id = b.client_id
      ),
      'services', (
        select coalesce(json_agg(json_build_object('service_id', service_id,
          'service_name', service_name, 'minutes', lasts_minutes) order by position), '[]')
        from booking_lines where booking_id = b.id
      ),
      'resources', (
        select coalesce(json_agg(json_build_object('id', resources.id, 'name', name) order by position), '[]')
        from booking_resources given join resources on resources.id = given.resource_id
        where given.booking_id = b.id and given.live
      ),
      'package', (
        select json_build_object('id', p.id, 'name', p.name, 'unpaid', ${IS_UNPAID},
          'minutes', b.package_minutes,
          'expires_on', p.expires_on, 'cap', ${capOf('b.client_id')},
          'balance_minutes', case when p.minutes is not null then coalesce((
            select balance_minutes from package_entries
            where package_id = p.id order by id desc limit 1
          ), 0) end)
        from owned_packages p where p.id = b.package_id
      ))`;

const listDays = statement<DayQuery, StoredDay>(
  (its) => `
  with branch as materialized (
    select code, name, position from locations
    where bookable and code = coalesce(${its.locationCode}::text, code)
  ), booking as materialized (
    select b.id, b.client_id, b.therapist_id, b.location_code, b.service_type, b.status,
      b.starts_at, b.ends_at, b.busy_until, b.price_fils, b.package_id,
      b.package_minutes, b.version, b.cutoff_hours, b.tight_places, b.coming_for,
      b.wished_therapist_id, b.wished_gender
    from branch join bookings b on b.location_code = branch.code
    where b.status <> 'cancelled'
      and b.starts_at >= ${its.begins}::timestamptz and b.starts_at < ${its.ends}::timestamptz
  ), shift as materialized (
    select therapist_id, location_code, from_minute, to_minute from shifts_on(${its.date}::date)
    where location_code = any (array(select code from branch))
  )
  select (
    select coalesce(json_agg(json_build_object('code', code, 'name', name,
      'cancelled', (
        select count(*) from bookings
        where status = 'cancelled' and location_code = branch.code
          and starts_at >= ${its.begins}::timestamptz and starts_at < ${its.ends}::timestamptz
      ),
      'hours', (
        select coalesce(json_agg(json_build_object(
          'from_minute', from_minute, 'to_minute', to_minute) order by from_minute), '[]')
        from opening_hours where location_code = branch.code and ${isValid(its)}
      ),
      'closures', (
        select coalesce(json_agg(json_build_object('id', id, 'name', name,
          'provisional', state = 'provisional',
          'from_minute', from_minute, 'to_minute', to_minute) order by id), '[]')
        from closures
        where state <> 'withdrawn' and coalesce(location_code, branch.code) = branch.code
          and starts_on <= ${its.date}::date and ends_on >= ${its.date}::date
      )) order by position), '[]')
    from branch
  ) as branches, (
    select coalesce(json_agg(json_build_object('id', t.id,
      'name', a.first_name || ' ' || a.last_name, 'location', t.location_code,
      'shifts', (
        select coalesce(json_agg(json_build_object('location', location_code,
          'from_minute', from_minute, 'to_minute', to_minute) order by from_minute), '[]')
        from shift where therapist_id = t.id
      ),
      'off', (
        select coalesce(json_agg(json_build_object('id', id, 'kind', kind,
          'from_minute', greatest(0, ${minuteOf('starts_at', its)}),
          'to_minute', least(2880, ${minuteOf('ends_at', its)})) order by starts_at), '[]')
        from time_off
        where therapist_id = t.id and withdrawn_at is null
          and starts_at < ${its.ends}::timestamptz and ends_at > ${its.begins}::timestamptz
      ),
      'late', (
        select json_build_object('minutes', minutes, 'said_at', said_at) from late_notices
        where therapist_id = t.id and day = ${its.date}::date and withdrawn_at is null
      )) order by t.position, t.id), '[]')
    from therapists t join accounts a on a.id = t.account_id
    where t.id in (select therapist_id from shift union select therapist_id from booking)
  ) as therapists, (
    select coalesce(json_agg(${bookingOf(its)} order by b.starts_at, b.therapist_id, b.id), '[]')
    from booking b
  ) as bookings`,
);
