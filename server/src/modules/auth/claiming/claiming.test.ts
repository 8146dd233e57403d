import { claimAccount, lookUpClaim, requestClaimCode } from '@limber/contract/account-claims.ts';
import { me, obtainToken } from '@limber/contract/auth.ts';
import { makeClaimLink, withdrawClaimLink } from '@limber/contract/desk/clients/claims.ts';
import { addClient, changeClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import type { Route } from '@limber/contract/route.ts';
import {
  CLAIM_LASTS_DAYS,
  DEVICE_ASKING_HOURS,
  DEVICE_KNOWN_DAYS,
} from '@limber/contract/terms/codes-and-tokens.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind, expectBlocked } from '../../../../test/blocked.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { depsOf, TEST_NOW, TEST_SECRET } from '../../../../test/harness.ts';
import { ownPackage } from '../../../../test/own-package.ts';
import { type Browser, latestCode, otherThan, post } from '../../../../test/sign-in.ts';
import { build } from '../../../app.ts';
import { anonymisePerson } from '../../privacy/anonymise-person.ts';

const { world, desk, amina } = await openDesk();
let sara: number;
let round = 0;
let email: string;

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.empty('limits');
  round += 1;
  email = `sara${round}@client.example`;
  sara = (await ask(addClient, { first_name: 'Sara', phone_number: '050 765 4321' })).body.id;
});

async function ask<R extends Route>(route: R, args: Tried<R>) {
  const reply = await callApi(world, route, args, { by: desk });
  return { status: reply.statusCode, body: reply.json() };
}

