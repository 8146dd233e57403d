import { listNextAppointments } from '@limber/contract/appointments.ts';
import { listOwnedPackages } from '@limber/contract/packages.ts';
import {
  joinPackage,
  leavePackage,
  listOpenInvitations,
  readInvitation,
} from '@limber/contract/sharing.ts';
import { describe, expect, test } from 'vitest';
import { ownedRequest, postBooking } from '../../../test/booking-requests.ts';
import { addClient } from '../../../test/people.ts';
import { openSharedPackage } from '../../../test/shared-package.ts';

const studio = await openSharedPackage();
const { world, ask, people, invite, accept, mailedToken, share } = studio;

describe('an invitation', () => {
  test('can be viewed with the link, for fourteen days', async () => {
    await invite();
    const token = await mailedToken();
    expect((await ask(null, readInvitation, { token })).body).toEqual({
      package_name: 'Family Shared Package',
      owner_first_name: `Owner${studio.round}`,
      email: studio.guest.email,
      status: 'open',
    });
    world.clock.advance(14 * 24 * 60);
    const late = await ask(null, readInvitation, { token });
    expect(late.status).toBe(404);
    expect(late.body.error).toBe('This invitation is no longer good. Please ask for a new one.');
    expect((await accept(token)).status).toBe(404);
    expect((await accept('x'.repeat(43))).status).toBe(404);
  });

  test('is accepted by the invited adult, and a second time changes nothing', async () => {
    await invite();
    const token = await mailedToken();
    const reply = await accept(token);
    expect([reply.status, reply.body.detail]).toEqual([200, 'You now share this package.']);
    expect((await accept(token)).status).toBe(200);
    expect((await people()).body[1]).toMatchObject({
      name: `Guest${studio.round} Haddad`,
      status: 'joined',
    });
    world.clock.advance(30 * 24 * 60);
    const seen = await ask(null, readInvitation, { token });
    expect(seen.body.status).toBe('joined');
  });

  test('is refused to minors, and to another address', async () => {
    await invite();
    const token = await mailedToken();
    const child = await accept(token, false);
    expect(child.status).toBe(400);
    expect(child.body.fields).toEqual({
      adult: 'Only adults of 18 years or older can share a package.',
    });
    const other = await addClient(world, `Other${studio.round}`);
    const wrong = await accept(token, true, other);
    expect(wrong.status).toBe(403);
    expect(wrong.body.detail).toBe(
      `Please sign in with ${studio.guest.email}, where this invitation was sent.`,
    );
    expect((await accept(token, true, studio.owner)).status).toBe(403);
    expect((await people()).body[1]).toMatchObject({ name: null, status: 'invited' });
  });

  test('ends with the package, and when it is full', async () => {
    await invite();
    const token = await mailedToken();
    await world.query(`update owned_packages set people_limit = 1 where id = ${studio.packageId}`);
    expect((await accept(token)).body.error).toBe(
      'This package is for 1 people, and all places are taken.',
    );
    await world.query(`update owned_packages set active = false where id = ${studio.packageId}`);
    const closed = await accept(token);
    expect([closed.status, closed.body.error]).toEqual([
      409,
      'This package can no longer be used.',
    ]);
  });
});

describe('someone else’s package', () => {
  const open = () => ask(studio.guest, listOpenInvitations);
  const join = (client = studio.guest, adult = true) =>
    ask(client, joinPackage, { id: studio.packageId, adult });
  const leave = (client = studio.guest) => ask(client, leavePackage, { id: studio.packageId });

  test('waits on the profile of the invited address, and is accepted there', async () => {
    await invite(studio.guest.email, { cap_minutes: 300 });
    expect((await open()).body).toEqual([
      {
        id: studio.packageId,
        package_name: 'Family Shared Package',
        owner_first_name: `Owner${studio.round}`,
        cap_minutes: 300,
        invited_until: '2026-03-18T06:00:00.000Z',
      },
    ]);
    const young = await join(studio.guest, false);
    expect(young.status).toBe(400);
    expect(young.body.fields).toEqual({
      adult: 'Only adults of 18 years or older can share a package.',
    });
    expect((await join()).body).toEqual({ detail: 'You now share this package.' });
    expect((await join()).status).toBe(200);
    expect((await open()).body).toEqual([]);
    const [shared] = (await ask(studio.guest, listOwnedPackages)).body.shared_packages;
    expect(shared).toMatchObject({ id: studio.packageId, cap_left: 300 });
    const [, joined] = (await people()).body;
    expect(joined).toMatchObject({ status: 'joined', invited_until: null });
  });

  test('can be joined by nobody else, nor when the invitation has ended or no place is left', async () => {
    const stranger = await addClient(world, `Stranger${studio.round}`);
    await invite();
    expect((await join(stranger)).status).toBe(404);
    expect((await join(studio.owner)).status).toBe(404);
    world.clock.advance(14 * 24 * 60);
    expect((await open()).body).toEqual([]);
    expect((await join()).status).toBe(404);
    await invite();
    await world.query(`update owned_packages set people_limit = 1 where id = ${studio.packageId}`);
    expect((await join()).status).toBe(409);
    await world.query(`update owned_packages set active = false where id = ${studio.packageId}`);
    expect((await open()).body).toEqual([]);
    expect((await join()).status).toBe(409);
  });

  test('can be left, and sessions booked from it stay booked', async () => {
    await share();
    const owned = { id: studio.packageId, kind: 'shared' };
    expect(
      (await postBooking(world, studio.guest, await ownedRequest(world, owned))).statusCode,
    ).toBe(201);
    expect((await leave()).status).toBe(204);
    expect((await ask(studio.guest, listOwnedPackages)).body.shared_packages).toEqual([]);
    expect((await people()).body).toHaveLength(1);
    expect((await ask(studio.guest, listNextAppointments)).body.count).toBe(1);
    const other = await ownedRequest(world, owned, { date: '2026-03-12' });
    expect((await postBooking(world, studio.guest, other)).statusCode).toBe(400);
    expect((await leave()).status).toBe(404);
  });

  test('can be declined; its owner and strangers leave nothing', async () => {
    await invite();
    expect((await leave()).status).toBe(204);
    expect((await open()).body).toEqual([]);
    expect((await join()).status).toBe(404);
    const refused = await leave(studio.owner);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This package is your own, so you cannot leave it. You can take the people out who share it.',
    ]);
    const strange = await leave(studio.guest);
    expect([strange.status, strange.body.detail]).toEqual([404, 'We do not know this package.']);
  });
});
