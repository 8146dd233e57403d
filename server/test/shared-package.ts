import type { Route } from '@limber/contract/route.ts';
import { acceptInvitation, invitePerson, listPackagePeople } from '@limber/contract/sharing.ts';
import { beforeEach, expect } from 'vitest';
import { forgetBookings } from './booking-requests.ts';
import { callApi, type Tried } from './call-api.ts';
import { openWorld } from './harness.ts';
import { ownPackage } from './own-package.ts';
import { addClient, type TestClient } from './people.ts';

/**
 * A studio where, at the start of each test, an owner has a family package and a guest has none.
 * Both are new people each time, so that nothing is left over from earlier tests.
 */
export async function openSharedPackage() {
  const world = await openWorld();
  /** `round` is the number of the test, which follows the first names of its people. */
  const newcomers = async (round: number) => {
    const owner = await addClient(world, `Owner${round}`);
    const guest = await addClient(world, `Guest${round}`);
    const packageId = await ownPackage(world, owner.id, 'Family Shared Package');
    return { round, owner, guest, packageId };
  };
  const studio = await newcomers(0);

  beforeEach(async () => {
    await forgetBookings(world);
    await world.empty('limits');
    world.mails.length = 0;
    Object.assign(studio, await newcomers(studio.round + 1));
  });

  /** Asks a call as this client, or as nobody. */
  async function ask<R extends Route>(client: TestClient | null, route: R, args: Tried<R> = {}) {
    const reply = await callApi(world, route, args, client ? { by: client } : {});
    return { status: reply.statusCode, headers: reply.headers, body: reply.body && reply.json() };
  }

  /** The people of the package, as its owner sees them. */
  const people = () => ask(studio.owner, listPackagePeople, { id: studio.packageId });

  const invite = (email = studio.guest.email, more: object = {}, by = studio.owner) =>
    ask(by, invitePerson, { id: studio.packageId, email, ...more });

  const accept = (token: string, adult = true, client = studio.guest) =>
    ask(client, acceptInvitation, { token, adult });

  /** The token of the newest link that was mailed to this address. */
  async function mailedToken(email = studio.guest.email): Promise<string> {
    await world.runJobs();
    const link = /https:\/\/limber\.example\/invitation\/([\w-]+)/;
    const mail = world.mails.findLast((sent) => sent.to === email && link.test(sent.text));
    const token = link.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error(`No invitation was mailed to ${email}.`);
    return token;
  }

  /** Invites somebody who accepts; returns which of the package's people they are. */
  async function share(client = studio.guest, more: object = {}): Promise<number> {
    const invited = await invite(client.email, more);
    expect(invited.status).toBe(201);
    expect((await accept(await mailedToken(client.email), true, client)).status).toBe(200);
    return invited.body.id;
  }

  return Object.assign(studio, { world, ask, people, invite, accept, mailedToken, share });
}