/** Creates a link as the desk does and returns its secret. */
async function link(id = sara): Promise<string> {
  const { status, body } = await ask(makeClaimLink, { id });
  expect(status).toBe(201);
  expect(body.text).toMatch(/^Hello Sara, this is .*claim#/);
  return String(body.url).split('#')[1] ?? '';
}

const HOME = '198.51.100.1';
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']);
const lookUp = async (token: string) => (await post(world, lookUpClaim, { token })).status;
const askCode = (token: string, to = email) => post(world, requestClaimCode, { token, email: to });

async function claim(token: string, to = email) {
  expect((await askCode(token, to)).status).toBe(200);
  return post(world, claimAccount, { token, email: to, otp: await latestCode(world, to) });
}

describe('a client whom the desk knows by telephone', () => {
  test('claims their account by a link and a code: it has everything they own, and the link is used up', async () => {
    const owned = await ownPackage(world, sara, 'Balance Package');
    const token = await link();
    const seen = await post(world, lookUpClaim, { token });
    expect(seen.body).toMatchObject({ first_name: 'Sara', expires_at: expect.any(String) });
    expect(JSON.stringify(seen.body)).not.toContain('7654321');
    const { status, body } = await claim(token);
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.access}` };
    expect((await callApi(world, me, {}, { headers })).json()).toMatchObject({ id: sara, email });
    const { body: known } = await ask(readClient, { id: sara });
    expect(known).toMatchObject({ email, proven: true, claim_until: null, version: 2 });
    expect(known.packages).toMatchObject([{ id: owned }]);
    expect(known.changes).toMatchObject([
      { field: 'email', became: email, by: null },
      { field: 'claim', became: 'used', by: null },
      { field: 'claim', became: null, by: expect.stringMatching(/\w/) },
    ]);
    expect(await lookUp(token)).toBe(404);
    expect((await askCode(token)).status).toBe(404);
    expect((await ask(makeClaimLink, { id: sara })).status).toBe(409);
  });

  test('is known to that browser after the claim, and only developers get the code in the reply', async () => {
    const token = await link();
    const developing = { app: await build({ ...depsOf(world), showsCodes: true }) };
    const shown = await post(developing, requestClaimCode, { token, email });
    expect(shown.headers['x-development-code']).toBe(await latestCode(world, email));
    await developing.app.close();
    const phone: Browser = {};
    const asked = await post(world, requestClaimCode, { token, email }, HOME, phone);
    expect(asked.headers).not.toHaveProperty('x-development-code');
    expect(cookiesOf(asked)).toContain(`Max-Age=${DEVICE_ASKING_HOURS * 3600};`);
    const otp = await latestCode(world, email);
    const claimed = await post(world, claimAccount, { token, email, otp }, HOME, phone);
    expect(claimed.status).toBe(200);
    expect(cookiesOf(claimed)).toContain(`Max-Age=${DEVICE_KNOWN_DAYS * 24 * 3600};`);
  });

  test('when two use one link at once, or it is withdrawn meanwhile, the second is refused', async () => {
    const account = () => sql`select from accounts where id = ${sara}::int for key share`;
    const token = await link();
    const claims: (() => ReturnType<typeof post>)[] = [];
    for (const to of [email, `other-${email}`]) {
      await askCode(token, to);
      const otp = await latestCode(world, to);
      claims.push(() => post(world, claimAccount, { token, email: to, otp }));
    }
    const claimed = await answersBehind(world, account(), claims);
    expect(claimed.map(({ status }) => status)).toEqual([200, 404]);

    sara = (await ask(addClient, { first_name: 'Sara', phone_number: '0507654321' })).body.id;
    const second = await link();
    const to = `second-${email}`;
    await askCode(second, to);
    const otp = await latestCode(world, to);
    const both = await answersBehind(world, account(), [
      () => ask(withdrawClaimLink, { id: sara }),
      () => post(world, claimAccount, { token: second, email: to, otp }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 404]);
  });

  test('has their account locked before its link, so that there is no deadlock', async () => {
    const token = await link();
    await askCode(token);
    const otp = await latestCode(world, email);
    const gate = await world.db.startTransaction().execute();
    await sql`select from accounts where id = ${sara}::int for key share`.execute(gate);
    const claiming = post(world, claimAccount, { token, email, otp });
    await expectBlocked(world, 1, claiming);
    const { rows } = await sql`select account_id from account_claims
      where account_id = ${sara}::int for update skip locked`.execute(gate);
    await gate.rollback().execute();
    expect(rows).toHaveLength(1);
    expect((await claiming).status).toBe(200);
  });

  test('has one link, for some days', async () => {
    const first = await link();
    const { body } = await ask(readClient, { id: sara });
    expect(body.claim_until).toEqual(expect.any(String));
    const second = await link();
    expect([await lookUp(first), await lookUp(second)]).toEqual([404, 200]);
    expect((await ask(withdrawClaimLink, { id: sara })).status).toBe(200);
    expect((await ask(withdrawClaimLink, { id: sara })).status).toBe(404);
    expect(await lookUp(second)).toBe(404);
    const third = await link();
    const days = CLAIM_LASTS_DAYS * 24 * 3_600_000;
    world.clock.set(new Date(Date.parse(TEST_NOW) + days).toISOString());
    expect(await lookUp(third)).toBe(404);
  });

  test('has none once the desk knows their address, or they are merged or erased', async () => {
    const known = await link();
    expect((await askCode(known)).status).toBe(200);
    const otp = await latestCode(world, email);
    const own = `own${round}@client.example`;
    expect((await ask(changeClient, { id: sara, version: 1, email: own })).status).toBe(200);
    expect(await lookUp(known)).toBe(404);
    // The code does not work for the address that the desk entered either.
    expect((await post(world, obtainToken, { email: own, otp })).status).toBe(401);

    const gone = (await ask(addClient, { first_name: 'Sara', phone_number: '0501112223' })).body.id;
    const merged = await link(gone);
    await ask(mergeClients, { id: sara, duplicate_id: gone });
    expect(await lookUp(merged)).toBe(404);

    const third = (await ask(addClient, { first_name: 'Sara', phone_number: '0501112223' })).body
      .id;
    const forgotten = await link(third);
    const person = { id: third, email: null };
    await world.db
      .transaction()
      .execute((trx) => anonymisePerson(trx, { secret: TEST_SECRET }, person, world.clock.now()));
    expect(await lookUp(forgotten)).toBe(404);
  });
});

describe('nobody claims an account', () => {
  test('with an address that has an account: the studio merges the two', async () => {
    const token = await link();
    const { status, body } = await askCode(token, amina.email);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('has an account already')]);
    // The same when the address gets an account between code and claim.
    expect((await askCode(token)).status).toBe(200);
    const otp = await latestCode(world, email);
    await ask(addClient, { first_name: 'Huda', email });
    expect((await post(world, claimAccount, { token, email, otp })).status).toBe(409);
    expect((await ask(readClient, { id: sara })).body.email).toBeNull();
  });

  test('without the code, with a code for another address, or by a code alone', async () => {
    const token = await link();
    expect((await askCode(token)).status).toBe(200);
    const otp = await latestCode(world, email);
    const tries = { token, email, otp: otherThan(otp) };
    expect((await post(world, claimAccount, tries)).status).toBe(401);
    const other = { token, email: 'eve@client.example', otp };
    expect((await post(world, claimAccount, other)).status).toBe(401);
    expect((await post(world, obtainToken, { email, otp })).status).toBe(401);
    const strange = { token: 'a'.repeat(43), email, otp };
    expect((await post(world, claimAccount, strange)).status).toBe(404);
    // After five wrong attempts the code is invalid.
    for (let tried = 0; tried < 4; tried += 1) await post(world, claimAccount, tries);
    expect((await post(world, claimAccount, { token, email, otp })).status).toBe(401);
  });

  test('by trying links, or having mails sent again and again', async () => {
    const token = await link();
    const asked: number[] = [];
    for (let time = 0; time < 12; time += 1) asked.push((await askCode(token)).status);
    expect(asked.filter((status) => status === 429).length).toBeGreaterThan(0);
    await world.empty('limits');
    for (let time = 0; time < 60; time += 1) await lookUp('b'.repeat(43));
    expect(await lookUp(token)).toBe(429);
  });

  test('twice with one link in the same moment', async () => {
    const token = await link();
    expect((await askCode(token)).status).toBe(200);
    const otp = await latestCode(world, email);
    const both = await Promise.all(
      [1, 2].map(() => post(world, claimAccount, { token, email, otp })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
