import type { Trx } from '../src/platform/database/db.ts';
import { addDays, dayOf } from '../src/platform/dubai.ts';
import { demoClients } from './demo-clients.ts';
import { insertDemoPackages } from './demo-packages.ts';
import { insertRows } from './insert-rows.ts';
import {
  type Offer,
  type PlannedSession,
  planSessions,
  type Rota,
  type TeamMember,
} from './plan-sessions.ts';
import type { Chance } from './seeded-chance.ts';
import { tellStory } from './tell-story.ts';

const CLIENT_SINCE_DAYS = 120;

/** Writes forty clients and their sessions around `now`; needs the seeded studio. */
export async function insertDemo(trx: Trx, now: Date, chance: Chance): Promise<void> {
  const since = `${addDays(dayOf(now), -CLIENT_SINCE_DAYS)}T12:00:00+04:00`;
  await insertRows(
    trx,
    'accounts',
    demoClients.map((client) => ({
      ...client,
      account_type: 'client',
      created_at: since,
      verified_at: since,
    })),
  );
  const { id: deskId } = await trx
    .selectFrom('accounts')
    .select('id')
    .where('account_type', '=', 'front_desk')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await insertSessions(trx, planSessions(await findRota(trx), now, chance), deskId, now, chance);
  await insertDemoPackages(trx, now, chance);
}

async function insertSessions(
  trx: Trx,
  sessions: PlannedSession[],
  deskId: number,
  now: Date,
  chance: Chance,
): Promise<void> {
  const booked = sessions.map((session) => ({
    id: chance.uuid(),
    session,
    events: tellStory(session, deskId, now, chance),
  }));
  await insertRows(
    trx,
    'bookings',
    booked.map(({ id, session, events }) => ({
      id,
      client_id: session.clientId,
      therapist_id: session.therapist.id,
      location_code: session.therapist.locationCode,
      service_type: 'service',
      status: events.at(-1)?.to_status ?? 'booked',
      starts_at: session.startsAt.toISOString(),
      ends_at: session.endsAt.toISOString(),
      buffer_minutes: session.bufferMinutes,
      cancelled_by: events.at(-1)?.to_status === 'cancelled' ? 'client' : null,
      price_fils: session.lines.reduce((sum, line) => sum + line.priceFils, 0),
      created_at: events[0]?.at ?? now.toISOString(),
    })),
  );
  await insertRows(
    trx,
    'booking_lines',
    booked.flatMap(({ id, session }) =>
      session.lines.map((line, position) => ({
        booking_id: id,
        position,
        service_id: line.serviceId,
        service_name: line.name,
        lasts_minutes: line.lastsMinutes,
        price_fils: line.priceFils,
      })),
    ),
  );
  await insertRows(
    trx,
    'booking_resources',
    booked.flatMap(({ id, session, events }) => {
      const until = new Date(session.endsAt.getTime() + session.bufferMinutes * 60_000);
      return session.resourceIds.map((resourceId) => ({
        booking_id: id,
        resource_id: resourceId,
        during: `[${session.startsAt.toISOString()},${until.toISOString()})`,
        live: !['cancelled', 'no_show'].includes(events.at(-1)?.to_status ?? ''),
      }));
    }),
  );
  await insertRows(
    trx,
    'booking_events',
    booked.flatMap(({ id, events }) =>
      events.map((event) => ({
        booking_id: id,
        kind: KIND_OF[event.to_status] ?? event.to_status,
        ...event,
      })),
    ),
  );
}

/** What an event is, where it is not called as the status that it leads to. */
const KIND_OF: Readonly<Record<string, string>> = { check_in: 'checked_in', no_show: 'missed' };

async function findRota(trx: Trx): Promise<Rota> {
  const therapists = await trx
    .selectFrom('therapists')
    .select(['id', 'location_code', 'books_by_phone'])
    .orderBy('position')
    .execute();
  const skills = await trx
    .selectFrom('therapist_services')
    .select(['therapist_id', 'service_id'])
    .execute();
  const shifts = await trx
    .selectFrom('shifts')
    .select(['therapist_id', 'weekday', 'from_minute', 'to_minute'])
    .orderBy('from_minute')
    .execute();
  const closures = await trx.selectFrom('closures').select(['starts_on', 'ends_on']).execute();
  const clients = await trx
    .selectFrom('accounts')
    .select('id')
    .where('account_type', '=', 'client')
    .orderBy('id')
    .execute();
  const durations = await trx
    .selectFrom('service_durations')
    .innerJoin('services', 'services.id', 'service_durations.service_id')
    .leftJoin('service_resources', 'service_resources.service_id', 'services.id')
    .select([
      'service_durations.service_id',
      'name',
      'lasts_minutes',
      'price_fils',
      'needs_skill',
      'buffer_minutes',
      'service_resources.kind as resourceKind',
    ])
    .orderBy('service_durations.id')
    .execute();
  const resources = await trx
    .selectFrom('resources')
    .select(['id', 'kind', 'location_code as locationCode'])
    .orderBy('position')
    .execute();
  const offersOf = (chosen: typeof durations): Offer[] =>
    chosen.map((row) => ({
      serviceId: row.service_id,
      name: row.name,
      lastsMinutes: row.lasts_minutes,
      priceFils: row.price_fils,
      bufferMinutes: row.buffer_minutes,
      resourceKind: row.resourceKind,
    }));

  const team = therapists.map((therapist): TeamMember => {
    const able = new Set(
      skills.filter((row) => row.therapist_id === therapist.id).map((row) => row.service_id),
    );
    return {
      id: therapist.id,
      locationCode: therapist.location_code,
      booksByPhone: therapist.books_by_phone,
      offers: offersOf(durations.filter((row) => able.has(row.service_id))),
      shifts: shifts
        .filter((row) => row.therapist_id === therapist.id)
        .map((row) => ({
          weekday: row.weekday,
          startMinute: row.from_minute,
          endMinute: row.to_minute,
        })),
    };
  });
  return {
    team,
    clientIds: clients.map((client) => client.id),
    extras: offersOf(durations.filter((row) => !row.needs_skill)),
    resources,
    isClosed: (day) => closures.some((row) => row.starts_on <= day && day <= row.ends_on),
  };
}
