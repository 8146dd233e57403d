import { bookForClient } from '@limber/contract/desk/day/bookings.ts';
import { expect } from 'vitest';
import { callApi, type Tried } from './call-api.ts';
import { actorOf, serviceNamed, type TestClient, therapistNamed } from './people.ts';
import { openStudio } from './studio.ts';

/** The studio with somebody at the desk, who makes calls like the two clients. */
export async function openDesk() {
  const studio = await openStudio();
  const { world, amina } = studio;
  const actor = await actorOf(world, 'front_desk');
  const desk = { headers: () => world.bearer(actor.accountId, actor.accountType) };
  const who = {
    noura: await therapistNamed(world, 'Noura'),
    omar: await therapistNamed(world, 'Omar'),
    camille: await therapistNamed(world, 'Camille'),
    karim: await therapistNamed(world, 'Karim'),
  };
  const stretching = await serviceNamed(world, 'Stretching');

  /**
   * Books an hour of stretching with Noura for a client, on Thursday 5 March 2026 at 14:00; by
   * default from the front desk.
   */
  const tryAtDesk = (
    changes: Tried<typeof bookForClient> = {},
    client: Pick<TestClient, 'id'> = amina,
    key?: string,
    by: Pick<TestClient, 'headers'> = desk,
  ) =>
    callApi(
      world,
      bookForClient,
      {
        client_id: client.id,
        services: [{ id: stretching, time: 60 }],
        serviceType: 'service',
        therapist_id: who.noura,
        date: '2026-03-05',
        time: '14:00',
        location: 'A',
        total_duration: 60,
        ...changes,
      },
      { by, headers: key ? { 'idempotency-key': key } : {} },
    );

  /** Books that hour and returns it as the desk sees it. */
  async function bookAtDesk(
    changes: Tried<typeof bookForClient> = {},
    client: Pick<TestClient, 'id'> = amina,
  ) {
    const reply = await tryAtDesk(changes, client);
    expect(reply.json()).toMatchObject({ version: 1 });
    return reply.json() as { id: string; version: number };
  }

  return { ...studio, actor, desk, who, stretching, tryAtDesk, bookAtDesk };
}
