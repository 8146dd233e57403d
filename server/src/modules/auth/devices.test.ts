import { generateOtp, obtainToken } from '@limber/contract/auth.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openWorld, TEST_NOW } from '../../../test/harness.ts';
import { addClient } from '../../../test/people.ts';
import { type Browser, codeFor, latestCode, otherThan, post } from '../../../test/sign-in.ts';

const world = await openWorld();
beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query('delete from limits');
});

const HOME = '198.51.100.1';

const ask = (email: string, address: string, browser?: Browser) =>
  post(world, generateOtp, { email }, address, browser);
const exchange = (email: string, otp: string, address: string, browser?: Browser) =>
  post(world, obtainToken, { email, otp }, address, browser);

/** A browser that has signed in to this account. */
async function known(email: string, address = HOME): Promise<Browser> {
  const browser: Browser = {};
  const code = await codeFor(world, email, address, browser);
  expect((await exchange(email, code, address, browser)).status).toBe(200);
  return browser;
}

/** Uses up the allowance of strangers, from many addresses and from `near`. */
async function attack(email: string, near: string): Promise<void> {
  for (let number = 0; number < 60; number++) {
    const address = number < 3 ? near : `192.0.2.${number}`;
    await ask(email, address);
    if (number < 30) await exchange(email, otherThan(await latestCode(world, email)), address);
  }
  for (let number = 0; number < 60; number++) {
    await exchange('nobody@client.example', '123456', near);
    await ask('nobody@client.example', near);
  }
  expect((await ask(email, '192.0.2.200')).status).toBe(429);
  expect((await ask('someone@client.example', near)).status).toBe(429);
}

describe('a stranger', () => {
  test.each(['client', 'therapist', 'front_desk', 'manager'] as const)(
    'cannot lock a %s out of a device that has signed in before, not even from the same network',
    async (type) => {
      const email = await someone(type);
      const phone = await known(email);
      await attack(email, HOME);
      const code = await codeFor(world, email, HOME, phone);
      expect((await exchange(email, otherThan(code), HOME, phone)).status).toBe(401);
      expect((await exchange(email, code, HOME, phone)).status).toBe(200);
    },
    60_000,
  );

  test('can neither use up nor replace the code that the owner has, even on a new device', async () => {
    const email = await someone('client');
    const laptop: Browser = {};
    const code = await codeFor(world, email, HOME, laptop);
    for (const address of ['192.0.2.1', HOME]) {
      for (let tries = 1; tries <= 5; tries++) await exchange(email, otherThan(code), address);
      for (let wishes = 1; wishes <= 3; wishes++) await ask(email, address);
    }
    expect((await exchange(email, code, '192.0.2.1')).status).toBe(401);
    expect((await exchange(email, code, HOME, laptop)).status).toBe(200);
  });

  test('have ten wrong codes a day from one address, and thirty from all together', async () => {
    const email = await someone('client');
    let judged = 0;
    for (let number = 1; number <= 5; number++) {
      const address = `192.0.2.${number}`;
      for (let round = 1; round <= 3; round++) {
        if ((await ask(email, address)).status !== 200) continue;
        const code = await latestCode(world, email);
        for (let tries = 1; tries <= 5; tries++) {
          if ((await exchange(email, otherThan(code), address)).status === 401) judged += 1;
        }
      }
      expect(judged).toBe(Math.min(10 * number, 30));
    }
    const refused = await ask(email, '192.0.2.99');
    expect(refused.status).toBe(429);
    expect(refused.body.error).toContain('Too many wrong codes');
    world.clock.advance(DAY_MINUTES);
    expect((await ask(email, '192.0.2.99')).status).toBe(200);
  });
});

