import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetBookings, ownedRequest, postBooking } from '../../../test/booking-requests.ts';
import { openWorld, type World } from '../../../test/harness.ts';
import { addEntry, ownPackage } from '../../../test/own-package.ts';
import { addClient, type TestClient } from '../../../test/people.ts';

let world: World;
let owner: TestClient;
let guest: TestClient;
let packageId: number;
let added = 0;

beforeAll(async () => {
  world = await openWorld();
});

beforeEach(async () => {
  await forgetBookings(world);
  await world.query('truncate limits');
  world.mails.length = 0;
  added += 1;
  owner = await addClient(world, `Owner${added}`);
  guest = await addClient(world, `Guest${added}`);
  packageId = await ownPackage(world, owner.id, 'Family Shared Package');
});

async function ask(
  client: TestClient | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const reply = await world.app.inject({
    method,
    url: `/api/v1/appointment/${path}`,
    ...(client ? { headers: client.headers() } : {}),
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body && reply.json() };
}

const people = () => ask(owner, 'GET', `packages/${packageId}/people/`);
const invite = (email = guest.email, more: object = {}, by = owner) =>
  ask(by, 'POST', `packages/${packageId}/people/`, { email, ...more });
const accept = (token: string, adult = true, client = guest) =>
  ask(client, 'POST', `package-invitations/${token}/`, { adult });

/** The token of the newest link that was mailed to this address. */
async function mailedToken(email = guest.email): Promise<string> {
  await world.runJobs();
  const link = /https:\/\/limber\.example\/invitation\/([\w-]+)/;
  const mail = world.mails.findLast((sent) => sent.to === email && link.test(sent.text));
  const token = link.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No invitation was mailed to ${email}.`);
  return token;
}

async function share(client = guest, more: object = {}): Promise<number> {
  const invited = await invite(client.email, more);
  expect(invited.status).toBe(201);
  expect((await accept(await mailedToken(client.email), true, client)).status).toBe(200);
  return invited.body.id;
}

describe('inviting someone', () => {
  test('adds them to the people and mails a link that only they have', async () => {
    const invited = await invite(` ${guest.email.toUpperCase()} `, { cap_minutes: 300 });
    expect(invited.status).toBe(201);
    expect(invited.body).toEqual({
      id: expect.any(Number),
      name: null,
      email: guest.email,
      status: 'invited',
      cap_minutes: 300,
      used_minutes: 0,
    });
    const token = await mailedToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const mail = world.mails.at(-1);
    expect(mail?.subject).toBe(`Limber: Owner${added} wants to share a package with you`);
    for (const words of ['Family Shared Package', guest.email, '14 days', '18 or older', token]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    const { rows } = await world.query<{ kept: string }>(
      'select p::text || m::text as kept from package_people p, mails m',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.kept).join()).not.toContain(token);
  });

  test('is written in the language of who is invited, else in the owner’s', async () => {
    await world.query(`update accounts set language = 'ar' where id = ${owner.id}`);
    await invite();
    await invite('stranger@client.example');
    await world.runJobs();
    const mailTo = (email: string) => world.mails.find((mail) => mail.to === email);
    expect(mailTo(guest.email)?.subject).toContain('wants to share');
    expect(mailTo('stranger@client.example')?.subject).toContain('دعوة من');
    expect(mailTo('stranger@client.example')?.text).toContain('باقة العائلة المشتركة');
  });

  test('again sends a new link, and the old one ends', async () => {
    await invite(guest.email, { cap_minutes: 60 });
    const first = await mailedToken();
    world.clock.advance(24 * 60);
    const again = await invite();
    expect(again.body.cap_minutes).toBe(60);
    const second = await mailedToken();
    expect(second).not.toBe(first);
    expect((await ask(null, 'GET', `package-invitations/${first}/`)).status).toBe(404);
    expect((await ask(null, 'GET', `package-invitations/${second}/`)).status).toBe(200);
    expect((await people()).body).toHaveLength(2);
  });

  test('is refused for oneself, for who has joined, and when all places are taken', async () => {
    const refused = async (email: string) => {
      const reply = await invite(email);
      return [reply.status, reply.body.error];
    };
    expect(await refused(owner.email)).toEqual([409, 'This package is yours already.']);
    await share();
    expect(await refused(guest.email)).toEqual([409, 'This person shares the package already.']);
    expect((await invite('second@client.example')).status).toBe(201);
    expect((await invite('third@client.example')).status).toBe(201);
    expect(await refused('fourth@client.example')).toEqual([
      409,
      'This package is for 4 people, and all places are taken.',
    ]);
    expect((await invite('third@client.example')).status).toBe(201);
  });

  test('gives no place twice, however many are invited in the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, number) => invite(`friend${number}@client.example`)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([
      201, 201, 201, 409, 409, 409, 409, 409,
    ]);
  });

  test.each([
    ['a package for one', 'Balance Package', {}, 'Only shared packages can be shared.'],
    [
      'a package that has expired',
      'Shared Package for Two',
      { expiresOn: '2026-03-03' },
      'This package can no longer be used, so nobody can join it.',
    ],
    [
      'a closed package',
      'Shared Package for Two',
      { active: false },
      'This package can no longer be used, so nobody can join it.',
    ],
  ])('is refused to %s', async (_what, name, changes, sentence) => {
    packageId = await ownPackage(world, owner.id, name, changes);
    const reply = await invite();
    expect([reply.status, reply.body.detail]).toEqual([409, sentence]);
  });

  test('is refused for what is no e-mail, and with a cap that is none', async () => {
    const wrong = await invite('nobody');
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ email: 'Please enter one valid e-mail address.' });
    expect((await invite(guest.email, { cap_minutes: -5 })).status).toBe(400);
    expect((await invite(guest.email, { cap_minutes: 7 })).status).toBe(400);
  });

  test('is possible five times a day for one address and twenty times for one owner', async () => {
    for (let number = 0; number < 5; number += 1) expect((await invite()).status).toBe(201);
    const refused = await invite();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600);
    for (let number = 0; number < 15; number += 1) {
      const person = await invite(`friend${number}@client.example`);
      expect(person.status).toBe(201);
      await ask(owner, 'DELETE', `packages/${packageId}/people/${person.body.id}/`);
    }
    expect((await invite('one-more@client.example')).status).toBe(429);
    world.clock.advance(24 * 60);
    expect((await invite()).status).toBe(201);
  });
});

describe('an invitation', () => {
  test('can be looked at by who has the link, for fourteen days', async () => {
    await invite();
    const token = await mailedToken();
    const path = `package-invitations/${token}/`;
    expect((await ask(null, 'GET', path)).body).toEqual({
      package_name: 'Family Shared Package',
      owner_first_name: `Owner${added}`,
      email: guest.email,
      status: 'open',
    });
    world.clock.advance(14 * 24 * 60);
    const late = await ask(null, 'GET', path);
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
      name: `Guest${added} Haddad`,
      status: 'joined',
    });
    world.clock.advance(30 * 24 * 60);
    const seen = await ask(null, 'GET', `package-invitations/${token}/`);
    expect(seen.body.status).toBe('joined');
  });

  test('is refused to who is under age, and to another address', async () => {
    await invite();
    const token = await mailedToken();
    const child = await accept(token, false);
    expect(child.status).toBe(400);
    expect(child.body.fields).toEqual({
      adult: 'Only adults of 18 years or older can share a package.',
    });
    const other = await addClient(world, `Other${added}`);
    const wrong = await accept(token, true, other);
    expect(wrong.status).toBe(403);
    expect(wrong.body.detail).toBe(
      `Please sign in with ${guest.email}, where this invitation was sent.`,
    );
    expect((await accept(token, true, owner)).status).toBe(403);
    expect((await people()).body[1]).toMatchObject({ name: null, status: 'invited' });
  });

  test('ends with the package, and when it is full', async () => {
    await invite();
    const token = await mailedToken();
    await world.query(`update owned_packages set people_limit = 1 where id = ${packageId}`);
    expect((await accept(token)).body.error).toBe(
      'This package is for 1 people, and all places are taken.',
    );
    await world.query(`update owned_packages set active = false where id = ${packageId}`);
    const closed = await accept(token);
    expect([closed.status, closed.body.error]).toEqual([
      409,
      'This package can no longer be used.',
    ]);
  });
});

describe('the people of a package', () => {
  test('are its owner and who was invited, with the minutes each has used', async () => {
    await share();
    await invite('aunt@client.example');
    await addEntry(world, packageId, 'booked', -60, owner.id);
    await addEntry(world, packageId, 'booked', -90, guest.id);
    await addEntry(world, packageId, 'returned', 30, guest.id);
    const list = (await people()).body;
    expect(list).toEqual([
      {
        id: null,
        name: `Owner${added} Haddad`,
        email: owner.email,
        status: 'owner',
        cap_minutes: null,
        used_minutes: 60,
      },
      expect.objectContaining({ name: `Guest${added} Haddad`, status: 'joined', used_minutes: 60 }),
      expect.objectContaining({ name: null, email: 'aunt@client.example', used_minutes: 0 }),
    ]);
  });

  test('can be capped, and the cap lifted', async () => {
    const person = await share();
    const path = `packages/${packageId}/people/${person}/`;
    const capped = await ask(owner, 'PUT', path, { cap_minutes: 45 });
    expect(capped.body).toMatchObject({ id: person, cap_minutes: 45 });
    expect((await ask(guest, 'GET', 'active-shared-package/')).body.remaining_time).toBe(45);
    const owned = { id: packageId, kind: 'shared' };
    const tooLong = await postBooking(world, guest, await ownedRequest(world, owned));
    expect(tooLong.statusCode).toBe(409);
    expect(tooLong.json().detail).toContain('45');
    const paused = await ask(owner, 'PUT', path, { cap_minutes: 0 });
    expect(paused.body.cap_minutes).toBe(0);
    expect((await ask(guest, 'GET', 'active-shared-package/')).status).toBe(204);
    const lifted = await ask(owner, 'PUT', path, { cap_minutes: null });
    expect(lifted.body.cap_minutes).toBeNull();
    expect((await ask(guest, 'GET', 'active-shared-package/')).body.remaining_time).toBe(1200);
  });

  test('lose access at once when they are taken out; what they have booked stays', async () => {
    const person = await share();
    const owned = { id: packageId, kind: 'shared' };
    const booked = await postBooking(world, guest, await ownedRequest(world, owned));
    expect(booked.statusCode).toBe(201);
    const token = await mailedToken();
    const path = `packages/${packageId}/people/${person}/`;
    expect((await ask(owner, 'DELETE', path)).status).toBe(204);
    expect((await ask(guest, 'GET', 'active-shared-package/')).status).toBe(204);
    expect((await ask(guest, 'GET', 'packages/')).body.shared_packages).toEqual([]);
    const again = await postBooking(
      world,
      guest,
      await ownedRequest(world, owned, { date: '2026-03-12' }),
    );
    expect(again.statusCode).toBe(400);
    expect((await accept(token)).status).toBe(404);
    expect((await people()).body).toHaveLength(1);
    const next = await ask(guest, 'GET', 'appointments-mobile/next/');
    expect(next.body.results).toHaveLength(1);
    expect((await ask(owner, 'DELETE', path)).status).toBe(404);
    expect((await invite()).status).toBe(201);
  });

  test('are the owner’s alone to see and to change', async () => {
    const person = await share();
    const stranger = await addClient(world, `Stranger${added}`);
    for (const client of [guest, stranger]) {
      const path = `packages/${packageId}/people/`;
      expect((await ask(client, 'GET', path)).status).toBe(404);
      expect((await invite('x@client.example', {}, client)).status).toBe(404);
      const one = `${path}${person}/`;
      expect((await ask(client, 'PUT', one, { cap_minutes: 0 })).status).toBe(404);
      expect((await ask(client, 'DELETE', one)).status).toBe(404);
    }
    const others = await ownPackage(world, stranger.id, 'Shared Package for Two');
    const elsewhere = `packages/${others}/people/${person}/`;
    expect((await ask(stranger, 'DELETE', elsewhere)).status).toBe(404);
    expect((await people()).body).toHaveLength(2);
  });
});

test('who shares a package sees neither appointments nor notes of the others', async () => {
  await share();
  await world.query(`update accounts set goal = 'Secret goal' where id = ${guest.id}`);
  const owned = { id: packageId, kind: 'shared' };
  const booked = await postBooking(world, guest, await ownedRequest(world, owned));
  expect(booked.statusCode).toBe(201);
  const { id } = booked.json();

  for (const [client, other] of [
    [owner, guest],
    [guest, owner],
  ] as const) {
    const lists = await Promise.all(
      ['today', 'next', 'past'].map((when) => ask(client, 'GET', `appointments-mobile/${when}/`)),
    );
    const counts = lists.map((list) => list.body.count);
    expect(counts).toEqual(client === guest ? [0, 1, 0] : [0, 0, 0]);
    const said = await Promise.all(
      [
        'packages/',
        'active-shared-package/',
        `packages/${packageId}/people/`,
        `packages/${packageId}/statement/`,
      ].map(async (path) => JSON.stringify((await ask(client, 'GET', path)).body)),
    );
    for (const secret of [id, 'Noura', 'Secret goal', '2026-03-05', '14:00']) {
      expect(said.join(), `${client.email} about ${other.email}`).not.toContain(secret);
    }
  }
  expect((await ask(owner, 'GET', `appointments/${id}/`)).status).toBe(404);
  expect((await ask(owner, 'POST', `appointments/${id}/cancel/`, {})).status).toBe(404);
});
