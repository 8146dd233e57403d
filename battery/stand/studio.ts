import type { BookingRequest } from '@limber/contract/bookings.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { seededChance } from '../../server/seed/seeded-chance.ts';
import { addDays } from '../../server/src/platform/studio-days.ts';
import { ask } from './ask.ts';
import type { Stand } from './stand.ts';

/** The first day on which drills book. */
export const FIRST_DAY = '2026-03-05';

/** Who works where, what is sold, and who books. */
export type Studio = Awaited<ReturnType<typeof readStudio>>;

/** Reads the data that bookings are made of. */
export async function readStudio(stand: Stand, base: string, clients: number[]) {
  const therapists = await stand.query<{ id: number; location: string; services: string[] }>(
    `select t.id, t.location_code as location, array_agg(s.name) as services
     from therapists t join services s on not s.needs_skill or exists (
       select from therapist_services o where o.therapist_id = t.id and o.service_id = s.id)
     where t.active and not t.books_by_phone group by t.id order by t.id`,
  );
  const durations = await stand.query<{
    name: string;
    id: number;
    minutes: number;
    minor: number;
  }>(
    `select name, s.id, lasts_minutes as minutes, price_fils as minor
     from services s join service_durations d on d.service_id = s.id`,
  );
  const [starter] = await stand.query<{
    id: number;
    option: number;
    minutes: number;
    minor: number;
    days: number;
  }>(
    `select p.id, o.id as option, o.minutes, o.price_fils as minor, o.validity_days as days
     from package_products p join package_options o on o.product_id = p.id
     where p.kind = 'regular' order by o.minutes limit 1`,
  );
  if (!starter) throw new Error('No package is sold.');
  const [beds] = await stand.query<{ many: number }>(
    `select count(*)::int as many from resources where kind = 'Red-light bed' and location_code = 'A'`,
  );
  const serviceOf = (name: string, minutes: number) => {
    const found = durations.find((each) => each.name === name && each.minutes === minutes);
    if (!found) throw new Error(`${name} of ${minutes} minutes is not sold.`);
    return found;
  };
  /**
   * Start times, in minutes after midnight, at which a session of this length is free; for a named
   * `service` with the devices it needs.
   */
  const free = async (
    therapistId: number,
    date: string,
    minutes: number,
    { service, at = base }: { service?: string; at?: string } = {},
  ) => {
    const services = durations.find((each) => each.name === service)?.id;
    const asked = {
      therapist_id: therapistId,
      date,
      total_duration: minutes,
      ...(services && { services: String(services) }),
    };
    const { status, body } = await ask(at, availableTimesForServices, asked);
    return status === 200 ? (body as string[]).map(minuteOf) : [];
  };
  const offering = (service: string, location: string) =>
    therapists.filter((each) => each.location === location && each.services.includes(service));
  const most = beds?.many ?? 0;
  return { stand, base, starter, beds: most, clients, serviceOf, free, offering };
}

/** A session that can be booked, and its client. */
export interface Spare {
  readonly clientId: number;
  readonly body: BookingRequest;
}

const SESSION_MINUTES = 30;

/**
 * At least this many different half hours of stretching that are free now, in random order, as
 * complete bookings of alternating clients. Fewer if the diary has no more.
 */
export async function listSpare(studio: Studio, many: number, seed: number): Promise<Spare[]> {
  const { id, minor } = studio.serviceOf('Stretching', SESSION_MINUTES);
  const price = minor / 100;
  const able = ['A', 'B'].flatMap((location) => studio.offering('Stretching', location));
  const spare: Omit<Spare, 'clientId'>[] = [];
  for (let day = 0; day < 170 && spare.length < many; day += 1) {
    const date = addDays(FIRST_DAY, day);
    const times = await Promise.all(
      able.map((each) => studio.free(each.id, date, SESSION_MINUTES)),
    );
    for (const [index, { id: therapist_id, location }] of able.entries()) {
      for (const minute of times[index] ?? []) {
        const services = [{ id, name: '', time: SESSION_MINUTES, price, type: 'service' }];
        const body: BookingRequest = {
          ...{
            services,
            serviceType: 'service',
            therapist_id,
            date,
            time: timeOf(minute),
            location,
          },
          ...{ duration: SESSION_MINUTES, total_duration: SESSION_MINUTES, total_price: price },
        };
        spare.push({ body });
      }
    }
  }
  const chance = seededChance(seed);
  return spare
    .map((each) => ({ each, at: chance.below(2 ** 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }, index) => ({
      ...each,
      clientId: studio.clients[index % studio.clients.length] as number,
    }));
}

/** Minutes after midnight of `HH:MM`. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM` of minutes after midnight. */
export function timeOf(minute: number): string {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}
