import type { AppointmentStatus, ServiceType } from '@limber/contract/appointments.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellOfBooking } from '../../../platform/database/notify-changed-days.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import { currentKeyId } from '../../../platform/http/request-id.ts';
import { toStored } from '../booking/requested-session-rules.ts';
import { changesOf } from '../queries.ts';
import type {
  BookingToChange,
  Moved,
  NewStatus,
  SessionOccupancy,
  Undone,
} from './who-may-change-until-when-rules.ts';

/** A booking as it is now; undefined when there is none. */
export async function findBooking(
  db: Db | Trx,
  bookingId: string,
): Promise<BookingToChange | undefined> {
  const { rows } = await sql<BookingToChange>`
    select b.id, b.client_id as "clientId", b.therapist_id as "therapistId",
      t.account_id as "therapistAccountId", b.wished_gender as "preferredGender", b.location_code as "locationCode",
      b.service_type as "serviceType", b.status, b.starts_at as "startsAt", b.ends_at as "endsAt",
      b.cutoff_hours as "cutoffHours", b.package_id as "packageId", b.package_minutes as "packageMinutes",
      b.healed_minutes as "healedMinutes",
      array(select service_id from booking_lines where booking_id = b.id) as "serviceIds",
      array(
        select json_build_object('serviceId', service_id, 'name', service_name,
          'needsSkill', s.needs_skill, 'lastsMinutes', lasts_minutes, 'priceMinor', price_fils)
        from booking_lines line join services s on s.id = line.service_id
        where line.booking_id = b.id order by line.position
      ) as lines,
      b.price_fils as "priceMinor", b.discount_fils as "discountMinor", b.version,
      b.buffer_minutes as "bufferMinutes", b.therapist_minutes as "therapistMinutes",
      array(select resource_id from booking_resources where booking_id = b.id) as "resourceIds",
      array(
        select s.id from booking_lines line join services s on s.id = line.service_id
        where line.booking_id = b.id and s.needs_skill
      ) as skills,
      (exists (select from online_payments where booking_id = b.id and amount_fils > 0) or exists (
        select from sale_lines line join credit_entries e on e.sale_id = line.sale_id
        where line.booking_id = b.id and e.gift_card_id is not null
      )) as "goesBackByItself",
      ${changesOf('b')} as changes
    from bookings b join therapists t on t.id = b.therapist_id
    where b.id = ${bookingId}::uuid
  `.execute(db);
  return rows[0];
}

/** Makes changes of one booking wait for each other until the transaction ends. */
export async function lockBooking(trx: Trx, bookingId: string): Promise<void> {
  await sql`select from bookings where id = ${bookingId}::uuid for no key update`.execute(trx);
}

/** What an event is that leads to a status. */
const KIND_OF: Readonly<Record<AppointmentStatus, string>> = {
  booked: 'booked',
  check_in: 'checked_in',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'missed',
};

/** Who changes a booking, and when. */
interface ChangedBy {
  readonly actorId: number;
  readonly at: Date;
}

/** Writes a booking's new status and how it came to it. */
export async function updateStatus(
  trx: Trx,
  booking: BookingToChange,
  { to, late = false, cancelledBy, reason }: NewStatus,
  by: ChangedBy,
): Promise<void> {
  await sql`
    with booking as (
      update bookings set status = ${to}::text, late = ${late}::boolean, healed_minutes = 0,
        cancelled_by = ${cancelledBy ?? null}::text
      where id = ${booking.id}::uuid returning starts_at, location_code
    )
    insert into booking_events (booking_id, at, actor_id, key_id, kind, from_status, to_status, reason)
    values (${booking.id}::uuid, ${by.at}::timestamptz, ${by.actorId}::int, ${currentKeyId()}::int,
      ${KIND_OF[to]}::text, ${booking.status}::text, ${to}::text, ${reason ?? null}::text)
    returning ${tellOfBooking}
  `.execute(trx);
}

/**
 * Writes a booking's new and former state, and assigns the resources of the new time. Throws 23P01
 * when the therapist or a resource is taken.
 */
