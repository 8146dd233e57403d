import { addWaiting, listWaiting, removeWaiting } from '@limber/contract/desk/day/waiting.ts';
import { leaveWaitlist } from '@limber/contract/waiting-list.ts';
import { expect, test } from 'vitest';
import { held, waitingAt } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { TEST_SECRET } from '../../../test/harness.ts';
import { memberOf, therapistNamed } from '../../../test/people.ts';
import { openWaiting, wishFor } from '../../../test/waiting-list/open-waiting.ts';
import { cleanUp } from '../../what-purges-each-table.ts';

const { world, amina, badr, noura, tryToWait, wait, entriesOf } = await openWaiting();
const desk = await memberOf(world, 'front_desk');

test('a client waits for an hour on a day, reads it back, and leaves', async () => {
  const made = await wait(amina, { times: [{ from: '16:00', to: '20:00:00' }] });
  expect(made).toMatchObject({
    services: [{ name: 'Stretching', time: 60 }],
    locations: ['A'],
    therapist_ids: [noura],
    times: [{ from: '16:00', to: '20:00' }],
    mode: 'ask',
    offer: null,
  });
  expect(await entriesOf(amina)).toEqual([made]);
  expect(await entriesOf(badr)).toEqual([]);
  const foreign = await callApi(world, leaveWaitlist, { id: made.id }, { by: badr });
  expect(foreign.statusCode).toBe(404);
  const left = await callApi(world, leaveWaitlist, { id: made.id }, { by: amina });
  expect(left.statusCode).toBe(204);
  expect(await entriesOf(amina)).toEqual([]);
  const again = await callApi(world, leaveWaitlist, { id: made.id }, { by: amina });
  expect([again.statusCode, again.json().detail]).toEqual([
    404,
    'We do not know this entry of the waiting list.',
  ]);
});

test('one service lasts as long as the session, unless it says otherwise', async () => {
  const [service] = (await wishFor(world)).services;
  const made = await wait(amina, { services: [{ id: service?.id }] });
  expect(made.services).toMatchObject([{ time: 60 }]);
});

test.each([
  ['services', { services: [{ id: 2_000_000, time: 60 }] }, 'We do not sell this service'],
  ['services', { total_duration: 7, services: undefined }, 'We do not sell this service'],
  ['total_duration', { total_duration: 90 }, 'The services together last another time'],
  ['locations', { locations: ['A', 'nowhere'] }, 'We do not know this branch.'],
  ['therapist_ids', { therapist_ids: [2_000_000] }, 'None of these therapists offers'],
  ['to', { from: '2026-03-07', to: '2026-03-06' }, 'The last day is before the first.'],
  ['to', { from: '2026-03-01', to: '2026-03-03' }, 'These days are over.'],
  ['to', { from: '2026-03-06', to: '2026-06-06' }, 'One entry waits for at most 60 days.'],
  ['from', { from: '2027-03-06', to: '2027-03-06' }, 'These days cannot be booked yet.'],
  ['times', { times: [{ from: '16:00', to: '15:00' }] }, 'A part of the day ends after it begins.'],
  ['times', { times: [{ from: '16:00', to: '16:30' }] }, 'The session does not fit'],
])('an entry whose %s cannot be booked is refused', async (field, changes, sentence) => {
  const short = 'services' in changes && changes.services === undefined;
  const services = (await wishFor(world)).services;
  const sent = short ? { ...changes, services: services.map(({ id }) => ({ id })) } : changes;
  const reply = await tryToWait(amina, sent);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields[field]).toContain(sentence);
});

test('nobody waits for the same twice, or for more than five at once', async () => {
  await wait(amina);
  expect((await tryToWait(amina)).json().detail).toBe('You wait for this already.');
  for (const day of ['07', '08', '09', '10']) {
    await wait(amina, { from: `2026-03-${day}`, to: `2026-03-${day}` });
  }
  const reply = await tryToWait(amina, { from: '2026-03-11', to: '2026-03-11' });
  expect([reply.statusCode, reply.json().detail]).toEqual([
    409,
    'You wait for 5 times already. Please leave one of them first.',
  ]);
  await wait(badr);
});

test('two entries of a client at once are counted one after the other', async () => {
  const waiting = await waitingAt(world, held.client(amina.id), () => tryToWait(amina));
  expect(waiting.join()).toContain('pg_advisory_xact_lock(2');
});

test('a client whose bookings are taken by telephone cannot wait online', async () => {
  await world.query(`update accounts set blocked_reason = 'Owes' where id = ${badr.id}`);
  expect((await tryToWait(badr)).statusCode).toBe(409);
  await world.query(`update accounts set blocked_reason = null where id = ${badr.id}`);
});

test('the desk adds a client, sees who waits for a day in their order, and takes one off', async () => {
  await wait(badr);
  const { locations: _, ...wish } = await wishFor(world);
  const asked = { ...wish, client_id: amina.id, location: 'A' };
  world.clock.advance(1);
  const added = await callApi(world, addWaiting, asked, { by: desk });
  expect(added.json()).toMatchObject({ client: { first_name: 'Amina' }, offer: null });
  const list = async (date?: string) =>
    (await callApi(world, listWaiting, { location: 'A', ...(date && { date }) }, { by: desk }))
      .json()
      .map(({ client }: { client: { first_name: string } }) => client.first_name);
  expect(await list()).toEqual(['Badr', 'Amina']);
  expect(await list('2026-03-06')).toEqual(['Badr', 'Amina']);
  expect(await list('2026-03-07')).toEqual([]);
  await world.query(`update settings set waitlist_members_first = true`);
  await world.query(`insert into memberships (account_id, number, valid_from, valid_to, granted_at)
    values (${amina.id}, 'LMB-0000-0001', '2026-01-01', '2027-01-01', now())`);
  expect(await list()).toEqual(['Amina', 'Badr']);
  await world.query(`update settings set waitlist_members_first = false`);
  const id = added.json().id;
  const removed = await callApi(world, removeWaiting, { location: 'A', id }, { by: desk });
  expect(removed.statusCode).toBe(204);
  const again = await callApi(world, removeWaiting, { location: 'A', id }, { by: desk });
  expect(again.statusCode).toBe(404);
  expect(await list()).toEqual(['Badr']);
  const unknown = await callApi(
    world,
    addWaiting,
    { ...asked, client_id: 2_000_000 },
    { by: desk },
  );
  expect(unknown.statusCode).toBe(404);
});

test('a therapist who does not offer the service cannot be waited for', async () => {
  const viktor = await therapistNamed(world, 'Viktor');
  await world.query(`delete from therapist_services where therapist_id = ${viktor}`);
  const reply = await tryToWait(amina, { therapist_ids: [noura, viktor] });
  expect(reply.statusCode).toBe(400);
});

// The last one: its clock forgets clients who never signed in.
test('an entry ends by itself when its days are over, and is deleted a month later', async () => {
  await wait(amina);
  world.clock.set('2026-03-07T10:00:00+04:00');
  expect(await entriesOf(amina)).toEqual([]);
  const kept = async () =>
    (await world.db.selectFrom('waitlist_entries').select('id').execute()).length;
  await cleanUp({ db: world.db, secret: TEST_SECRET }, world.clock.now());
  expect(await kept()).toBe(1);
  world.clock.set('2026-04-07T10:00:00+04:00');
  await cleanUp({ db: world.db, secret: TEST_SECRET }, world.clock.now());
  expect(await kept()).toBe(0);
});
