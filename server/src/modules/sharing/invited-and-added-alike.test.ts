import {
  addPackagePerson,
  capPackagePerson,
  removePackagePerson,
} from '@limber/contract/desk/clients/sharing.ts';
import { capPerson, invitePerson, joinPackage, removePerson } from '@limber/contract/sharing.ts';
import { expect, test } from 'vitest';
import { ledgerOf } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { openLeftBehind } from '../../../test/studio.ts';

// What an owner does with who shares a package and what the desk does for them leaves the same
// behind.
const { world, amina, badr, desk, bookFrom, share } = await openDesk();
const leftBehind = await openLeftBehind(world);

type Action = (packageId: number, seat: number) => PromiseLike<{ statusCode: number }>;

/**
 * A package of Amina's that Badr shares from the start or not, and what a deed leaves behind of it.
 */
async function effectsOf(action: Action, isShared: boolean) {
  await world.query('delete from package_people; delete from graphile_worker._private_jobs');
  const id = await ownPackage(world, amina.id, 'Family Shared Package');
  if (isShared) {
    await share(id, badr);
    const booked = await bookFrom({ id, kind: 'shared' }, {}, badr);
    expect(booked.statusCode).toBe(201);
    await world.runJobs();
  }
  const seatOf = async () => {
    const { rows } = await world.query<Record<string, unknown>>(`
      select id, account_id, cap_minutes, joined_at, removed_at from package_people
      where package_id = ${id}`);
    return rows[0];
  };
  const before = await ledgerOf(world, id);
  const seat = Number((await seatOf())?.id ?? 0);
  const left = await leftBehind(async () =>
    expect((await action(id, seat)).statusCode).toBeLessThan(300),
  );
  const { rows: sessions } = await world.query(`
    select status, version, package_minutes from bookings where package_id = ${id}`);
  const { id: _, ...person } = { ...(await seatOf()) };
  const ledger = (await ledgerOf(world, id)).slice(before.length);
  const result = { ...left, jobs: left.jobs.map(({ job }) => job), sessions, person, ledger };
  await world.empty('bookings');
  return result;
}

const twins = async (byOwner: Action, atDesk: Action, isShared = true) => [
  await effectsOf(byOwner, isShared),
  await effectsOf(atDesk, isShared),
];

const NEWS = ['2026-03-05 A'];
const by = { by: desk };

test.each([
  [
    'cap how much somebody may use',
    (id, person) => callApi(world, capPerson, { id, person, cap_minutes: 120 }, { by: amina }),
    (id, person) =>
      callApi(
        world,
        capPackagePerson,
        { id, person, cap_minutes: 120, seen_cap_minutes: null },
        by,
      ),
    { news: NEWS, mails: [], person: { cap_minutes: 120, removed_at: null } },
  ],
  [
    'take somebody out',
    (id, person) => callApi(world, removePerson, { id, person }, { by: amina }),
    (id, person) => callApi(world, removePackagePerson, { id, person }, by),
    {
      news: NEWS,
      mails: [['Limber: You no longer share Amina’s package', badr.email]],
      person: { cap_minutes: null, removed_at: expect.any(Date) },
    },
  ],
] as [string, Action, Action, object][])(
  'the owner and the desk leave the same behind when they %s: booked sessions stay, with their reminders',
  async (_what, byOwner, atDesk, wanted) => {
    const [owner, studio] = await twins(byOwner, atDesk);
    expect(studio).toEqual(owner);
    expect(owner).toMatchObject({
      ...wanted,
      jobs: ['remind-of-booking remind:ID:24', 'remind-of-booking remind:ID:3'],
      sessions: [{ status: 'booked', version: 1, package_minutes: 60 }],
      ledger: [],
    });
  },
);

test('joining by invitation and being added by the desk are the same, and each is told by one mail', async () => {
  const [invited, added] = await twins(
    async (id) => {
      await world.empty('limits');
      const asked = { id, email: badr.email, cap_minutes: 90 };
      const reply = await callApi(world, invitePerson, asked, { by: amina });
      expect(reply.statusCode).toBe(201);
      return callApi(world, joinPackage, { id, adult: true }, { by: badr });
    },
    (id) =>
      callApi(
        world,
        addPackagePerson,
        { id, client_id: badr.id, adult: true, cap_minutes: 90 },
        by,
      ),
    false,
  );
  const { mails: invitation, ...shares } = invited ?? { mails: [] };
  const { mails: addition, ...same } = added ?? { mails: [] };
  expect(same).toEqual(shares);
  expect(shares).toMatchObject({
    ...{ jobs: [], news: [], sessions: [], ledger: [] },
    person: { account_id: badr.id, cap_minutes: 90, joined_at: expect.any(Date), removed_at: null },
  });
  expect([invitation, addition]).toEqual([
    [[expect.stringContaining('Amina'), badr.email]],
    [['Limber: You now share Amina’s package', badr.email]],
  ]);
});
