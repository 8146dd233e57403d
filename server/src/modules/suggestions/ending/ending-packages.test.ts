import { changeMessageWishes } from '@limber/contract/messages/message-wishes.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { TEST_NOW } from '../../../../test/harness.ts';
import { addEntry, ownPackage } from '../../../../test/own-package.ts';
import { NUMBER, openTelling } from '../../../../test/providers/telling.ts';
import { makeJobs } from '../../../platform/jobs.ts';
import { notifyExpiring } from '../../packages/ending/warn-of-end.ts';

const studio = await openTelling();
const { world, amina, book, whatsApp, history } = studio;
const DAY = 24 * 60;

/** Amina's package with five hours, bought long ago, and the notices before its end. */
async function own(expiresOn: string): Promise<number> {
  const id = await ownPackage(world, amina.id, 'Starter Package', { expiresOn });
  const notice = { packageId: id, expiresOn };
  await world.db
    .transaction()
    .execute((trx) =>
      notifyExpiring(trx, { jobs: makeJobs(world.clock) }, notice, world.clock.now()),
    );
  return id;
}

/** Lets days pass, from ten in the morning to ten in the morning and a minute. */
async function pass(days: number, at = '10:01:00'): Promise<void> {
  const minutes = (world.clock.now().getTime() - new Date(TEST_NOW).getTime()) / 60_000;
  const day = new Date(new Date(TEST_NOW).getTime() + days * DAY * 60_000).toISOString();
  world.clock.set(`${day.slice(0, 10)}T${at}+04:00`);
  const now = (world.clock.now().getTime() - new Date(TEST_NOW).getTime()) / 60_000;
  await world.runJobs(now - minutes);
}

const saidByMail = async () =>
  (
    await world.query<{ said: string | null }>(
      `select offers_by_mail as said from accounts where id = ${amina.id}`,
    )
  ).rows[0]?.said;

const notices = () => world.mails.filter(({ subject }) => subject.includes('package ends'));

test('Minutes that end are told a month and a week before, once each, with three times that fit and book in one press @SUGG-01', async () => {
  await studio.wants(null);
  await book({ date: '2026-03-05', time: '14:00' });
  const id = await own('2026-04-20');
  await pass(16);
  expect(notices()).toEqual([]);
  await pass(17);
  const [mail, ...others] = notices();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Limber: Your package ends on 20 April 2026');
  const links = [...(mail?.text ?? '').matchAll(/: (https:\/\/limber\.example\/login\?next=\S+)/g)]
    .map(([, url]) => decodeURIComponent(url ?? ''))
    .filter((url) => url.includes('date='));
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toMatch(/\/booking\?service=\d+&minutes=60&package=\d+&therapist=\d+&location=A&/);
    expect(link).toContain(`package=${id}`);
  }
  // Thursdays at two, as the one before.
  expect(links[0]).toContain('time=14:00');
  expect(mail?.text).toMatch(/Thursday 26 March, 14:00, Noura/);
  // Asked for again, as after a restart.
  const again = { packageId: id, expiresOn: '2026-04-20', daysBefore: 30 };
  await world.db
    .transaction()
    .execute((trx) => makeJobs(world.clock).addJob(trx, 'tell-package-expiring', again));
  await world.runJobs();
  expect(notices()).toHaveLength(1);
  await pass(40);
  expect(notices()).toHaveLength(2);
});

test('a client who reads WhatsApp is told there, and the client’s page names it @SUGG-01', async () => {
  await own('2026-04-20');
  await pass(17);
  expect(whatsApp.taken).toHaveLength(1);
  const { template, values } = whatsApp.last();
  expect(template).toBe('package_ending_v1');
  expect(values?.[2]).toBe(
    'Your Starter Package still has 300 minutes. Its last day is 20 April 2026; what is left after it expires.',
  );
  expect(values?.[3]).toMatch(/^These times would suit you\. .*1\) .* 2\) .* 3\) /);
  expect(notices()).toEqual([]);
  expect(await history()).toEqual([['whatsapp', 'sent', null]]);
});

test('the mail with times names the way out: looking ends nothing, a press ends the offers, and a wrong address is none @SUGG-01', async () => {
  await studio.wants(null);
  await own('2026-04-20');
  await pass(17);
  const [, link = ''] = /No more offers by e-mail: (\S+)/.exec(notices()[0]?.text ?? '') ?? [];
  const url = new URL(link).pathname;
  const page = await world.app.inject(url);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('<button>No more offers by e-mail</button>');
  expect(await saidByMail()).toBe(null);
  const press = { method: 'POST', url, payload: '' } as const;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // Twice, as a hasty person presses.
  for (const _ of [1, 2]) {
    const pressed = await world.app.inject({ ...press, headers });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, url]);
  }
  expect(await saidByMail()).toBe('no');
  const after = await world.app.inject(url);
  expect(after.body).toContain('You get no more offers by e-mail.');
  expect(after.body).not.toContain('<button>');
  const { rows } = await world.query(
    "select was, became from account_changes where field = 'offers_by_mail'",
  );
  expect(rows).toEqual([{ was: null, became: 'no' }]);
  await pass(40);
  expect(notices().at(-1)?.text).not.toContain('No more offers');
  for (const wrong of [`${url}x`, '/no-offers/nonsense', url.slice(0, -2)])
    expect((await world.app.inject(wrong)).statusCode).toBe(404);
});

test('STOP ends the offer of times at once, and what the client asked for still comes @TOLD-03', async () => {
  await own('2026-04-20');
  await studio.tell([{ wrote: 'STOP', from: NUMBER }]);
  await pass(17);
  expect(whatsApp.taken).toEqual([]);
  expect(notices()).toEqual([]);
  await book({ date: '2026-03-25', time: '14:00' });
  await world.runJobs();
  expect(whatsApp.taken.map(({ template }) => template)).toEqual(['session_booked_v1']);
});

test('a notice that comes due by night waits for the hours of offers @SUGG-01', async () => {
  await studio.wants(null);
  await own('2026-04-20');
  await pass(17, '21:00:00');
  expect(notices()).toEqual([]);
  await pass(18, '08:01:00');
  expect(notices()).toHaveLength(1);
});

test('nobody is told where booked sessions use the minutes up, and nobody twice where the last day moved @SUGG-01', async () => {
  await studio.wants(null);
  const id = await own('2026-04-20');
  await addEntry(world, id, 'booked', -280, amina.id);
  await pass(17);
  await pass(40);
  expect(notices()).toEqual([]);
});

test('who said no to offers is told a week before alone, without times @SUGG-01', async () => {
  await studio.wants(null);
  const said = { channel: 'mail', offers_by_mail: 'no' };
  const reply = await callApi(world, changeMessageWishes, said, { by: amina });
  expect(reply.statusCode).toBe(200);
  await own('2026-04-20');
  await pass(17);
  expect(notices()).toEqual([]);
  await pass(40);
  const [mail] = notices();
  expect(mail?.text).toContain('There is still time for a session or two.');
  expect(mail?.text).not.toContain('These times would suit you');
});
