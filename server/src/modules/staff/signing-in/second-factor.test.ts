import { me, refreshToken } from '@limber/contract/auth.ts';
import {
  choosePin,
  confirmTotp,
  keepPasskey,
  makePasskey,
  renewRecoveryCodes,
  setUpTotp,
} from '@limber/contract/desk/entry/factors.ts';
import {
  readSignIn,
  signInWithPasskey,
  signInWithRecoveryCode,
  signInWithTotp,
} from '@limber/contract/desk/entry/sign-in.ts';
import { listStaffSessions } from '@limber/contract/desk/studio/team.ts';
import { WRONG_SECOND_FACTORS } from '@limber/contract/terms/staff-sign-in.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bearing, comeAgain, comeFirst, comeHalfWay } from '../../../../test/at-the-desk.ts';
import { answersBehind, asks, waitingAt } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld, TEST_URL } from '../../../../test/harness.ts';
import { addClient } from '../../../../test/people.ts';
import { otherThan, signIn } from '../../../../test/sign-in.ts';
import { softwarePasskey } from '../../../../test/software-passkey.ts';
import { totpCode } from '../totp.ts';

const world = await openWorld();
const manager = 'manager@limber.example';
beforeEach(() =>
  world.query('delete from staff_factors; delete from sessions; delete from limits'),
);

test('the one-time code alone opens nothing of the desk, and everything of a client', async () => {
  const half = await comeHalfWay(world, manager);
  expect((await callApi(world, listStaffSessions, {}, { by: half })).statusCode).toBe(403);
  const { body } = await callApi(world, readSignIn, {}, { by: half });
  expect(JSON.parse(body)).toMatchObject({
    first_name: 'Sara',
    account_type: 'manager',
    signed_in: false,
    factors: { passkeys: 0, totp: false, pin: false, recovery_codes: 0 },
  });
  expect((await callApi(world, me, {}, { by: half })).json().email).toBe(manager);
});

test('the first factor is set up with the code of the app and opens the desk', async () => {
  const there = await comeFirst(world, manager);
  expect((await callApi(world, listStaffSessions, {}, { by: there })).statusCode).toBe(200);
  expect(there.recoveryCodes).toHaveLength(10);
  expect(new Set(there.recoveryCodes).size).toBe(10);
  const { rows } = await world.query<{ secret: Buffer }>('select secret from staff_factors');
  const kept = rows.map(({ secret }) => secret.toString('latin1')).join();
  for (const shown of [there.secret, ...there.recoveryCodes]) expect(kept).not.toContain(shown);
});

test('a person with a second factor cannot add another with the one-time code alone', async () => {
  const { secret } = await comeFirst(world, manager);
  const half = await comeHalfWay(world, manager);
  expect((await callApi(world, setUpTotp, {}, { by: half })).statusCode).toBe(403);
  world.clock.advance(1);
  expect((await comeAgain(world, manager, secret)).status).toBe(200);
});

test('a refreshed session keeps its factors', async () => {
  const half = await comeHalfWay(world, manager);
  const again = (await callApi(world, refreshToken, { refresh: half.refresh })).json();
  const by = bearing(again.access);
  expect((await callApi(world, listStaffSessions, {}, { by })).statusCode).toBe(403);
  const there = await comeFirst(world, manager);
  const full = (await callApi(world, refreshToken, { refresh: there.refresh })).json();
  const asked = await callApi(world, listStaffSessions, {}, { by: bearing(full.access) });
  expect(asked.statusCode).toBe(200);
});

test('a person who lost the reply to their second factor requests the next token and is signed in', async () => {
  const half = await comeHalfWay(world, manager);
  const { secret } = (await callApi(world, setUpTotp, {}, { by: half })).json();
  const code = totpCode(secret, world.clock.now());
  await callApi(world, confirmTotp, { code }, { by: half });
  // Like a page that was reloaded while the recovery codes were shown.
  expect((await callApi(world, readSignIn, {}, { by: half })).statusCode).toBe(401);
  const { access } = (await callApi(world, refreshToken, { refresh: half.refresh })).json();
  const by = bearing(access);
  expect((await callApi(world, readSignIn, {}, { by })).json()).toMatchObject({
    signed_in: true,
    factors: { totp: true, recovery_codes: 10 },
  });
  expect((await callApi(world, listStaffSessions, {}, { by })).statusCode).toBe(200);
});

test('a code of the app is valid once, for half a minute around it', async () => {
  const { secret } = await comeFirst(world, manager);
  // The code that it was set up with.
  expect((await comeAgain(world, manager, secret)).status).toBe(403);
  world.clock.advance(1);
  const late = totpCode(secret, world.clock.now());
  const half = await comeHalfWay(world, manager);
  world.clock.advance(2);
  const tried = await callApi(world, signInWithTotp, { code: late }, { by: half });
  expect(tried.statusCode).toBe(403);
  expect((await comeAgain(world, manager, secret)).status).toBe(200);
});

/** The account of the manager, as another one that signs in or sets up a factor holds it. */
const account = () => sql`select from accounts where email = ${manager} for no key update`;

