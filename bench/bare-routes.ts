import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** A therapist's bookings of a day, read through the index that free times use too. */
const SELECT_DAY = `
  select id, starts_at, ends_at, status from bench_bookings
  where therapist_id = $1 and status <> 'cancelled' and starts_at >= $2 and starts_at < $3
  order by starts_at`;

const INSERT_BOOKING = `
  insert into bench_bookings (id, client_id, therapist_id, location_code, service_type, status,
    starts_at, ends_at, price_fils, created_at)
  values (gen_random_uuid(), 1, $1, $2, 'service', 'booked', $3, $4, 20000, now())
  returning id`;

const HALF_HOUR_MS = 30 * 60_000;

interface DayQuery {
  therapist_id: string;
  date: string;
}

interface SlotBody extends Omit<DayQuery, 'therapist_id'> {
  therapist_id: number;
  time: string;
  location: string;
}

/**
 * The baseline: one bare statement per request, on the same server, pool and indexes. Takes the
 * product's own requests.
 */
export function bareRoutes(app: FastifyInstance, pool: pg.Pool): void {
  app.get<{ Querystring: DayQuery }>('/bench/bare-select', async ({ query }) => {
    const midnight = new Date(`${query.date}T00:00:00+04:00`);
    const nextMidnight = new Date(midnight.getTime() + 24 * 3_600_000);
    const { rows } = await pool.query(SELECT_DAY, [query.therapist_id, midnight, nextMidnight]);
    return rows;
  });

  app.post<{ Body: SlotBody }>('/bench/bare-insert', async ({ body }, reply) => {
    const startsAt = new Date(`${body.date}T${body.time}:00+04:00`);
    const endsAt = new Date(startsAt.getTime() + HALF_HOUR_MS);
    const values = [body.therapist_id, body.location, startsAt, endsAt];
    const { rows } = await pool.query(INSERT_BOOKING, values);
    return reply.status(201).send(rows[0]);
  });

  app.get('/bench/hello', async () => ({ hello: 'world' }));
}
