import { generateOtp } from '@limber/contract/auth.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { describe, expect, test } from 'vitest';
import { depsOf, TEST_NOW } from '../../../test/harness.ts';
import { codeFor, latestCode, openSignIn, post } from '../../../test/sign-in.ts';
import { build } from '../../app.ts';

const { world, ask, clientNamed } = await openSignIn();

describe('requesting a code', () => {
  test('sends one mail in words and in HTML, with the code in both and not in the subject @API-02', async () => {
    const email = await clientNamed('Mailed');
    const asked = await ask(' MAILED@client.example ');
    expect(asked.status).toBe(200);
    const code = await latestCode(world, email);
    const mails = world.mails.filter((mail) => mail.to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your Limber sign-in code');
    expect(mails[0]?.html).toContain(code);
  });

  test('writes in Arabic to a client whose language is Arabic, the code in one piece', async () => {
    const email = await clientNamed('Arabic');
    await world.query(`update accounts set language = 'ar' where email = '${email}'`);
    await ask(email);
    const code = await latestCode(world, email);
    const mail = world.mails.find(({ to }) => to === email);
    expect(mail?.subject).toContain('رمز تسجيل الدخول');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.html).toContain(`>${code}<`);
  });

  test('keeps no readable code in the database after the mail is sent', async () => {
    const email = await clientNamed('Hashed');
    const code = await codeFor(world, email);
    const { rows } = await world.query<{ kept: string }>(
      `select c::text || m::text as kept from one_time_codes c
       join accounts a on a.id = c.account_id join mails m on m.recipient = a.email
       where a.email = '${email}'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(code);
  });

  test('answers 404 for an unknown e-mail and 400 for an invalid one @API-02 @VALID-02', async () => {
    const unknown = await ask('nobody@client.example');
    expect(unknown.status).toBe(404);
    expect(unknown.body.error).toBe(unknown.body.detail);
    const invalid = await ask('nobody');
    expect(invalid.status).toBe(400);
    expect(invalid.body.fields).toEqual({ email: 'Please enter one valid e-mail address.' });
    expect((await post(world, generateOtp, {})).body.fields).toEqual({
      email: 'This field is required.',
    });
  });

  test('is possible sixty times in ten minutes from one address', async () => {
    const emails = await Promise.all(
      ['Aisha', 'Badr', 'Chadi', 'Dana', 'Eman', 'Fadi', 'Ghada'].map(clientNamed),
    );
    const address = '192.0.2.60';
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(emails[index % 7] ?? '', address)),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(60).fill(200));
    const refused = await ask(emails[0] ?? '', address);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toBe(refused.body.detail);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('nobody@client.example', address)).status).toBe(429);
    expect((await ask(emails[0] ?? '', '192.0.2.61')).status).toBe(200);
    world.clock.advance(10);
    expect((await ask(emails[0] ?? '', address)).status).toBe(200);
  });

  test('is possible ten times in ten minutes and twenty times a day for one account from one address', async () => {
    const email = await clientNamed('Impatient');
    const times = async (count: number) => {
      for (let number = 0; number < count; number++) expect((await ask(email)).status).toBe(200);
    };
    await times(10);
    expect((await ask(email)).status).toBe(429);
    world.clock.advance(10);
    await times(10);
    world.clock.advance(10);
    const refused = await ask(email);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe(String((DAY_MINUTES - 20) * 60));
    world.clock.advance(DAY_MINUTES);
    expect((await ask(email)).status).toBe(200);
  });

  test('is possible sixty times a day for one account from all addresses', async () => {
    const email = await clientNamed('Flooded');
    for (let number = 0; number < 60; number++) {
      expect((await ask(email, `192.0.2.${number}`)).status).toBe(200);
    }
    expect((await ask(email, '192.0.2.60')).status).toBe(429);
    world.clock.advance(DAY_MINUTES);
    expect((await ask(email, '192.0.2.60')).status).toBe(200);
  });
});

test('only developers get the code in the reply', async () => {
  const developing = { app: await build({ ...depsOf(world), showsCodes: true }) };
  const email = await clientNamed('Builder');
  const shown = (await post(developing, generateOtp, { email })).headers['x-development-code'];
  expect(shown).toBe(await latestCode(world, email));
  expect((await ask(email)).headers).not.toHaveProperty('x-development-code');
  await developing.app.close();
});

test('expired limits are deleted', async () => {
  world.clock.set(TEST_NOW);
  world.clock.advance(20 * DAY_MINUTES);
  for (let number = 0; number < 60; number++)
    await ask('nobody@client.example', `10.1.0.${number}`);
  const old = await world.db
    .selectFrom('limits')
    .select('key')
    .where('ends_at', '<=', world.clock.now())
    .execute();
  expect(old).toEqual([]);
});
