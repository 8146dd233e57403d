import { generateOtp, obtainToken } from '@limber/contract/auth.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectBlocked, waitingAt } from '../../../../test/blocked.ts';
import { TEST_SECRET } from '../../../../test/harness.ts';
import { openHolds } from '../../../../test/holds.ts';
import { type Browser, latestCode, post } from '../../../../test/sign-in.ts';
import { openStudio } from '../../../../test/studio.ts';
import { cleanUp } from '../../../what-purges-each-table.ts';

const { world, amina } = await openStudio();
const { hold, tryToHold, release } = await openHolds(world);
const ofAccount = () => sql`select pg_advisory_xact_lock(5, ${amina.id}::int)`;
const LOCKS_HOLDER = /^select pg_advisory_xact_lock\(5, /;

/** Starts signing Amina in, in a browser that sends this cookie, and returns how to finish it. */
async function signingIn(cookie = '') {
  const device: Browser = {};
  await post(world, generateOtp, { email: amina.email }, '198.51.100.7', device);
  const otp = await latestCode(world, amina.email);
  const both = { cookie: `${device.cookie}; ${cookie}` };
  return () => post(world, obtainToken, { email: amina.email, otp }, '198.51.100.7', both);
}

test('an account that holds a time waits for another of its browsers that holds one', async () => {
  const [waiting] = await waitingAt(world, ofAccount(), () => tryToHold({ by: amina }));
  expect(waiting).toMatch(LOCKS_HOLDER);
});

test('signing in waits for another browser of the account that holds a time', async () => {
  const browser: Browser = {};
  await hold({ browser });
  const signIn = await signingIn(browser.cookie);
  const [waiting] = await waitingAt(world, ofAccount(), signIn);
  expect(waiting).toMatch(LOCKS_HOLDER);
});

/** A time that a browser holds and one that Amina holds elsewhere, in both orders of storage. */
async function holdTwo() {
  const browser: Browser = {};
  await hold({ browser });
  await hold({ by: amina }, '16:00');
  const { rows } = await world.query<{ id: number }>('select id from holds order by id');
  const [first, last] = rows.map(({ id }) => id) as [number, number];
  await world.query(`update holds set expires_at = expires_at where id = ${first}`);
  return { browser, first, last };
}

test.each([
  ['holding another time', async (browser) => () => tryToHold({ by: amina, browser }, '18:00')],
  ['giving them back', async (browser) => () => release({ by: amina, browser })],
  ['signing in', (browser) => signingIn(browser.cookie)],
] satisfies [string, (browser: Browser) => Promise<() => Promise<unknown>>][])(
  '%s takes what the browser and the account hold in one order',
  async (_what, prepare) => {
    const { browser, first, last } = await holdTwo();
    const act = await prepare(browser);
    const gate = await world.db.startTransaction().execute();
    await sql`select from holds where id = ${first}::int for update`.execute(gate);
    const acting = act();
    await expectBlocked(world, 1, acting);
    const waiting = await world.query<{ query: string }>(
      `select query from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    // It waits for the first, and has not taken the other one by then.
    const { rows } = await sql`
      select id from holds where id = ${last}::int for update skip locked`.execute(gate);
    await gate.rollback().execute();
    await acting;
    expect(rows).toEqual([{ id: last }]);
    // With so few, this order could be chance.
    expect(waiting.rows.map(({ query }) => query).join()).toContain('order by id for update');
  },
);

test('expired holds are deleted without waiting for one that is being renewed', async () => {
  const { first } = await holdTwo();
  world.clock.advance(6);
  const gate = sql`select from holds where id = ${first}::int for update`;
  const clear = () => cleanUp({ db: world.db, secret: TEST_SECRET }, world.clock.now());
  expect(await waitingAt(world, gate, clear)).toEqual([]);
  const { rows } = await world.query('select id from holds');
  expect(rows).toEqual([{ id: first }]);
});