test('when two give one code at the same moment, the second is refused', async () => {
  const { secret } = await comeFirst(world, manager);
  world.clock.advance(1);
  const code = totpCode(secret, world.clock.now());
  const both = [await comeHalfWay(world, manager), await comeHalfWay(world, manager)];
  const shows = both.map((by) => () => callApi(world, signInWithTotp, { code }, { by }));
  const shown = await answersBehind(world, account(), shows);
  expect(shown.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
});

test('when two set up the first factor at the same moment, the second has to give it first', async () => {
  const both = [await comeHalfWay(world, manager), await comeHalfWay(world, manager)];
  const { secret } = (await callApi(world, setUpTotp, {}, { by: both[0] })).json();
  const code = totpCode(secret, world.clock.now());
  const confirms = both.map((by) => () => callApi(world, confirmTotp, { code }, { by }));
  const made = await answersBehind(world, account(), confirms);
  expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
});

const code = '000000';
const recoveryCode = 'aaaaa-bbbbb';
const passkey = softwarePasskey(TEST_URL);
const challenge = Buffer.alloc(32).toString('base64url');

test.each([
  ['beginning with an app', setUpTotp, {}],
  ['setting up an app', confirmTotp, { code }],
  ['beginning with a passkey', makePasskey, {}],
  ['keeping a passkey', keepPasskey, passkey.made(challenge)],
  ['renewing recovery codes', renewRecoveryCodes, {}],
  ['signing in with an app', signInWithTotp, { code }],
  ['signing in with a recovery code', signInWithRecoveryCode, { code: recoveryCode }],
  ['signing in with a passkey', signInWithPasskey, passkey.answer(challenge)],
] as const)('%s waits for another factor of the same person', async (_, route, args) => {
  const there = await comeFirst(world, manager);
  const call = () => callApi(world, route as typeof setUpTotp, args as object, { by: there });
  const [waiting, ...others] = await waitingAt(world, account(), call);
  expect(others).toEqual([]);
  expect(waiting).toMatch(/from "accounts" where .* for no key update$/);
});

test('a PIN waits for an erasure of the person before it is written', async () => {
  const there = await comeFirst(world, manager);
  const erasing = sql`select from accounts where email = ${manager} for update`;
  const choose = () => callApi(world, choosePin, { pin: '204816' }, { by: there });
  const [waiting] = await waitingAt(world, erasing, choose);
  expect(waiting).toMatch(asks.account);
});

test.each([
  ['setting up an app', setUpTotp, {}],
  ['renewing recovery codes', renewRecoveryCodes, {}],
  ['signing in with an app', signInWithTotp, { code }],
] as const)('%s is refused 401 once the person was erased', async (_, route, args) => {
  const there = await comeFirst(world, manager);
  const erasing = sql`update accounts set erased_at = now() where email = ${manager}`;
  const call = () => callApi(world, route as typeof setUpTotp, args as object, { by: there });
  try {
    const [reply] = await answersBehind(world, erasing, [call]);
    expect(reply?.statusCode).toBe(401);
  } finally {
    await world.query(`update accounts set erased_at = null where email = '${manager}'`);
  }
});

test('after too many wrong codes the next try has to wait, right ones do not count', async () => {
  const { secret } = await comeFirst(world, manager);
  world.clock.advance(1);
  const half = await comeHalfWay(world, manager);
  const right = totpCode(secret, world.clock.now());
  const attempt = (code: string) => callApi(world, signInWithTotp, { code }, { by: half });
  const all = Array.from({ length: WRONG_SECOND_FACTORS + 1 }, () => attempt(otherThan(right)));
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([...Array(WRONG_SECOND_FACTORS).fill(403), 429]);
  expect((await attempt(right)).statusCode).toBe(429);
});

test('a recovery code is valid once', async () => {
  const { recoveryCodes } = await comeFirst(world, manager);
  const [code = ''] = recoveryCodes;
  for (const expected of [200, 403]) {
    const half = await comeHalfWay(world, manager);
    const reply = await callApi(world, signInWithRecoveryCode, { code }, { by: half });
    expect(reply.statusCode).toBe(expected);
  }
});

test('a new app replaces the old one, without further codes', async () => {
  const there = await comeFirst(world, manager);
  const { secret } = (await callApi(world, setUpTotp, {}, { by: there })).json();
  const wrong = otherThan(totpCode(secret, world.clock.now()));
  expect((await callApi(world, confirmTotp, { code: wrong }, { by: there })).statusCode).toBe(400);
  const code = totpCode(secret, world.clock.now());
  const reply = await callApi(world, confirmTotp, { code }, { by: there });
  expect(reply.json().recovery_codes).toEqual([]);
  world.clock.advance(1);
  expect((await comeAgain(world, manager, there.secret)).status).toBe(403);
  expect((await comeAgain(world, manager, secret)).status).toBe(200);
});

test('a client has no access to the desk', async () => {
  const { email } = await addClient(world, 'Amina');
  const by = bearing((await signIn(world, email)).access);
  expect((await callApi(world, readSignIn, {}, { by })).statusCode).toBe(403);
  expect((await callApi(world, setUpTotp, {}, { by })).statusCode).toBe(403);
});

test('where codes may appear on the page, the app’s code does, and nowhere else', async () => {
  await comeFirst(world, manager);
  const half = await comeHalfWay(world, manager);
  const { headers } = await callApi(world, readSignIn, {}, { by: half });
  expect(headers['x-development-code']).toBeUndefined();
});
