import {
  giveMembership,
  listMembershipYears,
  revokeMembership,
} from '@limber/contract/desk/clients/memberships.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { memberOf } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';
import { isMember } from './is-member.ts';

const { world, amina, buy } = await openStudio();
const manager = await memberOf(world, 'manager');

const give = (args: object = {}) =>
  callApi(
    world,
    giveMembership,
    { client_id: amina.id, reason: 'With us since the first day', ...args },
    { by: manager },
  );
const revoke = (id: number, reason = 'A mistake') =>
  callApi(world, revokeMembership, { id, reason }, { by: manager });
const years = async () =>
  (await callApi(world, listMembershipYears, { client_id: amina.id }, { by: manager })).json();
const member = () => isMember(world.db, amina.id, '2026-03-04');

describe('a membership that a person grants', () => {
  test('is a year from today, the next one follows it, with the actor and the reason, and a mail', async () => {
    const first = (await give()).json();
    expect(first).toMatchObject({
      valid_from: '2026-03-04',
      valid_to: '2027-03-03',
      granted_by: expect.any(String),
      reason: 'With us since the first day',
    });
    expect(await member()).toBe(true);
    const second = (await give()).json();
    expect(second).toMatchObject({ number: first.number, valid_from: '2027-03-04' });
    expect(await years()).toEqual([second, first]);
    await world.runJobs();
    expect(world.mails.filter(({ to }) => to === amina.email)).toHaveLength(2);
  });

  test('needs a reason and somebody', async () => {
    expect((await give({ reason: ' ' })).statusCode).toBe(400);
    expect((await give({ client_id: 99_999 })).statusCode).toBe(404);
  });
});

describe('a membership that is revoked', () => {
  test('gives nothing any more, stays in the books, and another can be granted', async () => {
    const { id } = (await give()).json();
    expect((await revoke(id)).json()).toMatchObject({
      revoked_at: '2026-03-04T06:00:00.000Z',
      revoked_because: 'A mistake',
    });
    expect(await member()).toBe(false);
    await world.runJobs();
    expect(world.mails).toEqual([]);
    expect((await revoke(id)).statusCode).toBe(409);
    expect((await revoke(99_999)).statusCode).toBe(404);
    expect((await revoke(id, ' ')).statusCode).toBe(400);
    expect((await give()).json()).toMatchObject({ valid_from: '2026-03-04' });
    expect(await years()).toHaveLength(2);
    expect(await member()).toBe(true);
  });

  test('leaves the minutes counted that unlocked it', async () => {
    await buy('Balance Package');
    const [unlocked] = await years();
    expect(unlocked).toMatchObject({ granted_by: null, reason: null });
    await revoke(unlocked.id);
    await buy('Family Shared Package', { time: '16:00' });
    const row = await world.db
      .selectFrom('owned_packages')
      .select('membership_id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(row.membership_id).toBe(unlocked.id);
  });
});
