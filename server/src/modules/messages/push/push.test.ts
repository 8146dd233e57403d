import { revokeToken } from '@limber/contract/auth.ts';
import { listMessagesTo } from '@limber/contract/desk/clients/messages.ts';
import { changeMessageWishes } from '@limber/contract/messages/message-wishes.ts';
import { addPush, readPushKey, removePush } from '@limber/contract/messages/push.ts';
import { MOST_PUSH_BROWSERS } from '@limber/contract/terms/mail-delivery.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { answersBehind } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { TEST_NOW } from '../../../../test/harness.ts';
import { actorOf } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/providers/push-simulator.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { openStudio } from '../../../../test/studio.ts';

const service = await startPushService();
afterAll(() => service.close());
const { world, amina, badr, book } = await openStudio();
const desk = await actorOf(world, 'front_desk');
const byDesk = { headers: () => world.bearer(desk.accountId, 'front_desk') };

interface SignedIn {
  readonly headers: () => { authorization: string };
  readonly refresh: string;
}
let phone: SignedIn;

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  service.forget();
  await world.query('delete from push_subscriptions; delete from limits; truncate messages, mails');
  await world.query('update accounts set message_channel = null');
  phone = await signInAs(amina.email);
});

async function signInAs(email: string): Promise<SignedIn> {
  const { access, refresh } = await signIn(world, email);
  return { headers: () => ({ authorization: `Bearer ${access}` }), refresh };
}

async function add(name: string, by: SignedIn = phone) {
  const { public_key } = (await callApi(world, readPushKey, {}, { by })).json();
  const browser = { ...service.subscribe(name, public_key), refresh: by.refresh };
  const reply = await callApi(world, addPush, browser, { by });
  expect(reply.statusCode).toBe(204);
}

const wish = (by: SignedIn = phone) =>
  callApi(world, changeMessageWishes, { channel: 'push' }, { by });

async function history() {
  const reply = await callApi(world, listMessagesTo, { id: amina.id }, { by: byDesk });
  return (
    reply
      .json()
      // Codes to sign in are mails too.
      .results.filter(({ title }: { title: string }) => title.includes('session'))
      .map(({ channel, status, failure }: Record<string, unknown>) => [channel, status, failure])
  );
}

/** Mails about sessions; those with a code to sign in are not meant. */
const mails = () => world.mails.filter(({ subject }) => subject.includes('session'));

const browsers = async () => {
  const { rows } = await world.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions order by 1',
  );
  return rows.map(({ endpoint }) => endpoint.split('/').at(-1));
};

test('a confirmation is pushed to each browser that was chosen, and not mailed @PUSH-01', async () => {
  await add('telephone');
  await add('tablet', await signInAs(amina.email));
  await wish();
  await book();
  await world.runJobs();
  expect(service.arrived.map(({ browser }) => browser).sort()).toEqual(['tablet', 'telephone']);
  expect(service.arrived[0]).toMatchObject({
    title: 'Limber: Your session on 5 March 2026 at 14:00 is booked',
    text: expect.stringContaining('Amina'),
    opens: '/profile',
  });
  expect(mails()).toEqual([]);
  expect(await history()).toEqual([['push', 'sent', null]]);
});

test('a pushed reminder opens the page on which they say that they come @TOLD-04', async () => {
  await add('telephone');
  await wish();
  const id = await book();
  await world.runJobs();
  world.clock.set('2026-03-04T14:00:00+04:00');
  await world.runJobs(4 * 60);
  const { opens: url = '', title } = service.arrived.at(-1) ?? {};
  expect(title).toContain('Your session is tomorrow');
  const page = await world.app.inject(url);
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining('<button>I’m coming</button>'),
  ]);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await world.app.inject({ method: 'POST', url, payload: '', headers });
  const { rows } = await world.query(
    `select from bookings where id = '${id}' and coming_for = starts_at`,
  );
  expect(rows).toHaveLength(1);
});

test('who did not choose pushes gets mails, though a browser is known', async () => {
  await add('telephone');
  await book();
  await world.runJobs();
  expect(service.arrived).toEqual([]);
  expect(mails()).toHaveLength(1);
});

test('a browser that takes no more is forgotten, and the mail tells instead, once', async () => {
  await add('telephone');
  await wish();
  service.answers(() => 410);
  await book();
  await world.runJobs();
  expect(await browsers()).toEqual([]);
  expect(mails()).toHaveLength(1);
  expect(await history()).toEqual(
    expect.arrayContaining([
      ['mail', 'sent', null],
      ['push', 'failed', 'unreachable'],
    ]),
  );
});

test('a browser whose keys are none is forgotten, and the mail tells', async () => {
  await add('telephone');
  await world.query(`update push_subscriptions set p256dh = '${'a'.repeat(87)}'`);
  await wish();
  await book();
  await world.runJobs();
  expect(await browsers()).toEqual([]);
  expect(mails()).toHaveLength(1);
});

test('one browser that takes no more does not keep the others from being told', async () => {
  await add('old');
  await add('new');
  await wish();
  service.answers((browser) => (browser === 'old' ? 404 : 201));
  await book();
  await world.runJobs();
  expect(service.arrived.map(({ browser }) => browser)).toEqual(['new']);
  expect(await browsers()).toEqual(['new']);
  expect(mails()).toEqual([]);
});

