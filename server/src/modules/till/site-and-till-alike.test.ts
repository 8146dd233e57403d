import { expect, test } from 'vitest';
import { ledgerOf } from '../../../test/booking-requests.ts';
import { addClient } from '../../../test/people.ts';
import { openLeftBehind } from '../../../test/studio.ts';
import { openTill } from '../../../test/till.ts';

// A package that a client buys on the site with its first session, and the same one sold at the
// till for a session that is booked, leave the same behind: the package, its ledger, a membership,
// jobs, mails and news.
const { world, buy, book, offer, sell } = await openTill();
const leftBehind = await openLeftBehind(world);

/** What belongs to the session alone: its confirmation and its reminders. */
const isOfSession = (job: string) => /^(confirm-booking|remind-of-booking) /.test(job);

async function effectsOf(clientId: number, act: () => Promise<number>) {
  await world.query('delete from graphile_worker._private_jobs');
  let packageId = 0;
  const { jobs, mails, news } = await leftBehind(async () => {
    packageId = await act();
  });
  const { rows: packages } = await world.query(
    `select kind, name, product_id, minutes, price_fils, expires_on, active, paid_at, bought_at,
       people_limit
     from owned_packages where id = ${packageId}`,
  );
  const { rows: memberships } = await world.query(
    `select valid_from, valid_to, granted_at, package_id = ${packageId} as by_package
     from memberships where account_id = ${clientId}`,
  );
  // The site's session names the purchase and its price, which at the till the sale does.
  const { rows: sessions } = await world.query(
    `select status, discount_fils, package_minutes from bookings
     where package_id = ${packageId}`,
  );
  const ledger = (await ledgerOf(world, packageId)).map(
    ({ kind, minutes, balance_minutes, person_id }) => [
      kind,
      minutes,
      balance_minutes,
      person_id === clientId ? 'theirs' : person_id,
    ],
  );
  return {
    jobs: jobs
      .filter(({ job }) => !isOfSession(job))
      .map(({ job, minutes }) => ({ job: job.replaceAll(/\d+/g, 'ID'), minutes })),
    mails: mails.map(([subject]) => subject).filter((subject) => !subject.includes('is booked')),
    // A sale is also told to those who look at the day on which it is made.
    news: news.filter((day) => day !== '2026-03-04 A'),
    ...{ packages, memberships, sessions, ledger },
  };
}

test.each([
  ['Balance Package', 'One', 'Two'],
  ['Shared Package for Two', 'Three', 'Four'],
  ['Unlimited Recovery', 'Five', 'Six'],
])('a %s bought on the site and at the till', async (name, first, second) => {
  const [buyer, visitor] = [await addClient(world, first), await addClient(world, second)];
  const site = await effectsOf(buyer.id, async () => (await buy(name, {}, buyer)).package.id);
  const first_session = await book({ time: '18:00' }, visitor);
  await world.runJobs();
  const till = await effectsOf(visitor.id, async () => {
    const { line } = await offer(name);
    const sale = await sell({ client_id: visitor.id, lines: [{ ...line, first_session }] });
    return sale.lines[0]?.owned_package_id ?? 0;
  });
  expect(till).toEqual(site);
  expect([site.packages.length, site.sessions.length]).toEqual([1, 1]);
  expect(site.jobs.length).toBeGreaterThan(0);
  expect(site.news).not.toEqual([]);
});
