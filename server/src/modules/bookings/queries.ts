import type {
  AppointmentStatus,
  ServiceType,
  VisitOutcome,
} from '@limber/contract/appointments.ts';
import type { BookingSource } from '@limber/contract/desk/day/bookings.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { WENT_BACK_OF_PAYMENT } from '../../platform/database/worth-of-booking.ts';

/** What a session is for, by its name at the time of booking. */
export interface StoredLine {
  readonly serviceId: number;
  readonly name: string;
  /** Takes somebody who offers it. */
  readonly needsSkill: boolean;
  readonly lastsMinutes: number;
}

/** An appointment as stored. */
export interface StoredAppointment {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly serviceType: ServiceType;
  readonly lines: readonly StoredLine[];
  readonly therapistId: number;
  readonly therapistFirstName: string;
  readonly therapistLastName: string;
  readonly locationCode: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The cutoff it was booked under; null: before studios could set it. */
  readonly cutoffHours: number | null;
  readonly priceMinor: number;
  readonly discountMinor: number;
  /** What was paid online, less what went back, and what goes back when it is cancelled late. */
  readonly online: { readonly minor: number; readonly lateBackMinor: number } | null;
  /** What gift cards paid for it, less what went back. */
  readonly giftCardMinor: number;
  /** The most that it costs once it is cancelled late or missed; null: its price. */
  readonly lateFeeMinor: number | null;
  readonly missedFeeMinor: number | null;
  readonly packageMinutes: number | null;
  /** The package's name at the time of purchase; null: paid separately. */
  readonly packageName: string | null;
  /** Cancelled so late that it counts as used. */
  readonly late: boolean;
  /** Cancelled late: minutes of its time that others took, and whose cost went back. */
  readonly healedMinutes: number;
  /** Where its client feels tight. */
  readonly tightPlaces: readonly BodyPlace[];
  /** Another booked session of the same client overlaps it. */
  readonly overlaps: boolean;
}

const byGiftCard = sql<number>`(
  select coalesce(-sum(e.amount_fils), 0)::int from credit_entries e
  where e.gift_card_id is not null and e.sale_id in (
    select sale_id from sale_lines line
    where line.booking_id = bookings.id or line.package_id = bookings.package_id
  )
)`;

const appointmentsOf = (db: Db | Trx) =>
  db
    .selectFrom('bookings')
    .innerJoin('therapists', 'therapists.id', 'bookings.therapist_id')
    .innerJoin('accounts', 'accounts.id', 'therapists.account_id')
    .select((row) => [
      'bookings.id',
      row.ref('bookings.status').$castTo<AppointmentStatus>().as('status'),
      row.ref('bookings.service_type').$castTo<ServiceType>().as('serviceType'),
      sql<StoredLine[]>`array(
        select json_build_object('serviceId', s.id, 'name', line.service_name, 'needsSkill', s.needs_skill,
          'lastsMinutes', line.lasts_minutes)
        from booking_lines line join services s on s.id = line.service_id
        where line.booking_id = bookings.id order by line.position
      )`.as('lines'),
      'bookings.therapist_id as therapistId',
      'accounts.first_name as therapistFirstName',
      'accounts.last_name as therapistLastName',
      'bookings.location_code as locationCode',
      'bookings.starts_at as startsAt',
      'bookings.ends_at as endsAt',
      'bookings.cutoff_hours as cutoffHours',
      'bookings.price_fils as priceMinor',
      'bookings.discount_fils as discountMinor',
      'bookings.late_fee_fils as lateFeeMinor',
      'bookings.missed_fee_fils as missedFeeMinor',
      'bookings.package_minutes as packageMinutes',
      sql<string | null>`(select name from owned_packages where id = bookings.package_id)`.as(
        'packageName',
      ),
      sql<StoredAppointment['online']>`(
        select json_build_object('minor', came - back,
          'lateBackMinor', greatest(0, floor(came * percent / 100) - back))
        from (
          select sum(p.amount_fils) as came, min(p.late_back_percent) as percent, sum(${sql.raw(WENT_BACK_OF_PAYMENT)}) as back
          from online_payments p where p.booking_id = bookings.id and p.amount_fils > 0
        ) paid where came is not null
      )`.as('online'),
      byGiftCard.as('giftCardMinor'),
      'bookings.late',
      row.ref('bookings.tight_places').$castTo<BodyPlace[]>().as('tightPlaces'),
      'bookings.healed_minutes as healedMinutes',
      sql<boolean>`bookings.status = 'booked' and exists (
        select from bookings other
        where other.client_id = bookings.client_id and other.id <> bookings.id
          and other.status = 'booked'
          and other.starts_at < bookings.ends_at and other.ends_at > bookings.starts_at
      )`.as('overlaps'),
    ]);

/** Which of a client's appointments: starting from `from` (inclusive) to `to` (exclusive). */
export interface DateRange {
  readonly from?: Date;
  readonly to?: Date;
  /** Latest first. */
  readonly backwards?: boolean;
  /**
   * Cancelled sessions count as past: `without` omits them, `too` includes them whenever they were
   * to be.
   */
  readonly cancelled: 'without' | 'too';
}