test('a push service that is down is asked again, and then the mail tells', async () => {
  await add('telephone');
  await wish();
  service.answers(() => 503);
  await book();
  await world.runJobs();
  expect(mails()).toEqual([]);
  for (const minutes of [1, 2, 4, 8]) {
    world.clock.advance(minutes);
    await world.runJobs(minutes);
  }
  expect(service.arrived).toEqual([]);
  expect(mails()).toHaveLength(1);
  expect(await browsers()).toEqual(['telephone']);
});

test('signing out ends the pushes to that browser, and to no other', async () => {
  const tablet = await signInAs(amina.email);
  await add('telephone');
  await add('tablet', tablet);
  await wish();
  await callApi(world, revokeToken, { refresh: phone.refresh }, {});
  await book();
  await world.runJobs();
  expect(service.arrived.map(({ browser }) => browser)).toEqual(['tablet']);
});

test('a browser is of the person who signed in there last', async () => {
  await add('shared');
  const other = await signInAs(badr.email);
  const { public_key } = (await callApi(world, readPushKey, {}, { by: other })).json();
  const { rows } = await world.query<{ endpoint: string; p256dh: string; auth: string }>(
    'select endpoint, p256dh, auth from push_subscriptions',
  );
  expect(public_key).toMatch(/^[\w-]{87}$/);
  const [browser] = rows as [(typeof rows)[number]];
  await callApi(world, addPush, { ...browser, refresh: other.refresh }, { by: other });
  const { rows: owners } = await world.query<{ account_id: number }>(
    'select account_id from push_subscriptions',
  );
  expect(owners).toEqual([{ account_id: badr.id }]);
});

test('a browser is removed by its owner, and by nobody else', async () => {
  await add('telephone');
  const { rows } = await world.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions',
  );
  const endpoint = String(rows[0]?.endpoint);
  await callApi(world, removePush, { endpoint }, { by: await signInAs(badr.email) });
  expect(await browsers()).toEqual(['telephone']);
  await callApi(world, removePush, { endpoint }, { by: phone });
  expect(await browsers()).toEqual([]);
});

test('another takes the place of the oldest browser beyond the most', async () => {
  for (let number = 0; number <= MOST_PUSH_BROWSERS; number += 1) {
    world.clock.advance(1);
    await add(`browser-${String(number).padStart(2, '0')}`);
  }
  expect((await browsers())[0]).toBe('browser-01');
});

test('an address that is not one of the web is refused', async () => {
  const { endpoint: _, ...keys } = service.subscribe('x', 'key');
  const browser = { ...keys, endpoint: 'file:///etc', refresh: phone.refresh };
  const reply = await callApi(world, addPush, browser, { by: phone });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().detail).toBe('Messages cannot be pushed to this browser.');
});

test('a session of somebody else, one that has ended and a counter are refused', async () => {
  const browser = service.subscribe('x', 'key');
  const addWith = async (refresh: string) => {
    const reply = await callApi(world, addPush, { ...browser, refresh }, { by: phone });
    return [reply.statusCode, reply.json().detail];
  };
  const other = await signInAs(badr.email);
  expect((await addWith(other.refresh))[0]).toBe(401);
  const ended = await signInAs(amina.email);
  await callApi(world, revokeToken, { refresh: ended.refresh }, {});
  expect((await addWith(ended.refresh))[0]).toBe(401);
  await world.query(`
    insert into devices (name, location_code, token_hash, enrolled_by, enrolled_at)
    select 'Counter', code, 'x', ${desk.accountId}, now() from locations limit 1`);
  await world.query(`update sessions set device_id = (select max(id) from devices),
    touched_at = '${TEST_NOW}' where account_id = ${amina.id}`);
  expect(await addWith(phone.refresh)).toEqual([
    400,
    'This device is a counter, which others see too. Please choose your own telephone.',
  ]);
});

test('a browser is not added to a session that ends meanwhile', async () => {
  const browser = { ...service.subscribe('x', 'key'), refresh: phone.refresh };
  const end = sql`update sessions set ended_at = now(), ended_why = 'signed out'
    where account_id = ${amina.id}`;
  const add = () => callApi(world, addPush, browser, { by: phone });
  const [reply] = await answersBehind(world, end, [add]);
  expect(reply?.statusCode).toBe(401);
  expect(await browsers()).toEqual([]);
});

test('two who need the keys first get the same', async () => {
  await world.query('delete from push_keys');
  const read = () => callApi(world, readPushKey, {}, { by: phone });
  const gate = sql`lock table push_keys in share row exclusive mode`;
  const [one, other] = await answersBehind(world, gate, [read, read]);
  expect(one?.json().public_key).toMatch(/^[\w-]{87}$/);
  expect(other?.json()).toEqual(one?.json());
});

test('the key of the studio stays the same, and its private half is sealed', async () => {
  const read = async () => (await callApi(world, readPushKey, {}, { by: phone })).json().public_key;
  const [one, other] = await Promise.all([read(), read()]);
  expect(one).toBe(other);
  const { rows } = await world.query<{ sealed: Buffer }>(
    'select private_sealed as sealed from push_keys',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.length).toBeGreaterThan(43);
});