describe('a device that has signed in before', () => {
  test('has ten wrong codes a day, and new ones wherever it is', async () => {
    const email = await someone('client');
    const phone = await known(email);
    for (let wrong = 1; wrong <= 10; wrong++) {
      const address = `192.0.2.${wrong}`;
      const code = await codeFor(world, email, address, phone);
      expect((await exchange(email, otherThan(code), address, phone)).status).toBe(401);
      if (wrong === 5) world.clock.advance(10);
    }
    expect((await ask(email, HOME, phone)).status).toBe(429);
    expect((await exchange(email, '123456', HOME, phone)).status).toBe(429);
    // The owner elsewhere is not one of them.
    const code = await codeFor(world, email, HOME);
    expect((await exchange(email, code, HOME)).status).toBe(200);
  });

  test('is sent ten codes in ten minutes and thirty a day', async () => {
    const email = await someone('client');
    const phone = await known(email);
    world.clock.advance(10);
    for (const count of [10, 10, 9]) {
      for (let wish = 1; wish <= count; wish++) {
        expect((await ask(email, HOME, phone)).status).toBe(200);
      }
      if (count === 10) expect((await ask(email, HOME, phone)).status).toBe(429);
      world.clock.advance(10);
    }
  });

  test('may change its network between requesting and entering a code', async () => {
    const email = await someone('client');
    const phone: Browser = {};
    const code = await codeFor(world, email, HOME, phone);
    expect((await exchange(email, code, '192.0.2.77', phone)).status).toBe(200);
  });

  test('is known to every account that signed in with it', async () => {
    const [mother, daughter] = [await someone('client'), await someone('client')];
    const tablet = await known(mother);
    const code = await codeFor(world, daughter, HOME, tablet);
    expect((await exchange(daughter, code, HOME, tablet)).status).toBe(200);
    for (const email of [mother, daughter]) {
      await attack(email, '192.0.2.250');
      world.clock.advance(10);
      expect((await ask(email, HOME, tablet)).status).toBe(200);
    }
  }, 60_000);

  test('is a stranger to other accounts, after half a year, and with an altered cookie', async () => {
    const [email, other] = [await someone('client'), await someone('client')];
    const phone = await known(email);
    await attack(email, '192.0.2.250');
    await attack(other, '192.0.2.251');
    const status = async (who: string, cookie: string | undefined) =>
      (await ask(who, HOME, cookie === undefined ? {} : { cookie })).status;
    expect(await status(email, phone.cookie)).toBe(200);
    expect(await status(other, phone.cookie)).toBe(429);
    const [name, said = '', signature] = phone.cookie?.split(/[=.]/) ?? [];
    const id = JSON.parse(Buffer.from(said, 'base64url').toString())[0];
    const { rows } = await world.query<{ id: number }>(
      `select id from accounts where email = '${other}'`,
    );
    const forged = Buffer.from(
      JSON.stringify([id, [[rows[0]?.id, Date.parse('2030-01-01')]]]),
    ).toString('base64url');
    expect(await status(other, `${name}=${forged}.${signature}`)).toBe(429);
    expect(await status(other, `${name}=${forged}.`)).toBe(429);
    world.clock.advance(180 * DAY_MINUTES);
    await attack(email, '192.0.2.252');
    expect(await status(email, phone.cookie)).toBe(429);
  }, 60_000);
});

describe('its cookie', () => {
  const attributes = (line: unknown) => String(line).split('; ').slice(1);

  test('has a cookie only for the sign-in calls, for half a year, and unreadable by scripts', async () => {
    const email = await someone('client');
    const browser: Browser = {};
    const code = await codeFor(world, email, HOME, browser);
    const reply = await exchange(email, code, HOME, browser);
    expect(attributes(reply.headers['set-cookie']).sort()).toEqual([
      'HttpOnly',
      `Max-Age=${180 * 24 * 3600}`,
      'Path=/api/v1/auth/token',
      'SameSite=Strict',
      'Secure',
    ]);
  });

  test('gets a cookie for a day when it requests a code, registers or is refused, and not again', async () => {
    const browser: Browser = {};
    const asked = await ask('nobody@client.example', HOME, browser);
    expect(asked.status).toBe(404);
    expect(attributes(asked.headers['set-cookie'])).toContain(`Max-Age=${24 * 3600}`);
    const again = await ask('nobody@client.example', HOME, browser);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('reveals only the account number of those who signed in', async () => {
    const email = await someone('client');
    const { cookie = '' } = await known(email);
    const said = Buffer.from(cookie.split(/[=.]/)[1] ?? '', 'base64url').toString();
    expect(said).toMatch(/^\["[\w-]{22}",\[\[\d+,\d+\]\]\]$/);
  });
});

let people = 0;

/** An e-mail address that nobody has used before. */
async function someone(type: 'client' | 'therapist' | 'front_desk' | 'manager'): Promise<string> {
  people += 1;
  const { id, email } = await addClient(world, `Somebody${people}`);
  await world.query(`update accounts set account_type = '${type}' where id = ${id}`);
  return email;
}
