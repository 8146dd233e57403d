import type { Route } from '@limber/contract/route.ts';
import { beforeEach } from 'vitest';
import { callApi, type Tried } from './call-api.ts';
import { openWorld, TEST_NOW } from './harness.ts';
import { addClient, type TestClient } from './people.ts';

/** A studio that has a member since Sunday 1 March 2026, and a client who is not one. */
export async function openMemberStudio() {
  const world = await openWorld();

  /** A year of membership, both days (`YYYY-MM-DD`) included. */
  const addYear = ({ id }: TestClient, valid_from: string, valid_to: string) =>
    world.db
      .insertInto('memberships')
      .values({
        account_id: id,
        number: `LMB-0000-${String(id % 10_000).padStart(4, '0')}`,
        valid_from,
        valid_to,
        granted_at: world.clock.now(),
      })
      .execute();

  async function addMember(name: string): Promise<TestClient> {
    const client = await addClient(world, name);
    await addYear(client, '2026-03-01', '2027-02-28');
    return client;
  }

  const member = await addMember('Amina');
  const visitor = await addClient(world, 'Badr');
  beforeEach(() => world.clock.set(TEST_NOW));

  const askAs = <R extends Route>(client: TestClient, route: R, args: Tried<R> = {}) =>
    callApi(world, route, args, { by: client });

  const get = async <R extends Route>(client: TestClient, route: R, args: Tried<R> = {}) =>
    (await askAs(client, route, args)).json();

  return { world, member, visitor, addYear, addMember, askAs, get };
}
