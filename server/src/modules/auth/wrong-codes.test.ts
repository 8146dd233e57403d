import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { describe, expect, test } from 'vitest';
import { codeFor, openSignIn, otherThan } from '../../../test/sign-in.ts';

const { world, ask, exchange, clientNamed, accountOf } = await openSignIn();

/** Wrong attempts at the newest code of an account, with and without a cookie. */
async function triesOf(email: string): Promise<{ wrong: number }> {
  const { rows } = await world.query<{ wrong: number }>(
    `select wrong_tries + wrong_tries_by_address as wrong from one_time_codes
     where account_id = ${await accountOf(email)} order by id desc limit 1`,
  );
  return rows[0] ?? { wrong: 0 };
}

/** Every key that attempts are counted under. */
async function keys(): Promise<string[]> {
  const { rows } = await world.query<{ key: string }>('select key from limits');
  return rows.map(({ key }) => key);
}

describe('wrong codes', () => {
  test('allow new codes until ten a day; a right one in between does not reset the count', async () => {
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
      'Too many wrong codes were entered today. Please try again tomorrow or contact us.',
    );
    const tried = await exchange(email, '123456');
    expect(tried.status).toBe(429);
    expect(tried.headers['retry-after']).toBe(String((DAY_MINUTES - 10) * 60));

    world.clock.advance(DAY_MINUTES);
    expect((await exchange(email, await codeFor(world, email))).status).toBe(200);
  });

  test('do not count when there is no code to guess', async () => {
    const email = await clientNamed('Codeless');
    for (let wrong = 1; wrong <= 11; wrong++) {
      expect((await exchange(email, '123456')).status).toBe(401);
    }
    const code = await codeFor(world, email);
    world.clock.advance(10);
    for (let wrong = 1; wrong <= 11; wrong++) {
      expect((await exchange(email, otherThan(code))).status).toBe(401);
    }
    expect((await exchange(email, await codeFor(world, email))).status).toBe(200);
  });

  test('in parallel are never more than ten', async () => {
    const email = await clientNamed('Storm');
    const code = Number(await codeFor(world, email));
    const guesses = Array.from({ length: 30 }, (_, step) => (code + 1 + step) % 1_000_000);
    const replies = await Promise.all(
      guesses.map((guess) => exchange(email, String(guess).padStart(6, '0'))),
    );
    // Five are compared with the code, and five more may be in progress.
    expect(replies.filter((reply) => reply.status !== 429).length).toBeGreaterThanOrEqual(5);
    expect((await triesOf(email)).wrong).toBe(5);
  });

  test('leave one row for their address, however many e-mail addresses are tried', async () => {
    const address = '192.0.2.77';
    const emails = Array.from({ length: 62 }, (_, number) => `nobody-${number}@client.example`);
    const named = await clientNamed('Nobody');
    const before = await keys();
    for (const email of [...emails, named]) await exchange(email, '123456', address);
    expect((await keys()).filter((key) => !before.includes(key))).toEqual([
      `wrong codes from ${address}`,
    ]);
  });

  test('from one address stop at sixty in ten minutes, for that address only', async () => {
    const address = '2001:db8:1:2::1';
    for (let number = 0; number < 60; number++) {
      const tried = await exchange(`nobody-${number}@client.example`, '123456', address);
      expect(tried.status).toBe(401);
    }
    const email = await clientNamed('Neighbour');
    const code = await codeFor(world, email, '2001:db8:1:2:ffff::2');
    expect((await exchange(email, code, '2001:db8:1:2:ffff::2')).status).toBe(429);
    const other = await codeFor(world, email, '2001:db8:1:3::1');
    expect((await exchange(email, other, '2001:db8:1:3::2')).status).toBe(200);
  });
});
