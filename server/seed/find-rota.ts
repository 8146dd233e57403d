import type { Trx } from '../src/platform/database/db.ts';
import type { Offer, Rota, TeamMember } from './plan-sessions.ts';

/** The team with its shifts and services, and the branches' resources. */
export async function findRota(trx: Trx, clientIds: number[]): Promise<Rota> {
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
  const closures = await trx
    .selectFrom('closures')
    .select(['starts_on', 'ends_on'])
    .where('shuts', '=', true)
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
      'therapist_minutes',
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
      priceMinor: row.price_fils,
      bufferMinutes: row.buffer_minutes,
      therapistMinutes: row.therapist_minutes,
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
    clientIds,
    extras: offersOf(durations.filter((row) => !row.needs_skill)),
    resources,
    isClosed: (day) => closures.some((row) => row.starts_on <= day && day <= row.ends_on),
  };
}
