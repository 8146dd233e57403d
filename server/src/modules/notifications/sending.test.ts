import { EventEmitter, once } from 'node:events';
import { eraseAccount } from '@limber/contract/accounts.ts';
import { generateOtp } from '@limber/contract/auth.ts';
import { invitePerson } from '@limber/contract/sharing.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetBookings } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { depsOf, openWorld, TEST_NOW } from '../../../test/harness.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { addClient, type TestClient } from '../../../test/people.ts';
import { latestCode, post } from '../../../test/sign-in.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { startJobs } from '../../platform/job-workers.ts';
import { makeJobs } from '../../platform/jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { slowTasks, tasks } from '../../tasks.ts';
import { countWaitingMails } from './count-waiting-mails.ts';
import { queueMail } from './queue-mail.ts';

let client: TestClient;
let clients = 0;

const world = await openWorld();
beforeEach(async () => {
  await forgetBookings(world);
  await world.empty('limits');
  world.clock.set(TEST_NOW);
  world.mails.length = 0;
  clients += 1;
  client = await addClient(world, `Reader${clients}`);
});

const deps = () => ({
  ...depsOf(world),
  jobs: makeJobs(world.clock),
});

/** Writes a mail to the client, and leaves it to the test to send it. */
async function write(eventKey: string, to = client.email): Promise<void> {
  await queue(eventKey, to);
}

/** Whether there is somebody to write to. */
function queue(eventKey: string, to = client.email): Promise<boolean> {
  const mail = { eventKey, to, subject: 'Words', text: 'These words', html: '<p>These</p>' };
  return world.db.transaction().execute((trx) => queueMail(trx, deps(), mail));
}

/** A process that sends mail, with a mail server that behaves like `send`. */
function processWith(send: (mail: Mail) => Promise<void>, db = world.db) {
  const all = tasks({ ...deps(), db, mailer: { send } });
  return (eventKey: string) => all['send-mail']?.({ eventKey }) as Promise<void>;
}

const rowOf = (eventKey: string) =>
  world.db.selectFrom('mails').selectAll().where('event_key', '=', eventKey).executeTakeFirst();

/** A mail server that takes a mail and says nothing, until let go. */
function hangingServer() {
  const told = new EventEmitter();
  const taken: Mail[] = [];
  let letGo = () => {};
  const answer = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const send = async (mail: Mail) => {
    taken.push(mail);
    told.emit('taken');
    await answer;
  };
  return { send, taken, told, letGo: () => letGo() };
}

describe('while the mail server says nothing', () => {
  test('no connection is held, and the reader can be erased', async () => {
    await write('slow');
    const server = hangingServer();
    const { db, close } = openDatabase(world.databaseUrl, 1);
    const taken = once(server.told, 'taken');
    const sending = processWith(server.send, db)('slow');
    await taken;
    const row = await db.selectFrom('mails').select('event_key').forUpdate().noWait().execute();
    expect(row).toEqual([{ event_key: 'slow' }]);
    const erased = await callApi(world, eraseAccount, { email: client.email }, { by: client });
    expect(erased.statusCode).toBe(200);
    server.letGo();
    await sending;
    await close();
    expect(await rowOf('slow')).toBeUndefined();
  });

  test('nobody else sends the mail, and it is marked once it is taken', async () => {
    await write('once');
    const server = hangingServer();
    const first = processWith(server.send)('once');
    await once(server.told, 'taken');
    await expect(processWith(server.send)('once')).rejects.toThrow('Another process');
    server.letGo();
    await first;
    expect(server.taken).toHaveLength(1);
    expect(await rowOf('once')).toMatchObject({ sent_at: world.clock.now(), sealed: null });
    await processWith(server.send)('once');
    expect(server.taken).toHaveLength(1);
  });

  test('other work goes on: mails never hold all workers', async () => {
    for (let each = 0; each < 6; each += 1) {
      const { email } = await addClient(world, `Reader${clients}x${each}`);
      await write(`slow ${each}`, email);
    }
    const server = hangingServer();
    const noted = new EventEmitter();
    const running = await startJobs({
      url: world.databaseUrl,
      tasks: {
        ...tasks({ ...deps(), mailer: server }),
        'clean-up': async () => void noted.emit('note'),
      },
      slow: slowTasks,
      alone: true,
      log: () => {},
    });
    while (server.taken.length < 2) await once(server.told, 'taken');
    const note = once(noted, 'note');
    await world.db
      .transaction()
      .execute((trx) => makeJobs(world.clock).addJob(trx, 'clean-up', {}));
    await note;
    expect(server.taken).toHaveLength(2);
    server.letGo();
    await running.stop();
  });
});

