import {
  cancelAppointment,
  listNextAppointments,
  listPastAppointments,
  listTodaysAppointments,
  readAppointment,
} from '@limber/contract/appointments.ts';
import { readStatement } from '@limber/contract/package-statement.ts';
import { listOwnedPackages, readActiveSharedPackage } from '@limber/contract/packages.ts';
import { capPerson, listPackagePeople, removePerson } from '@limber/contract/sharing.ts';
import { describe, expect, test } from 'vitest';
import { ownedRequest, postBooking } from '../../../test/booking-requests.ts';
import { addEntry, ownPackage } from '../../../test/own-package.ts';
import { addClient } from '../../../test/people.ts';
import { openSharedPackage } from '../../../test/shared-package.ts';

const studio = await openSharedPackage();
const { world, ask, people, invite, accept, mailedToken, share } = studio;

describe('the people of a package', () => {
  test('are its owner and the invited people, with the minutes that each has used', async () => {
    await share();
    await invite('aunt@client.example');
    await addEntry(world, studio.packageId, 'booked', -60, studio.owner.id);
    await addEntry(world, studio.packageId, 'booked', -90, studio.guest.id);
    await addEntry(world, studio.packageId, 'returned', 30, studio.guest.id);
    const list = (await people()).body;
    expect(list).toEqual([
      {
        id: null,
        name: `Owner${studio.round} Haddad`,
        email: studio.owner.email,
        status: 'owner',
        cap_minutes: null,
        used_minutes: 60,
        invited_until: null,
      },
      expect.objectContaining({
        name: `Guest${studio.round} Haddad`,
        status: 'joined',
        used_minutes: 60,
      }),
      expect.objectContaining({ name: null, email: 'aunt@client.example', used_minutes: 0 }),
    ]);
  });

  test('can be capped, and the cap lifted', async () => {
    const person = await share();
    const cap = (cap_minutes: number | null) =>
      ask(studio.owner, capPerson, { id: studio.packageId, person, cap_minutes });
    const capped = await cap(45);
    expect(capped.body).toMatchObject({ id: person, cap_minutes: 45 });
    expect((await ask(studio.guest, readActiveSharedPackage)).body.remaining_time).toBe(45);
    const owned = { id: studio.packageId, kind: 'shared' };
    const tooLong = await postBooking(world, studio.guest, await ownedRequest(world, owned));
    expect(tooLong.statusCode).toBe(409);
    expect(tooLong.json().detail).toContain('45');
    const paused = await cap(0);
    expect(paused.body.cap_minutes).toBe(0);
    expect((await ask(studio.guest, readActiveSharedPackage)).status).toBe(204);
    const above = await cap(1205);
    const sentence = 'This package has 1200 minutes. Please give a cap of 1200 at most, or none.';
    expect(above).toMatchObject({ status: 400, body: { fields: { cap_minutes: sentence } } });
    expect((await cap(1200)).status).toBe(200);
    const lifted = await cap(null);
    expect(lifted.body.cap_minutes).toBeNull();
    expect((await ask(studio.guest, readActiveSharedPackage)).body.remaining_time).toBe(1200);
  });

  test('lose access at once when they are removed; what they have booked stays', async () => {
    const person = await share();
    const owned = { id: studio.packageId, kind: 'shared' };
    const booked = await postBooking(world, studio.guest, await ownedRequest(world, owned));
    expect(booked.statusCode).toBe(201);
    const token = await mailedToken();
    const one = { id: studio.packageId, person };
    expect((await ask(studio.owner, removePerson, one)).status).toBe(204);
    expect((await ask(studio.guest, readActiveSharedPackage)).status).toBe(204);
    expect((await ask(studio.guest, listOwnedPackages)).body.shared_packages).toEqual([]);
    const again = await postBooking(
      world,
      studio.guest,
      await ownedRequest(world, owned, { date: '2026-03-12' }),
    );
    expect(again.statusCode).toBe(400);
    expect((await accept(token)).status).toBe(404);
    expect((await people()).body).toHaveLength(1);
    const next = await ask(studio.guest, listNextAppointments);
    expect(next.body.results).toHaveLength(1);
    expect((await ask(studio.owner, removePerson, one)).status).toBe(404);
    expect((await invite()).status).toBe(201);
  });

  test('are told by mail when they are removed, unless they had not joined', async () => {
    const person = await share();
    const invited = await invite('stranger@client.example');
    await world.runJobs();
    world.mails.length = 0;
    await ask(studio.owner, removePerson, { id: studio.packageId, person });
    await ask(studio.owner, removePerson, { id: studio.packageId, person: invited.body.id });
    await world.runJobs();
    expect(world.mails.map(({ to }) => to)).toEqual([studio.guest.email]);
    const [mail] = world.mails;
    expect(mail?.subject).toContain('You no longer share Owner’s package');
    expect(mail?.text).toContain('Family Shared Package');
    expect(mail?.text).toContain('stay booked');
    await world.query(`update accounts set language = 'ar' where id = ${studio.guest.id}`);
    const again = await share();
    await ask(studio.owner, removePerson, { id: studio.packageId, person: again });
    await world.runJobs();
    expect(world.mails.at(-1)?.subject).toContain(`انتهت مشاركتك في باقة`);
  });

  test('are the owner’s alone to see and to change', async () => {
    const person = await share();
    const stranger = await addClient(world, `Stranger${studio.round}`);
    for (const client of [studio.guest, stranger]) {
      expect((await ask(client, listPackagePeople, { id: studio.packageId })).status).toBe(404);
      expect((await invite('x@client.example', {}, client)).status).toBe(404);
      const one = { id: studio.packageId, person };
      expect((await ask(client, capPerson, { ...one, cap_minutes: 0 })).status).toBe(404);
      expect((await ask(client, removePerson, one)).status).toBe(404);
    }
    const others = await ownPackage(world, stranger.id, 'Shared Package for Two');
    const elsewhere = { id: others, person };
    expect((await ask(stranger, removePerson, elsewhere)).status).toBe(404);
    expect((await people()).body).toHaveLength(2);
  });
});

test('people who share a package do not see each other’s appointments or notes', async () => {
  await share();
  await world.query(`update accounts set goal = 'Secret goal' where id = ${studio.guest.id}`);
  const owned = { id: studio.packageId, kind: 'shared' };
  const booked = await postBooking(world, studio.guest, await ownedRequest(world, owned));
  expect(booked.statusCode).toBe(201);
  const { id } = booked.json();

  for (const [client, other] of [
    [studio.owner, studio.guest],
    [studio.guest, studio.owner],
  ] as const) {
    const lists = await Promise.all(
      [listTodaysAppointments, listNextAppointments, listPastAppointments].map((list) =>
        ask(client, list),
      ),
    );
    const counts = lists.map((list) => list.body.count);
    expect(counts).toEqual(client === studio.guest ? [0, 1, 0] : [0, 0, 0]);
    const said = await Promise.all(
      [
        ask(client, listOwnedPackages),
        ask(client, readActiveSharedPackage),
        ask(client, listPackagePeople, { id: studio.packageId }),
        ask(client, readStatement, { id: studio.packageId }),
      ].map(async (asked) => JSON.stringify((await asked).body)),
    );
    for (const secret of [id, 'Noura', 'Secret goal', '2026-03-05', '14:00']) {
      expect(said.join(), `${client.email} about ${other.email}`).not.toContain(secret);
    }
  }
  expect((await ask(studio.owner, readAppointment, { id })).status).toBe(404);
  expect((await ask(studio.owner, cancelAppointment, { id })).status).toBe(404);
});
