import type { Route } from '@limber/contract/route.ts';
import { beforeEach } from 'vitest';
import { at } from '../src/platform/studio-days.ts';
import { callApi } from './call-api.ts';
import { openWorld, TEST_NOW, type World } from './harness.ts';
import { addClient, serviceNamed, therapistNamed } from './people.ts';

/** Thursday: at branch A Noura works 12-20, Omar 14-22, Daniel 12-16 and 18-22, Camille 12-20. */
export const THURSDAY = '2026-03-05';

/** A visitor who has not signed in and holds nothing. */
export const nobody = { accountId: null, browser: null };

/**
 * The diary of a studio in which nothing is taken at the start of each test. `who` has the ids of
 * therapists by first name, `does` those of services by name.
 */
export async function openDiary() {
  const world = await openWorld();
  const client = await addClient(world, 'Amina');
  const who: Record<string, number> = {};
  for (const name of ['Noura', 'Omar', 'Grace', 'Daniel', 'Camille', 'Karim', 'Viktor']) {
    who[name] = await therapistNamed(world, name);
  }
  const does: Record<string, number> = {};
  for (const name of ['Stretching', 'Cupping', 'Red-Light Therapy', 'Prenatal Stretching']) {
    does[name] = await serviceNamed(world, name);
  }

  beforeEach(async () => {
    world.clock.set(TEST_NOW);
    await world.db.deleteFrom('bookings').execute();
    await world.db.deleteFrom('holds').execute();
    await world.db.deleteFrom('time_off').execute();
    await world.db.deleteFrom('closures').execute();
    await world.db.deleteFrom('favourites').execute();
  });

  const get = async (route: Route, query: Record<string, unknown>) => {
    const reply = await callApi(world, route, query);
    return { status: reply.statusCode, body: reply.json() };
  };

  /** Books a therapist from `from` to `to` (`HH:MM`) on a day, past all rules. */
  async function take(name: string, date: string, from: string, to: string, status = 'booked') {
    await world.db
      .insertInto('bookings')
      .values({
        id: crypto.randomUUID(),
        client_id: client.id,
        therapist_id: who[name] as number,
        location_code: 'A',
        service_type: 'service',
        status,
        starts_at: at(date, from),
        ends_at: at(date, to),
        price_fils: 0,
        created_at: world.clock.now(),
      })
      .execute();
  }

  /** The database, with a count of the queries made through it. */
  function countReads() {
    let reads = 0;
    const counting = world.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        reads += 1;
        return result;
      },
    });
    return { counting, reads: () => reads };
  }

  return { world, client, who, does, get, take, countReads };
}

/**
 * Shuts the whole studio from one day to another (`YYYY-MM-DD`), both inclusive, past all rules.
 */
export async function shutStudio(
  world: World,
  name: string,
  from: string,
  to: string,
): Promise<void> {
  await world.db
    .insertInto('closures')
    .values({ name, title: name, greeting_ar: 'عيد', starts_on: from, ends_on: to })
    .execute();
}
