import { obtainToken } from '@limber/contract/auth.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import { depsOf } from '../../../test/harness.ts';
import { codeFor, openSignIn, otherThan, post } from '../../../test/sign-in.ts';
import { build } from '../../app.ts';

const { world, exchange, clientNamed, accountOf } = await openSignIn();

describe('a code', () => {
  test('works once @API-04 @AUTH-12', async () => {
    const email = await clientNamed('Once');
    const code = await codeFor(world, email);
    expect((await exchange(email, code)).status).toBe(200);
    const again = await exchange(email, code);
    expect(again.status).toBe(401);
    expect(again.body).toMatchObject({
      detail: 'Invalid OTP or expired.',
      error: 'Invalid OTP or expired.',
    });
  });

  test('works once, however many use it at the same moment', async () => {
    const email = await clientNamed('Parallel');
    const code = await codeFor(world, email);
    const uses = Array.from({ length: 4 }, () => () => exchange(email, code));
    const gate = sql`select from one_time_codes for update`;
    const replies = await answersBehind(world, gate, uses);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('is valid for ten minutes', async () => {
    const email = await clientNamed('Slow');
    const code = await codeFor(world, email);
    world.clock.advance(10);
    expect((await exchange(email, code)).status).toBe(401);
    const next = await codeFor(world, email);
    world.clock.advance(9.99);
    expect((await exchange(email, next)).status).toBe(200);
  });

  test('stays valid when one newer code is sent, but not when two are', async () => {
    const email = await clientNamed('Newer');
    const [first, second] = [await codeFor(world, email), await codeFor(world, email)];
    expect((await exchange(email, first)).status).toBe(200);
    if (first !== second) expect((await exchange(email, second)).status).toBe(401);

    const [third, fourth] = [await codeFor(world, email), await codeFor(world, email)];
    const fifth = await codeFor(world, email);
    if (third !== fourth && third !== fifth) {
      expect((await exchange(email, third)).status).toBe(401);
    }
    expect((await exchange(email, fourth)).status).toBe(200);
  });

  test('is valid for the address that requested it, when that sends no cookies', async () => {
    const email = await clientNamed('Elsewhere');
    const code = await codeFor(world, email, '192.0.2.1');
    expect((await exchange(email, code, '192.0.2.2')).status).toBe(401);
    expect((await exchange(email, code, '192.0.2.1')).status).toBe(200);
  });

  test('does not work for another account', async () => {
    const [email, other] = [await clientNamed('Own'), await clientNamed('Other')];
    const code = await codeFor(world, email);
    if ((await codeFor(world, other)) !== code) {
      expect((await exchange(other, code)).status).toBe(401);
    }
  });

  test('allows five wrong attempts', async () => {
    const email = await clientNamed('Five');
    const code = await codeFor(world, email);
    for (let tries = 1; tries <= 4; tries++) await exchange(email, otherThan(code));
    expect((await exchange(email, code)).status).toBe(200);

    const next = await codeFor(world, email);
    for (let tries = 1; tries <= 5; tries++) await exchange(email, otherThan(next));
    expect((await exchange(email, next)).status).toBe(401);
  });

  test('counts five parallel wrong attempts as five', async () => {
    const email = await clientNamed('Burst');
    const code = await codeFor(world, email);
    const wrong = Array.from({ length: 5 }, () => exchange(email, otherThan(code)));
    const statuses = (await Promise.all(wrong)).map((reply) => reply.status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect((await exchange(email, code)).status).toBe(401);
  });

  test.each(['', '12345', '1234567', '12 345', 'abcdef', '١٢٣٤٥'])(
    'has six digits, so %j is refused with 400',
    async (otp) => {
      const { status, body } = await exchange('nobody@client.example', otp);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['otp']);
    },
  );
});

test('two processes on one database share codes and limits', async () => {
  const second = await build(depsOf(world));
  const there = { app: second };
  const email = await clientNamed('Shared');
  const code = await codeFor(world, email);
  for (let tries = 1; tries <= 2; tries++) await exchange(email, otherThan(code));
  for (let tries = 1; tries <= 2; tries++) {
    await post(there, obtainToken, { email, otp: otherThan(code) });
  }
  expect((await post(there, obtainToken, { email, otp: code })).status).toBe(200);
  expect((await exchange(email, code)).status).toBe(401);
  const counted = await world.db
    .selectFrom('limits')
    .select('used')
    .where('key', 'like', 'wrong codes for account % by 203.0.113.1')
    .where('key', 'like', `% account ${await accountOf(email)} %`)
    .executeTakeFirstOrThrow();
  expect(counted.used).toBe(4);
  await second.close();
});
