import { refreshToken, revokeToken, verifyToken } from '@limber/contract/auth.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { waitingAt } from '../../../test/blocked.ts';
import { openWorld, TEST_NOW } from '../../../test/harness.ts';
import { addClient } from '../../../test/people.ts';
import { post, signIn } from '../../../test/sign-in.ts';

const world = await openWorld();
beforeEach(() => world.clock.set(TEST_NOW));

const SECOND = 1 / 60;

const refresh = (token: string) => post(world, refreshToken, { refresh: token });
const verify = (token: string) => post(world, verifyToken, { token });
const revoke = (token: string) => post(world, revokeToken, { refresh: token });

async function signedIn(name: string) {
  return signIn(world, (await addClient(world, name)).email);
}

describe('an access token', () => {
  test('is valid for fifteen minutes @API-05', async () => {
    const { access } = await signedIn('Access');
    world.clock.advance(14.9);
    expect((await verify(access)).status).toBe(200);
    world.clock.advance(0.2);
    const late = await verify(access);
    expect(late.status).toBe(401);
    expect(late.body.error).toBe(late.body.detail);
  });

  test('that was altered, or is not a token, is refused', async () => {
    const { access, refresh: other } = await signedIn('Tampered');
    const [head, claims, signature] = access.split('.');
    const forged = Buffer.from(
      Buffer.from(claims ?? '', 'base64url')
        .toString()
        .replace('client', 'manager'),
    ).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const none = [`${head}.${forged}.${signature}`, `${unsigned}.${forged}.`, other, 'x', ''];
    for (const token of none) expect((await verify(token)).status).toBe(401);
  });
});

describe('a refresh token', () => {
  test('is exchanged for a new pair, again and again @API-06', async () => {
    let pair = await signedIn('Rotating');
    for (let round = 0; round < 3; round++) {
      world.clock.advance(20);
      const next = await refresh(pair.refresh);
      expect(next.status).toBe(200);
      expect(next.body.refresh).not.toBe(pair.refresh);
      expect((await verify(next.body.access)).status).toBe(200);
      pair = next.body;
    }
  });

  test('is stored only as a hash', async () => {
    const pair = await signedIn('Kept');
    const rows = await world.db.selectFrom('refresh_tokens').select('token_hash').execute();
    const kept = rows.map((row) => row.token_hash.toString('base64url'));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).not.toContain(pair.refresh);
  });

  test('ends its session when it comes back after its grace period', async () => {
    const first = await signedIn('Stolen');
    const second = (await refresh(first.refresh)).body;
    world.clock.advance(10 * SECOND);
    expect((await refresh(first.refresh)).status).toBe(401);
    expect((await refresh(second.refresh)).status).toBe(401);
  });

  test('may come back within ten seconds, as from a second tab', async () => {
    const first = await signedIn('Tabs');
    const [one, two] = await Promise.all([refresh(first.refresh), refresh(first.refresh)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.refresh).not.toBe(two.body.refresh);
    world.clock.advance(9 * SECOND);
    expect((await refresh(first.refresh)).status).toBe(200);
    world.clock.advance(20);
    expect((await refresh(one.body.refresh)).status).toBe(200);
    expect((await refresh(two.body.refresh)).status).toBe(200);
  });

  test('waits for another exchange in its session', async () => {
    const { refresh: token } = await signedIn('Waits');
    const gate = sql`select from sessions for no key update`;
    const [waiting] = await waitingAt(world, gate, () => refresh(token));
    expect(waiting).toMatch(/^select "sessions"."id" from "sessions" .* for update of "sessions"$/);
  });

  test('has no grace period once its child was exchanged', async () => {
    const first = await signedIn('Grandparent');
    const second = (await refresh(first.refresh)).body;
    const third = (await refresh(second.refresh)).body;
    expect((await refresh(first.refresh)).status).toBe(401);
    expect((await refresh(third.refresh)).status).toBe(401);
  });

  test('ends no other session of the same client', async () => {
    const { email } = await addClient(world, 'Devices');
    const [phone, laptop] = [await signIn(world, email), await signIn(world, email)];
    await refresh(phone.refresh);
    world.clock.advance(1);
    expect((await refresh(phone.refresh)).status).toBe(401);
    expect((await refresh(laptop.refresh)).status).toBe(200);
  });

  test('expires when unused for thirty days', async () => {
    const pair = await signedIn('Idle');
    world.clock.advance(30 * DAY_MINUTES);
    expect((await refresh(pair.refresh)).status).toBe(401);
  });

  test('never outlives ninety days', async () => {
    let pair = await signedIn('Faithful');
    for (let month = 1; month <= 3; month++) {
      world.clock.advance(29 * DAY_MINUTES);
      pair = (await refresh(pair.refresh)).body;
    }
    world.clock.advance(3 * DAY_MINUTES);
    expect((await refresh(pair.refresh)).status).toBe(401);
  });

  test('carries the account’s present type', async () => {
    const { id, email } = await addClient(world, 'Promoted');
    const pair = await signIn(world, email);
    await world.db
      .updateTable('accounts')
      .set({ account_type: 'front_desk' })
      .where('id', '=', id)
      .execute();
    const { access } = (await refresh(pair.refresh)).body;
    const claims = JSON.parse(Buffer.from(access.split('.')[1], 'base64url').toString());
    // Now on the team, who still have to give a second factor.
    expect(claims).toMatchObject({ account_type: 'client', sid: expect.any(String) });
  });

  test.each(['', 'x', 'a'.repeat(43)])('that is unknown (%j) is refused', async (token) => {
    const { status, body } = await refresh(token);
    expect(status).toBe(401);
    expect(body).toEqual({
      detail: 'Please log in again.',
      error: 'Please log in again.',
      in_other_languages: { ar: { detail: 'يرجى تسجيل الدخول من جديد.' } },
    });
  });
});

test('signing out ends the session, and is never refused', async () => {
  const first = await signedIn('Leaving');
  const second = (await refresh(first.refresh)).body;
  expect((await revoke(second.refresh)).status).toBe(204);
  expect((await refresh(second.refresh)).status).toBe(401);
  expect((await revoke(second.refresh)).status).toBe(204);
  expect((await revoke('unknown')).status).toBe(204);
});

test('ended sessions are deleted at the next sign-in', async () => {
  const { id, email } = await addClient(world, 'Returning');
  await signIn(world, email);
  world.clock.advance(91 * DAY_MINUTES);
  await signIn(world, email);
  const sessions = await world.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', id)
    .execute();
  expect(sessions).toHaveLength(1);
});
