import type { BookingRequest } from '@limber/contract/bookings.ts';
import { openClient } from '../server/src/platform/database/open-connections.ts';
import { issueAccessToken } from '../server/src/platform/http/session.ts';

export const BENCH_SECRET = 'only for measuring: this secret guards nothing at all';

export interface Booker {
  readonly body: BookingRequest;
  readonly authorization: string;
}

/** Free half-hours from tomorrow on, in random order, each as a complete booking of some client. */
export async function listSpareSlots(url: string): Promise<Booker[]> {
  const client = await openClient(url);
  try {
    const clients = await client.query<{ id: number }>(
      `select id from accounts where email like 'booker-%@bench.example'`,
    );
    const tokens = clients.rows.map(({ id: accountId }) => {
      const actor = { accountId, accountType: 'client' } as const;
      return `Bearer ${issueAccessToken(BENCH_SECRET, actor, new Date())}`;
    });
    const { rows } = await client.query<SlotRow>(SPARE_SLOTS);
    return rows.map((row, index) => ({
      authorization: tokens[index % tokens.length] as string,
      body: bookingOf(row),
    }));
  } finally {
    await client.end();
  }
}

/** Ids of all therapists whose free times can be requested. */
export async function listTherapists(url: string): Promise<number[]> {
  const client = await openClient(url);
  try {
    const { rows } = await client.query<{ id: number }>('select id from therapists where active');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** Addresses of clients without bookings. */
export async function listBookers(url: string): Promise<string[]> {
  const client = await openClient(url);
  try {
    const { rows } = await client.query<{ email: string }>(
      `select email from accounts where email like 'booker-%@bench.example'`,
    );
    return rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}

/** Deletes all bookings made since the database was filled, and vacuums. */
export async function clearBooked(url: string): Promise<void> {
  const client = await openClient(url);
  try {
    await client.query(`
      create temp table fresh as select b.id from bookings b join accounts a on a.id = b.client_id
        where a.email like 'booker-%@bench.example';
      delete from booking_lines where booking_id in (select id from fresh);
      delete from booking_events where booking_id in (select id from fresh);
      delete from bookings where id in (select id from fresh);
      delete from bench_bookings b where not exists (select from bookings where id = b.id);
      delete from graphile_worker._private_jobs
        where key is null or split_part(key, ':', 2)::uuid in (select id from fresh);
      truncate idempotency_keys, limits`);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

interface SlotRow {
  therapist_id: number;
  location_code: string;
  date: string;
  time: string;
  service_id: number;
  service_name: string;
  price_aed: number;
}

// Each is looked up by itself: in a join, every cell was compared with all bookings of its
// therapist. More than are booked in half a minute are not needed. Only services without a room:
// with a single bed it would measure refusals.
const SPARE_SLOTS = `
  select therapist_id, location_code,
    to_char(starts_at at time zone 'Asia/Dubai', 'YYYY-MM-DD') as date,
    to_char(starts_at at time zone 'Asia/Dubai', 'HH24:MI') as time,
    offer.*
  from (
      select * from bench_cells
      where not books_by_phone and day >= current_date + 2 and day < current_date + 179
      order by random() limit 100000) as c
    cross join lateral (
      select s.id as service_id, s.name as service_name, d.price_fils / 100 as price_aed
      from services s join service_durations d on d.service_id = s.id
        join therapist_services o on o.service_id = s.id and o.therapist_id = c.therapist_id
      where d.lasts_minutes = 30
        and not exists (select from service_resources need where need.service_id = s.id)
      order by s.id limit 1) as offer
    left join lateral (
      select 1 as is_taken from bookings b
      where b.therapist_id = c.therapist_id and b.status <> 'cancelled'
        and b.starts_at between c.starts_at - interval '1 day' and c.starts_at + interval '30 minutes'
        and b.during && tstzrange(c.starts_at, c.starts_at + interval '30 minutes')
      limit 1) as taken on true
  where is_taken is null
  order by random()`;

function bookingOf(row: SlotRow): BookingRequest {
  return {
    services: [
      {
        id: row.service_id,
        name: row.service_name,
        time: 30,
        price: row.price_aed,
        type: 'service',
      },
    ],
    serviceType: 'service',
    therapist_id: row.therapist_id,
    date: row.date,
    time: row.time,
    duration: 30,
    total_price: row.price_aed,
    location: row.location_code,
    total_duration: 30,
  };
}
