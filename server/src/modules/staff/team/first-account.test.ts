import { confirmTotp, setUpTotp } from '@limber/contract/desk/entry/factors.ts';
import { becomeFirstManager } from '@limber/contract/desk/entry/sign-in.ts';
import { addStaff, listStaff, resetFactors } from '@limber/contract/desk/studio/team.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bearing, comeFirst, comeHalfWay } from '../../../../test/at-the-desk.ts';
import { answersBehind } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld, TEST_URL } from '../../../../test/harness.ts';
import { systemRandomness } from '../../../platform/randomness.ts';
import { totpCode } from '../totp.ts';
import { offerFirstManager } from './first-account.ts';

const world = await openWorld();
const offer = () =>
  offerFirstManager(
    { db: world.db, random: systemRandomness(), publicUrl: TEST_URL },
    world.clock.now(),
  );
const tokenOf = (link: string | null) => link?.split('#')[1] ?? '';
const salma = {
  ...{ email: 'salma@studio.example', first_name: 'Salma', last_name: 'Aziz' },
  gender: 'female',
} as const;

beforeEach(() =>
  world.query(`delete from staff_factors; delete from first_manager_links; delete from limits;
    update accounts set account_type = 'client' where account_type = 'manager'`),
);

test('a studio without a manager is opened by a link, which is valid once', async () => {
  const link = await offer();
  expect(link).toMatch(/^https:\/\/limber\.example\/desk\/first-manager#[\w-]{43}$/);
  const { rows } = await world.query<{ hash: string }>(
    `select encode(token_hash, 'base64') as hash from first_manager_links`,
  );
  expect(JSON.stringify(rows)).not.toContain(tokenOf(link));
  const opened = await callApi(world, becomeFirstManager, { ...salma, token: tokenOf(link) });
  expect(opened.statusCode).toBe(201);
  const half = bearing(opened.json().access);
  expect((await callApi(world, listStaff, {}, { by: half })).statusCode).toBe(403);
  const { secret } = (await callApi(world, setUpTotp, {}, { by: half })).json();
  const code = totpCode(secret, world.clock.now());
  const full = bearing((await callApi(world, confirmTotp, { code }, { by: half })).json().access);
  expect((await callApi(world, listStaff, {}, { by: full })).statusCode).toBe(200);
  const again = { ...salma, email: 'other@studio.example', token: tokenOf(link) };
  expect((await callApi(world, becomeFirstManager, again)).statusCode).toBe(404);
  expect(await offer()).toBeNull();
});

test('of several links one is used, and none by an address that has an account', async () => {
  const [one, other] = [await offer(), await offer()];
  const taken = { ...salma, email: 'desk@limber.example', token: tokenOf(one) };
  expect((await callApi(world, becomeFirstManager, taken)).statusCode).toBe(409);
  const uses = [one, other].map((link, at) => () => {
    const email = `salma${at}@studio.example`;
    return callApi(world, becomeFirstManager, { ...salma, email, token: tokenOf(link) });
  });
  const gate = sql`select from first_manager_links for update`;
  const together = await answersBehind(world, gate, uses);
  expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
});

test('a manager adds people, and resets factors that they have lost', async () => {
  await world.query(
    `update accounts set account_type = 'manager' where email = 'manager@limber.example'`,
  );
  const by = await comeFirst(world, 'manager@limber.example');
  const asked = { ...salma, email: 'rana@studio.example', role: 'front_desk', locations: ['B'] };
  const added = await callApi(world, addStaff, asked, { by });
  expect(added.json()).toMatchObject({ role: 'front_desk', locations: ['B'] });
  expect((await callApi(world, addStaff, asked, { by })).statusCode).toBe(409);
  const nowhere = { ...asked, email: 'lina@studio.example', locations: ['Z'] };
  expect((await callApi(world, addStaff, nowhere, { by })).statusCode).toBe(400);
  const rana = await comeFirst(world, asked.email);
  const reset = { id: added.json().account_id };
  expect((await callApi(world, resetFactors, reset, { by })).statusCode).toBe(204);
  expect((await callApi(world, setUpTotp, {}, { by: rana })).statusCode).toBe(401);
  const half = await comeHalfWay(world, asked.email);
  expect((await callApi(world, setUpTotp, {}, { by: half })).statusCode).toBe(200);
});
