import { beforeAll, describe, expect, test } from 'vitest';
import { openWorld, TEST_NOW, TEST_SECRET, TEST_URL, type World } from '../../../test/harness.ts';
import { addClient } from '../../../test/people.ts';
import { codeFor, latestCode, otherThan, post } from '../../../test/sign-in.ts';
import { build } from '../../app.ts';
import { systemRandomness } from '../../platform/randomness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const DAY_MINUTES = 24 * 60;

const ask = (email: string, address?: string) =>
  post(world, 'auth/token/generate-otp/', { email }, address);
const exchange = (email: string, otp: string, address?: string) =>
  post(world, 'auth/token/', { email, otp }, address);

async function clientNamed(name: string): Promise<string> {
  return (await addClient(world, name)).email;
}

describe('asking for a code', () => {
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

  test('writes to someone who reads Arabic in Arabic, the code in one piece', async () => {
    const email = await clientNamed('Arabic');
    await world.query(`update accounts set language = 'ar' where email = '${email}'`);
    await ask(email);
    const code = await latestCode(world, email);
    const mail = world.mails.find(({ to }) => to === email);
    expect(mail?.subject).toContain('رمز تسجيل الدخول');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.html).toContain(`>${code}<`);
  });

  test('keeps no readable code in the database once the mail is sent', async () => {
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

  test('answers 404 for an unknown e-mail and 400 for what is none @API-02 @VALID-02', async () => {
    const unknown = await ask('nobody@client.example');
    expect(unknown.status).toBe(404);
    expect(unknown.body.error).toBe(unknown.body.detail);
    const invalid = await ask('nobody');
    expect(invalid.status).toBe(400);
    expect(invalid.body.fields).toEqual({ email: 'Please enter one valid e-mail address.' });
    expect((await post(world, 'auth/token/generate-otp/', {})).body.fields).toEqual({
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

  test('is possible ten times in ten minutes for one account, and thirty times a day', async () => {
    const email = await clientNamed('Impatient');
    const times = async (count: number) => {
      for (let number = 0; number < count; number++) {
        expect((await ask(email, `192.0.2.${number}`)).status).toBe(200);
      }
    };
    await times(10);
    expect((await ask(email)).status).toBe(429);
    world.clock.advance(10);
    await times(10);
    world.clock.advance(10);
    await times(10);
    world.clock.advance(10);
    expect((await ask(email)).status).toBe(429);
    world.clock.advance(DAY_MINUTES);
    expect((await ask(email)).status).toBe(200);
  });
});

describe('a code', () => {
  test('works once @API-04 @AUTH-12', async () => {
    const email = await clientNamed('Once');
    const code = await codeFor(world, email);
    expect((await exchange(email, code)).status).toBe(200);
    const again = await exchange(email, code);
    expect(again.status).toBe(401);
    expect(again.body).toEqual({
      detail: 'Invalid OTP or expired.',
      error: 'Invalid OTP or expired.',
    });
  });

  test('works once, however many use it in the same moment', async () => {
    const email = await clientNamed('Parallel');
    const code = await codeFor(world, email);
    const replies = await Promise.all(Array.from({ length: 6 }, () => exchange(email, code)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  test('is good for ten minutes', async () => {
    const email = await clientNamed('Slow');
    const code = await codeFor(world, email);
    world.clock.advance(10);
    expect((await exchange(email, code)).status).toBe(401);
    const next = await codeFor(world, email);
    world.clock.advance(9.99);
    expect((await exchange(email, next)).status).toBe(200);
  });

  test('is replaced by a newer one', async () => {
    const email = await clientNamed('Newer');
    const first = await codeFor(world, email);
    const second = await codeFor(world, email);
    if (first !== second) expect((await exchange(email, first)).status).toBe(401);
    expect((await exchange(email, second)).status).toBe(200);
  });

  test('is of no use to another account', async () => {
    const [email, other] = [await clientNamed('Own'), await clientNamed('Other')];
    const code = await codeFor(world, email);
    if ((await codeFor(world, other)) !== code) {
      expect((await exchange(other, code)).status).toBe(401);
    }
  });

  test('stands five wrong tries and no more', async () => {
    const email = await clientNamed('Five');
    const code = await codeFor(world, email);
    for (let tries = 1; tries <= 4; tries++) await exchange(email, otherThan(code));
    expect((await exchange(email, code)).status).toBe(200);

    const next = await codeFor(world, email);
    for (let tries = 1; tries <= 5; tries++) await exchange(email, otherThan(next));
    expect((await exchange(email, next)).status).toBe(401);
  });

  test('counts five parallel wrong tries as five', async () => {
    const email = await clientNamed('Burst');
    const code = await codeFor(world, email);
    const wrong = Array.from({ length: 5 }, () => exchange(email, otherThan(code)));
    const statuses = (await Promise.all(wrong)).map((reply) => reply.status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect((await exchange(email, code)).status).toBe(401);
  });

  test.each(['', '12345', '1234567', '12 345', 'abcdef', '١٢٣٤٥٦'])(
    'has six digits, so %j is refused with 400',
    async (otp) => {
      const { status, body } = await exchange('nobody@client.example', otp);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['otp']);
    },
  );
});

describe('wrong codes', () => {
  test('are followed by new ones until ten a day; a right one in between sets nothing back', async () => {
    const email = await clientNamed('Guesser');
    for (let wrong = 1; wrong <= 10; wrong++) {
      const code = await codeFor(world, email);
      expect((await exchange(email, otherThan(code))).status).toBe(401);
      if (wrong === 5) {
        world.clock.advance(10);
        expect((await exchange(email, await codeFor(world, email))).status).toBe(200);
      }
    }
    const asked = await ask(email);
    expect(asked.status).toBe(429);
    expect(asked.body.error).toBe(
      'Too many wrong codes were entered today. Please try again tomorrow or call us.',
    );
    const tried = await exchange(email, '123456');
    expect(tried.status).toBe(429);
    expect(tried.headers['retry-after']).toBe(String((DAY_MINUTES - 10) * 60));

    world.clock.advance(DAY_MINUTES);
    expect((await exchange(email, await codeFor(world, email))).status).toBe(200);
  });

  test('in parallel are never more than ten', async () => {
    const email = await clientNamed('Storm');
    await codeFor(world, email);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => exchange(email, String(100_000 + guess))),
    );
    const judged = replies.filter((reply) => reply.status !== 429);
    expect(judged).toHaveLength(10);
  });

  test('from one address stop at sixty in ten minutes, for it alone', async () => {
    const address = '2001:db8:1:2::1';
    for (let number = 0; number < 60; number++) {
      const tried = await exchange(`nobody-${number}@client.example`, '123456', address);
      expect(tried.status).toBe(401);
    }
    const email = await clientNamed('Neighbour');
    const code = await codeFor(world, email);
    expect((await exchange(email, code, '2001:db8:1:2:ffff::2')).status).toBe(429);
    expect((await exchange(email, code, '2001:db8:1:3::1')).status).toBe(200);
  });
});

test('two processes on one database share codes and limits', async () => {
  const { db, clock } = world;
  const second = await build({
    db,
    clock,
    random: systemRandomness(),
    secret: TEST_SECRET,
    publicUrl: TEST_URL,
  });
  const there = { app: second };
  const email = await clientNamed('Shared');
  const code = await codeFor(world, email);
  for (let tries = 1; tries <= 2; tries++) await exchange(email, otherThan(code));
  for (let tries = 1; tries <= 2; tries++) {
    await post(there, 'auth/token/', { email, otp: otherThan(code) });
  }
  expect((await post(there, 'auth/token/', { email, otp: code })).status).toBe(200);
  expect((await exchange(email, code)).status).toBe(401);
  const counted = await db
    .selectFrom('limits')
    .select('used')
    .where('key', '=', `wrong codes for ${email}`)
    .executeTakeFirstOrThrow();
  expect(counted.used).toBe(5);
  await second.close();
});

test('limits that are over are cleared away', async () => {
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
