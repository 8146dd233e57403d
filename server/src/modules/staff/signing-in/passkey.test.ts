import { keepPasskey, makePasskey } from '@limber/contract/desk/entry/factors.ts';
import { askPasskey, signInWithPasskey } from '@limber/contract/desk/entry/sign-in.ts';
import { listStaff } from '@limber/contract/desk/studio/team.ts';
import { CHALLENGE_LASTS_MINUTES } from '@limber/contract/terms/staff-sign-in.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bearing, comeHalfWay } from '../../../../test/at-the-desk.ts';
import { answersBehind } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld, TEST_URL } from '../../../../test/harness.ts';
import { softwarePasskey } from '../../../../test/software-passkey.ts';

const world = await openWorld();
const manager = 'manager@limber.example';
beforeEach(() =>
  world.query('delete from staff_factors; delete from sessions; delete from limits'),
);

async function setUp(passkey: ReturnType<typeof softwarePasskey>) {
  const half = await comeHalfWay(world, manager);
  const { challenge } = (await callApi(world, makePasskey, {}, { by: half })).json();
  return callApi(world, keepPasskey, passkey.made(challenge), { by: half });
}

test('a passkey is set up at the first sign-in and opens the desk', async () => {
  const passkey = softwarePasskey(TEST_URL);
  const made = await setUp(passkey);
  expect(made.json().recovery_codes).toHaveLength(10);
  const by = bearing(made.json().access);
  expect((await callApi(world, listStaff, {}, { by })).statusCode).toBe(200);

  const half = await comeHalfWay(world, manager);
  const question = (await callApi(world, askPasskey, {}, { by: half })).json();
  expect(question).toMatchObject({ rpId: 'limber.example', allowCredentials: [{}] });
  const answer = passkey.answer(question.challenge);
  const signedIn = await callApi(world, signInWithPasskey, answer, { by: half });
  expect(signedIn.statusCode).toBe(200);
  const again = await callApi(world, signInWithPasskey, answer, { by: half });
  expect(again.statusCode).not.toBe(200);
});

test('an answer that comes twice at the same moment is accepted once', async () => {
  const passkey = softwarePasskey(TEST_URL);
  await setUp(passkey);
  const half = await comeHalfWay(world, manager);
  const { challenge } = (await callApi(world, askPasskey, {}, { by: half })).json();
  const answer = passkey.answer(challenge);
  const account = sql`select from accounts where email = ${manager} for no key update`;
  const shows = [1, 2].map(() => () => callApi(world, signInWithPasskey, answer, { by: half }));
  const shown = await answersBehind(world, account, shows);
  expect(shown.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
});

test('a signature for another site or challenge, or a late one, is refused', async () => {
  expect((await setUp(softwarePasskey('https://evil.example'))).statusCode).toBe(400);
  const passkey = softwarePasskey(TEST_URL);
  expect((await setUp(passkey)).statusCode).toBe(200);
  const half = await comeHalfWay(world, manager);
  const ask = async () => (await callApi(world, askPasskey, {}, { by: half })).json().challenge;
  const answer = (challenge: string) =>
    callApi(world, signInWithPasskey, passkey.answer(challenge), { by: half });
  await ask();
  expect((await answer(Buffer.alloc(32).toString('base64url'))).statusCode).toBe(403);
  const late = await ask();
  world.clock.advance(CHALLENGE_LASTS_MINUTES);
  expect((await answer(late)).statusCode).toBe(403);
  expect((await answer(await ask())).statusCode).toBe(200);
});

test('a copy of a passkey that counts less than was counted before is not accepted', async () => {
  const passkey = softwarePasskey(TEST_URL);
  expect((await setUp(passkey)).statusCode).toBe(200);
  const signIn = async (counted: number) => {
    const half = await comeHalfWay(world, manager);
    const { challenge } = (await callApi(world, askPasskey, {}, { by: half })).json();
    const answer = passkey.answer(challenge, counted);
    return (await callApi(world, signInWithPasskey, answer, { by: half })).statusCode;
  };
  expect([await signIn(7), await signIn(5), await signIn(7), await signIn(8)]).toEqual([
    ...[200, 403, 403, 200],
  ]);
  const { rows } = await world.query(
    `select sign_count::int as counted, last_used_at from staff_factors where kind = 'passkey'`,
  );
  expect(rows).toEqual([{ counted: 8, last_used_at: world.clock.now() }]);
});
