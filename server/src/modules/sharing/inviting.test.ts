import { eraseAccount } from '@limber/contract/accounts.ts';
import { invitePerson, readInvitation, removePerson } from '@limber/contract/sharing.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectWords } from '../../../test/mails/letters.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { addClient } from '../../../test/people.ts';
import { openSharedPackage } from '../../../test/shared-package.ts';

const studio = await openSharedPackage();
const { world, ask, people, invite, mailedToken, share } = studio;

describe('inviting someone', () => {
  test('adds them to the people and mails a link that only they have', async () => {
    const invited = await invite(` ${studio.guest.email.toUpperCase()} `, { cap_minutes: 300 });
    expect(invited.status).toBe(201);
    expect(invited.body).toEqual({
      id: expect.any(Number),
      name: null,
      email: studio.guest.email,
      status: 'invited',
      cap_minutes: 300,
      used_minutes: 0,
      invited_until: '2026-03-18T06:00:00.000Z',
    });
    const token = await mailedToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const mail = world.mails.at(-1);
    expect(mail?.subject).toBe('Limber: Owner wants to share a package with you');
    expectWords(mail, 'Family Shared Package', studio.guest.email, '14 days', '18 or older', token);
    const { rows } = await world.query<{ kept: string }>(
      'select p::text || m::text as kept from package_people p, mails m',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.kept).join()).not.toContain(token);
  });

  test('is written in the language of the invited person, otherwise in the owner’s', async () => {
    await world.query(`update accounts set language = 'ar' where id = ${studio.owner.id}`);
    await invite();
    await invite('stranger@client.example');
    await world.runJobs();
    const mailTo = (email: string) => world.mails.find((mail) => mail.to === email);
    expect(mailTo(studio.guest.email)?.subject).toContain('wants to share');
    expect(mailTo('stranger@client.example')?.subject).toContain('دعوة لمشاركة باقة');
    // A stranger reads a client's name in the text, not in the heading.
    expect(mailTo('stranger@client.example')?.subject).not.toContain('Owner');
    expect(mailTo('stranger@client.example')?.text).toContain('باقة العائلة المشتركة');
  });

  test('again sends a new link, and the old one ends', async () => {
    await invite(studio.guest.email, { cap_minutes: 60 });
    const first = await mailedToken();
    world.clock.advance(24 * 60);
    const again = await invite();
    expect(again.body.cap_minutes).toBe(60);
    const second = await mailedToken();
    expect(second).not.toBe(first);
    expect((await ask(null, readInvitation, { token: first })).status).toBe(404);
    expect((await ask(null, readInvitation, { token: second })).status).toBe(200);
    expect((await people()).body).toHaveLength(2);
  });

  test('is refused for oneself, for people who have joined, and when all places are taken', async () => {
    const refused = async (email: string) => {
      const reply = await invite(email);
      return [reply.status, reply.body.error];
    };
    expect(await refused(studio.owner.email)).toEqual([409, 'This package is yours already.']);
    await share();
    expect(await refused(studio.guest.email)).toEqual([
      409,
      'This person shares the package already.',
    ]);
    expect((await invite('second@client.example')).status).toBe(201);
    expect((await invite('third@client.example')).status).toBe(201);
    expect(await refused('fourth@client.example')).toEqual([
      409,
      'This package is for 4 people, and all places are taken.',
    ]);
    expect((await invite('third@client.example')).status).toBe(201);
  });

  test('assigns no place twice, however many are invited at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, number) => invite(`friend${number}@client.example`)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 201, 201, 409, 409]);
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
    studio.packageId = await ownPackage(world, studio.owner.id, name, changes);
    const reply = await invite();
    expect([reply.status, reply.body.detail]).toEqual([409, sentence]);
  });

  test('is refused for an invalid e-mail, and with an invalid cap', async () => {
    const wrong = await invite('nobody');
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ email: 'Please enter one valid e-mail address.' });
    expect((await invite(studio.guest.email, { cap_minutes: -5 })).status).toBe(400);
    expect((await invite(studio.guest.email, { cap_minutes: 7 })).status).toBe(400);
    const above = await invite(studio.guest.email, { cap_minutes: 1205 });
    const sentence = 'This package has 1200 minutes. Please give a cap of 1200 at most, or none.';
    expect(above).toMatchObject({ status: 400, body: { fields: { cap_minutes: sentence } } });
    expect((await invite(studio.guest.email, { cap_minutes: 1200 })).status).toBe(201);
  });

  test('is possible five times a day for one address and ten times for one owner, kept without the address', async () => {
    for (let number = 0; number < 5; number += 1) expect((await invite()).status).toBe(201);
    const refused = await invite();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600);
    for (let number = 0; number < 5; number += 1) {
      const person = await invite(`friend${number}@client.example`);
      expect(person.status).toBe(201);
      await ask(studio.owner, removePerson, { id: studio.packageId, person: person.body.id });
    }
    const oneMore = await addClient(world, `More${studio.round}`);
    expect((await invite(oneMore.email)).status).toBe(429);
    const { rows } = await world.query<{ key: string }>('select key from limits');
    expect(rows.map(({ key }) => key).join()).not.toContain('@');
    world.clock.advance(24 * 60);
    expect((await invite()).status).toBe(201);
  });
});

describe('inviting people without an account', () => {
  const SENTENCE =
    'Too many people without an account were invited today. Please try again tomorrow.';
  const inviteStranger = async (number: number, by = studio.owner) => {
    const reply = await invite(`stranger${number}@client.example`, {}, by);
    if (reply.status === 201) {
      await ask(by, removePerson, { id: studio.packageId, person: reply.body.id });
    }
    return reply;
  };

  test('is possible five times a day, and then only those with one', async () => {
    for (let number = 0; number < 5; number += 1) {
      expect((await inviteStranger(number)).status).toBe(201);
    }
    const refused = await inviteStranger(5);
    expect([refused.status, refused.body.error]).toEqual([429, SENTENCE]);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600);
    expect((await invite()).status).toBe(201);
    world.clock.advance(24 * 60);
    expect((await inviteStranger(5)).status).toBe(201);
  });

  test('is counted by the owner, and erased with them', async () => {
    for (let number = 0; number < 5; number += 1) await inviteStranger(number);
    const other = await addClient(world, `Other${studio.round}`);
    const otherPackage = await ownPackage(world, other.id, 'Family Shared Package');
    const theirs = { email: 'stranger9@client.example' };
    const invited = await ask(other, invitePerson, { id: otherPackage, ...theirs });
    expect(invited.status).toBe(201);
    await callApi(world, eraseAccount, { email: studio.owner.email }, { by: studio.owner });
    const { rows } = await world.query<{ key: string }>('select key from limits');
    expect(rows.filter(({ key }) => key.endsWith(` ${studio.owner.id}`))).toEqual([]);
  });

  test('is refused in Arabic to an Arabic reader', async () => {
    for (let number = 0; number < 5; number += 1) await inviteStranger(number);
    const reply = await callApi(
      world,
      invitePerson,
      { id: studio.packageId, email: 'stranger9@client.example' },
      { headers: { ...studio.owner.headers(), 'accept-language': 'ar' } },
    );
    expect([reply.statusCode, reply.json().detail]).toEqual([
      429,
      'أُرسلت اليوم دعوات كثيرة إلى من لا حساب لهم لدينا. يرجى المحاولة غداً.',
    ]);
  });
});