describe('a mail that may have been sent already', () => {
  const taken: Mail[] = [];
  const take = async (mail: Mail) => void taken.push(mail);
  beforeEach(() => {
    taken.length = 0;
  });

  test('is sent again after its process was killed, with the same Message-ID', async () => {
    await write('killed');
    // The process dies as soon as the server has the mail.
    processWith((mail) => take(mail).then(() => new Promise(() => {})))('killed');
    while (taken.length === 0) await rowOf('killed');
    await expect(processWith(take)('killed')).rejects.toThrow('Another process');
    world.clock.advance(2);
    await processWith(take)('killed');
    const [first, second] = taken;
    expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@limber\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
    await write('another');
    await processWith(take)('another');
    expect(taken[2]?.messageId).not.toBe(first?.messageId);
  });

  test('does not go again when only marking it failed', async () => {
    await write('unmarked');
    const send = processWith(async (mail) => {
      await take(mail);
      await world.query('alter table mails rename to mails_away');
    });
    await expect(send('unmarked')).rejects.toThrow('mails');
    await world.query('alter table mails_away rename to mails');
    await send('unmarked');
    expect(taken).toHaveLength(1);
    expect((await rowOf('unmarked'))?.sent_at).toEqual(world.clock.now());
  });

  test('can be tried at once when the server refused it, and the address is in no log', async () => {
    await write('refused');
    const refuse = processWith(async ({ to }) => {
      throw new Error(`550 no mailbox ${to}`);
    });
    const failure: Error = await refuse('refused').catch((error) => error);
    expect(failure.message).toBe('The mail could not be sent: 550 no mailbox …');
    await processWith(take)('refused');
    expect(taken).toHaveLength(1);
  });
});

describe('what a mail says', () => {
  const mailsAsText = async () =>
    (await world.query<{ row: string }>('select m::text as row from mails m')).rows
      .map(({ row }) => row)
      .join('\n');
  const asHex = (text: string) => Buffer.from(text).toString('hex');

  test('lies nowhere in clear, neither codes nor the links of invitations', async () => {
    const packageId = await ownPackage(world, client.id, 'Family Shared Package');
    await callApi(
      world,
      invitePerson,
      { id: packageId, email: 'stranger@client.example' },
      { by: client },
    );
    await post(world, generateOtp, { email: client.email });
    const waiting = await mailsAsText();
    const jobs = await world.query('select payload::text from graphile_worker._private_jobs');
    const code = await latestCode(world, client.email);
    const token =
      /invitation\/([\w-]+)/.exec(world.mails.map(({ text }) => text).join())?.[1] ?? '';
    expect(token).not.toBe('');
    for (const secret of [code, token, 'Hello', 'sign-in code to']) {
      for (const form of [secret, asHex(secret)]) {
        expect(waiting).not.toContain(form);
        expect(JSON.stringify(jobs.rows)).not.toContain(form);
      }
    }
  });

  test('is deleted when it could not be sent for three days', async () => {
    await write('unlucky');
    const refuse = processWith(() => Promise.reject(new Error('421 later')));
    world.clock.advance(3 * 24 * 60 - 1);
    await expect(refuse('unlucky')).rejects.toThrow('421');
    expect((await rowOf('unlucky'))?.sealed).not.toBeNull();
    world.clock.advance(1);
    await refuse('unlucky');
    expect(await rowOf('unlucky')).toMatchObject({ sealed: null, sent_at: null });
  });

  test('is deleted once a day even where nothing retries it any more', async () => {
    await write('left');
    world.clock.advance(3 * 24 * 60);
    await tasks({ ...deps(), mailer: { send: async () => {} } })['clean-up']?.({});
    expect(await rowOf('left')).toMatchObject({ sealed: null, sent_at: null });
  });
});

test('a code that has expired is not sent late', async () => {
  await post(world, generateOtp, { email: client.email });
  world.clock.advance(10);
  await world.runJobs();
  expect(world.mails).toEqual([]);
  const rows = await world.db.selectFrom('mails').select(['sealed', 'sent_at']).execute();
  expect(rows).toEqual([{ sealed: null, sent_at: null }]);
});

test('whether there is somebody to write to is said, also when they were written to before', async () => {
  expect([
    await queue('one'),
    await queue('one'),
    await queue('two', 'nobody@client.example'),
  ]).toEqual([...[true, true, false]]);
});

test('mails that wait are counted with the age of the oldest, and those that were given up', async () => {
  await world.empty('mails');
  const now = () => countWaitingMails(world.db, world.clock.now());
  expect(await now()).toEqual({ waiting: 0, oldestSeconds: 0, givenUp: 0 });
  await write('first');
  world.clock.advance(1.5);
  await write('second');
  expect(await now()).toEqual({ waiting: 2, oldestSeconds: 90, givenUp: 0 });
  // A clock that was set back makes none younger than now.
  world.clock.advance(-3);
  expect((await now()).oldestSeconds).toBe(0);
});
