import { expect, test } from 'vitest';
import {
  forgetBookings,
  ownedRequest,
  postBooking,
  purchaseRequest,
  serviceRequest,
} from './booking-requests.ts';
import { openWorld } from './harness.ts';
import { addEntry, ownPackage } from './own-package.ts';
import { addClient } from './people.ts';

const ODD = 'Win 500 AED at https://casino.example =?utf-8?B?V2lu?=';

const world = await openWorld();
const owner = await addClient(world, 'Owner');
const guest = await addClient(world, 'Guest');
// As stored before names were checked, including the therapist's.
await world.db
  .updateTable('accounts')
  .set({ first_name: ODD })
  .where('account_type', '=', 'client')
  .execute();
await world.db
  .updateTable('accounts')
  .set({ last_name: ODD })
  .where('first_name', '=', 'Noura')
  .execute();

const ask = async (method: 'POST' | 'DELETE', path: string, payload: object = {}) => {
  const url = `/api/v1/appointment/${path}`;
  const headers = owner.headers();
  const reply = await world.app.inject({ method, url, headers, payload });
  expect(reply.statusCode).toBeLessThan(300);
  return reply.body && reply.json();
};

test.each(['en', 'ar'])('no mail in %s says an odd name that is kept', async (language) => {
  await world.query(`update accounts set language = '${language}'`);
  await forgetBookings(world);
  world.mails.length = 0;
  const date = '2026-03-05';

  const booked = await postBooking(world, owner, await serviceRequest(world, { date }));
  const { id } = booked.json();
  await world.runJobs(24 * 60 * 10);
  await ask('POST', `appointments/${id}/reschedule/`, { date, time: '16:00' });
  await world.runJobs(2);
  await ask('POST', `appointments/${id}/cancel/`);
  const shared = await purchaseRequest(world, 'Family Shared Package', { date });
  const packageId = (await postBooking(world, owner, shared)).json().package.id;
  await addEntry(world, packageId, 'booked', -1020, owner.id);
  const owned = { id: packageId, kind: 'shared' };
  await postBooking(world, owner, await ownedRequest(world, owned, { time: '18:00' }));
  const { id: personId } = await ask('POST', `packages/${packageId}/people/`, {
    email: guest.email,
  });
  await ask('POST', `packages/${packageId}/people/`, { email: `stranger.${language}@x.example` });
  await world.query(`update package_people set account_id = ${guest.id}, joined_at = now()
    where id = ${personId}`);
  await ask('DELETE', `packages/${packageId}/people/${personId}/`);
  await ownPackage(world, owner.id, 'Balance Package');
  await world.runJobs(24 * 60 * 400);

  const events = await world.query<{ kind: string }>(
    `select distinct split_part(event_key, ':', 1) as kind from mails where sent_at is not null`,
  );
  expect(events.rows.map(({ kind }) => kind).sort()).toEqual([
    'booking-cancelled',
    'booking-confirmed',
    'booking-moved',
    'booking-reminder',
    'membership-unlocked',
    'package-expiring',
    'package-invitation',
    'package-low',
    'package-removal',
  ]);
  for (const { subject, text, html, attachments = [] } of world.mails) {
    const said = [subject, text, html, ...attachments.map(({ content }) => content)].join('\n');
    for (const odd of ['500 AED', 'casino', '=?', 'V2lu']) expect(said).not.toContain(odd);
  }
});
