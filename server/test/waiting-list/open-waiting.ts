import { joinWaitlist, listWaitlist, type WaitlistEntry } from '@limber/contract/waiting-list.ts';
import { expect } from 'vitest';
import { callApi } from '../call-api.ts';
import type { World } from '../harness.ts';
import { addClient, serviceNamed, type TestClient, therapistNamed } from '../people.ts';
import { openStudio } from '../studio.ts';

/** An hour of stretching at Al Warqa on Friday 6 March 2026, at any time and with anyone. */
export async function wishFor(world: World, changes: Record<string, unknown> = {}) {
  return {
    services: [{ id: await serviceNamed(world, 'Stretching'), time: 60 }],
    total_duration: 60,
    locations: ['A'],
    therapist_ids: null,
    from: '2026-03-06',
    to: '2026-03-06',
    times: null,
    notice_minutes: 0,
    mode: 'ask',
    ...changes,
  };
}

/** The studio of `openStudio` with a Friday on which Noura is booked all day, and some who wait for her. */
export async function openWaiting(opening?: Parameters<typeof openStudio>[0]) {
  const studio = await openStudio(opening);
  const { world } = studio;
  const noura = await therapistNamed(world, 'Noura');
  const crowd = await addClient(world, 'Crowd');
  let people = 0;

  const tryToWait = async (client: TestClient, changes: Record<string, unknown> = {}) =>
    callApi(world, joinWaitlist, await wishFor(world, { therapist_ids: [noura], ...changes }), {
      by: client,
    });

  /** Puts a client on the list for her, a minute after the one before. */
  async function wait(
    client: TestClient,
    changes: Record<string, unknown> = {},
  ): Promise<WaitlistEntry> {
    world.clock.advance(1);
    const reply = await tryToWait(client, changes);
    expect(reply.json()).toMatchObject({ status: 'waiting' });
    return reply.json();
  }

  const entriesOf = async (client: TestClient): Promise<WaitlistEntry[]> =>
    (await callApi(world, listWaitlist, {}, { by: client })).json();

  /** The offer that a client has now. */
  const offerOf = async (client: TestClient) => (await entriesOf(client))[0]?.offer ?? null;

  /** Books every hour of a therapist on a day for the crowd, from one hour to another. */
  async function fill(
    day = '2026-03-06',
    therapistId = noura,
    [first, last]: readonly [number, number] = [8, 23],
  ): Promise<string[]> {
    const { rows } = await world.query<{ id: string }>(`
      insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
        starts_at, ends_at, price_fils, cutoff_hours, created_at)
      select gen_random_uuid(), ${crowd.id}, ${therapistId}, 'A', 'service', 'booked',
        hour at time zone 'Asia/Dubai', hour at time zone 'Asia/Dubai' + interval '1 hour', 32000, 7,
        '2026-03-01'
      from generate_series(timestamp '${day}' + interval '${first} hours',
        timestamp '${day}' + interval '${last} hours', interval '1 hour') hour
      order by hour returning id`);
    return rows.map(({ id }) => id);
  }

  /** Some more clients. */
  async function addClients(count: number): Promise<TestClient[]> {
    const added: TestClient[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      people += 1;
      added.push(await addClient(world, `Waiting${people}`));
    }
    return added;
  }

  return { ...studio, noura, crowd, tryToWait, wait, entriesOf, offerOf, fill, addClients };
}