/** One page of a client's own appointments in a range of time, and how many there are in all. */
export async function listAppointments(
  db: Db,
  clientId: number,
  { from, to, backwards = false, cancelled }: DateRange,
  page: { limit: number; offset: number },
): Promise<{ count: number; appointments: StoredAppointment[] }> {
  const inRange = sql<boolean>`(
    starts_at >= ${from ?? new Date(0)}::timestamptz
    and starts_at < coalesce(${to ?? null}::timestamptz, 'infinity')
  )`;
  const isWanted =
    cancelled === 'too'
      ? sql<boolean>`(${inRange} or status = 'cancelled')`
      : sql<boolean>`(${inRange} and status <> 'cancelled')`;
  const mine = appointmentsOf(db).where('client_id', '=', clientId).where(isWanted);
  const all = db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', clientId)
    .where(isWanted);
  const [{ count }, appointments] = await Promise.all([
    all.executeTakeFirstOrThrow(),
    mine
      .orderBy('starts_at', backwards ? 'desc' : 'asc')
      .orderBy('bookings.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  ]);
  return { count, appointments };
}

/** One page of a client's sessions from the software before, and how many there are in all. */
export async function listEarlierVisits(
  db: Db,
  clientId: number,
  page: { limit: number; offset: number },
) {
  const theirs = db.selectFrom('earlier_visits').where('account_id', '=', clientId);
  const [{ count }, visits] = await Promise.all([
    theirs.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    theirs
      .select((row) => [
        'id',
        sql<string>`day::text`.as('date'),
        sql<string | null>`to_char(starts_at, 'HH24:MI')`.as('time'),
        'lasts_minutes as minutes',
        'service',
        'therapist',
        'branch as location',
        row.ref('outcome').$castTo<VisitOutcome>().as('outcome'),
      ])
      .orderBy('day', 'desc')
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  ]);
  return { count, visits };
}

/** One of a client's own appointments; undefined when it is not theirs. */
export async function findAppointment(
  db: Db | Trx,
  clientId: number,
  bookingId: string,
): Promise<StoredAppointment | undefined> {
  return appointmentsOf(db)
    .where('bookings.id', '=', bookingId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** A booking as the desk sees it; undefined when there is none. */
export async function findDeskBooking(db: Db | Trx, bookingId: string) {
  return appointmentsOf(db)
    .innerJoin('accounts as client', 'client.id', 'bookings.client_id')
    .leftJoin('accounts as maker', 'maker.id', 'bookings.booked_by')
    .select((row) => [
      'bookings.client_id as clientId',
      'client.first_name as clientFirstName',
      'client.last_name as clientLastName',
      'therapists.account_id as therapistAccountId',
      'bookings.version',
      row.ref('bookings.source').$castTo<BookingSource>().as('source'),
      'maker.first_name as bookedByFirstName',
      'maker.last_name as bookedByLastName',
      row.ref('bookings.cancelled_by').$castTo<'client' | 'studio' | null>().as('cancelledBy'),
      'bookings.override_reason as overrideReason',
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
}

/** What was paid online for a session, in minor units. */
export interface PaidOnline {
  readonly minor: number;
  readonly lateBackPercent: number;
  /** Of that, what went back before it was cancelled, or was lost in a dispute. */
  readonly goneMinor: number;
  /** What a bank holds, as it has not decided about a dispute. */
  readonly heldMinor: number;
}

/** Everything that mails about a booking contain; undefined when there is no such booking. */
export async function findMailData(db: Db | Trx, bookingId: string) {
  return appointmentsOf(db)
    .innerJoin('accounts as client', 'client.id', 'bookings.client_id')
    .innerJoin('locations', 'locations.code', 'bookings.location_code')
    .leftJoin('owned_packages as package', 'package.id', 'bookings.package_id')
    .select((row) => [
      'bookings.client_id as clientId',
      row.ref('package.kind').$castTo<PackageKind | null>().as('packageKind'),
      'package.price_fils as packageMinor',
      'package.minutes as packageHas',
      'package.expires_on as packageEndsOn',
      row.ref('client.language').$castTo<Language>().as('language'),
      changesOf('bookings').as('changes'),
      'client.email as clientEmail',
      'client.first_name as clientFirstName',
      'locations.name as locationName',
      'locations.address as locationAddress',
      row.selectFrom('settings').select('city').$asScalar().$notNull().as('city'),
      sql<PaidOnline | null>`(
        select json_build_object('minor', sum(p.amount_fils), 'lateBackPercent', min(late_back_percent),
          'goneMinor', sum(${sql.raw(WENT_BACK_OF_PAYMENT)} - coalesce((
            select sum(amount_fils) from online_refunds
            where payment_id = p.id and status <> 'failed' and because = 'cancelled'
          ), 0)), 'heldMinor', sum(coalesce((
            select sum(amount_fils) from payment_disputes
            where payment_id = p.id and status in ('open', 'answered') and not is_inquiry
          ), 0)))
        from online_payments p where booking_id = bookings.id and amount_fils > 0 having count(*) > 0
      )`.as('paidOnline'),
      sql<boolean>`exists (
        select from waitlist_entries where booking_id = bookings.id and mode = 'book'
      )`.as('cameFree'),
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
}

/** How often a booking was moved, cancelled or restored, in a query that calls it `booking`. */
export const changesOf = (booking: 'bookings' | 'b') => sql<number>`(
  select count(*)::int from booking_events e
  where e.booking_id = ${sql.ref(`${booking}.id`)}
    and (e.from_starts_at is not null or 'cancelled' in (e.from_status, e.to_status))
)`;

/** Who changed a booking last; undefined when no person did. */
export async function findLastActor(
  trx: Trx,
  bookingId: string,
): Promise<{ firstName: string; lastName: string } | undefined> {
  const { rows } = await sql<{ firstName: string; lastName: string }>`
    select first_name as "firstName", last_name as "lastName"
    from booking_events e join accounts on accounts.id = e.actor_id
    where e.booking_id = ${bookingId}::uuid
    order by e.id desc limit 1
  `.execute(trx);
  return rows[0];
}