export async function updateMoved(
  trx: Trx,
  booking: BookingToChange,
  move: Moved,
  by: ChangedBy,
): Promise<void> {
  const isSameLines = JSON.stringify(booking.lines) === JSON.stringify(move.lines);
  await sql`
    with booking as (
      update bookings set therapist_id = ${move.therapistId}::int,
        location_code = ${move.locationCode}::text,
        starts_at = ${move.startsAt}::timestamptz, ends_at = ${move.endsAt}::timestamptz,
        buffer_minutes = ${move.takes.bufferMinutes}::int,
        therapist_minutes = ${move.takes.therapistMinutes}::int,
        package_minutes = ${move.packageMinutes}::int, price_fils = ${move.priceMinor}::int,
        discount_fils = ${move.discountMinor}::int, wished_gender = ${move.preferredGender}::text,
        wished_therapist_id = case when client_id = ${by.actorId}::int and therapist_id <> ${move.therapistId}::int
          then ${move.therapistId}::int else wished_therapist_id end,
        override_reason = ${move.undoes === undefined ? sql`coalesce(${move.reason}::text, override_reason)` : reasonBefore(booking.id, move.undoes)}
      where id = ${booking.id}::uuid returning starts_at, location_code
    ), lines as (
      insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
      select ${booking.id}::uuid, line.position, line.service_id, line.name, line.minutes, line.minor
      from unnest(${move.lines.map((line) => line.serviceId)}::int[],
        ${move.lines.map((line) => line.name)}::text[],
        ${move.lines.map((line) => line.lastsMinutes)}::int[],
        ${move.lines.map((line) => line.priceMinor)}::int[]
      ) with ordinality as line (service_id, name, minutes, minor, position)
      where not ${isSameLines}::boolean
      on conflict (booking_id, position) do update set service_id = excluded.service_id,
        service_name = excluded.service_name, lasts_minutes = excluded.lasts_minutes,
        price_fils = excluded.price_fils
    ), left_out as (
      delete from booking_lines
      where booking_id = ${booking.id}::uuid and position > ${move.lines.length}::int
    ), ${givenTo(booking.id, move)}
    insert into booking_events (booking_id, at, actor_id, key_id, kind, from_status, to_status,
      from_starts_at, from_therapist_id, from_ends_at, from_location_code, from_lines,
      from_price_fils, from_discount_fils, from_package_minutes, from_resource_ids,
      undoes, reason, wishes)
    values (${booking.id}::uuid, ${by.at}::timestamptz, ${by.actorId}::int, ${currentKeyId()}::int,
      ${move.undoes === undefined ? 'moved' : 'undone'}::text,
      ${booking.status}::text, ${booking.status}::text, ${booking.startsAt}::timestamptz,
      ${booking.therapistId}::int, ${booking.endsAt}::timestamptz, ${booking.locationCode}::text,
      ${isSameLines ? null : JSON.stringify(booking.lines.map(toStored))}::jsonb,
      ${booking.priceMinor}::int, ${booking.discountMinor}::int, ${booking.packageMinutes}::int,
      ${booking.resourceIds}::int[], ${move.undoes ?? null}::bigint, ${move.reason}::text,
      ${move.brokenRules}::text[])
    returning ${tellOfBooking}
  `.execute(trx);
}

/**
 * Why rules of the studio were last overridden for a booking, but for a move that is taken back.
 */
const reasonBefore = (bookingId: string, undoneId: string) => sql`(
  select reason from booking_events e
  where booking_id = ${bookingId}::uuid and id <> ${undoneId}::bigint and kind <> 'undone'
    and cardinality(wishes) > 0 and not exists (select from booking_events where undoes = e.id)
  order by id desc limit 1
)`;

/**
 * Two parts of a statement that changes a booking: they release the resources that are no longer
 * assigned. Resources that it keeps follow the booking by cascade.
 */
const givenTo = (
  bookingId: string,
  { startsAt, endsAt, takes, resourceIds }: SessionOccupancy,
) => sql`
  returned as (
    delete from booking_resources
    where booking_id = ${bookingId}::uuid and resource_id <> all(${resourceIds}::int[])
  ), given as (
    insert into booking_resources (booking_id, resource_id, during)
    select ${bookingId}::uuid, resource_id, tstzrange(${startsAt}::timestamptz,
      minutes_after(${endsAt}::timestamptz, ${takes.bufferMinutes}::int))
    from unnest(${resourceIds}::int[]) as resource_id
    on conflict (booking_id, resource_id) do nothing
  )`;

/**
 * Takes back a no-show or cancellation, and assigns therapist and resources again; or takes back
 * the booking itself. Throws 23P01 when one of them is taken.
 */
export async function updateUndone(
  trx: Trx,
  booking: BookingToChange,
  undone: Undone,
  by: ChangedBy,
): Promise<void> {
  await sql`
    with booking as (
      update bookings set status = ${undone.to}::text, late = false, healed_minutes = 0,
        cancelled_by = ${undone.to === 'cancelled' ? 'studio' : null}::text,
        buffer_minutes = ${undone.takes.bufferMinutes}::int,
        therapist_minutes = ${undone.takes.therapistMinutes}::int
      where id = ${booking.id}::uuid returning starts_at, location_code
    ), ${givenTo(booking.id, undone)}
    insert into booking_events (booking_id, at, actor_id, key_id, kind, from_status, to_status, undoes)
    values (${booking.id}::uuid, ${by.at}::timestamptz, ${by.actorId}::int, ${currentKeyId()}::int, 'undone',
      ${booking.status}::text, ${undone.to}::text, (
        select max(id) from booking_events
        where booking_id = ${booking.id}::uuid and to_status = ${booking.status}::text
          -- The step, and no move since; to cancelled alone something leads that takes back itself.
          and from_starts_at is null and (kind <> 'undone' or to_status = 'cancelled')
      ))
    returning ${tellOfBooking}
  `.execute(trx);
}

/** Writes that a package pays for a booking instead of its price. */
export function updatePayment(
  trx: Trx,
  bookingId: string,
  paid: { packageId: number; minutes: number; serviceType: ServiceType },
) {
  return updateRows(trx, 'bookings', {
    where: { id: bookingId },
    set: {
      package_id: paid.packageId,
      package_minutes: paid.minutes,
      service_type: paid.serviceType,
      price_fils: 0,
      discount_fils: 0,
    },
  });
}

/**
 * The services that a session can have: those of its package, otherwise those on sale; and those
 * that it already has.
 */
export async function listServicesFor(
  db: Db,
  bookingId: string,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select service.id, service.name
    from bookings booking cross join services service
    where booking.id = ${bookingId}::uuid and (
      service.id in (select service_id from booking_lines where booking_id = booking.id)
      or service.active and (booking.package_id is null or service.id in (
        select service_id from package_product_services
          join owned_packages owned using (product_id)
        where owned.id = booking.package_id)))
    order by service.position, service.id`.execute(db);
  return rows;
}
