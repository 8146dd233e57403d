import { addClient } from '@limber/contract/desk/clients/clients.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { type Liability, readLiability } from '@limber/contract/desk/clients/packages.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { seededChance } from '../../../seed/seeded-chance.ts';
import { callApi } from '../../../test/call-api.ts';
import { openTill } from '../../../test/till.ts';
import { makeJobs } from '../../platform/jobs.ts';
import { expirePackage } from '../packages/ending/expire-package.ts';
import { adjustMinutes } from '../packages/minutes/adjust-minutes.ts';
import {
  lockPackage,
  returnMinutes,
  takeMinutes,
} from '../packages/minutes/take-and-return-minutes.ts';

const { world, amina, manager, desk, offer, trySell, sell, ...studio } = await openTill();
const jobs = makeJobs(world.clock);
const report = async (query: object = {}) =>
  (await callApi(world, readLiability, query, { by: manager })).json();
const ledger = async () =>
  (
    await world.query<{ minor: number; minutes: number }>(
      'select sum(value_fils)::int as minor, sum(minutes)::int as minutes from package_entries',
    )
  ).rows[0];

type Owed = Liability['packages'][number];

/** The value of a package, calculated independently of the product. */
interface Held {
  readonly id: number;
  /** Changes when they are merged with somebody. */
  ownerId: number;
  readonly lineId: number;
  readonly saleId: string;
  readonly priceMinor: number;
  readonly isPaid: boolean;
  refundedMinor: number;
  minutes: number;
  minor: number;
  readonly sessions: { bookingId: string; minutes: number; minor: number }[];
}

function takeFrom(held: Held, minutes: number): number {
  const minor =
    minutes === held.minutes ? held.minor : Math.floor((held.minor * minutes) / held.minutes + 0.5);
  held.minutes -= minutes;
  held.minor -= minor;
  return minor;
}

test('the sum of `value_fils` equals the liability report to the minor after 1,000 random sales, sessions, refunds and expiries; balances of merged duplicates add up', {
  timeout: 180_000,
}, async () => {
  const chance = seededChance(1000);
  const offers = [
    await offer('Starter Package'),
    await offer('Balance Package', 600),
    await offer('Family Shared Package'),
  ];
  const now = () => world.clock.now();
  const held: Held[] = [];
  const people = [amina.id];
  for (let made = 1; made < 6; made += 1) people.push(await makeClient(made));
  const somebody = () => people[chance.below(people.length)] ?? amina.id;
  const some = () => {
    const left = held.filter(({ minutes }) => minutes > 0);
    return left[chance.below(Math.max(1, left.length))];
  };
  const acts = {
    async sale() {
      const { line, price } = offers[chance.below(offers.length)] as (typeof offers)[number];
      // Cheaper and paid at once, or at its price and paid later.
      const isCheaper = chance.below(2) === 1;
      const reduced = Math.round(price * (50 + chance.below(40))) / 100;
      const ownerId = somebody();
      const reply = await trySell(
        isCheaper
          ? {
              client_id: ownerId,
              lines: [{ ...line, price: reduced, reason: 'A regular' }],
              payments: [{ method: 'cash', amount: reduced }],
            }
          : { client_id: ownerId, lines: [line] },
        { by: manager },
      );
      const sold: Sale = reply.json();
      const priceMinor = Math.round(sold.total * 100);
      const [first] = sold.lines;
      const vat = Math.round(sold.vat * 100);
      const id = first?.owned_package_id ?? 0;
      const minutes = Number(/(\d+) min$/.exec(first?.name ?? '')?.[1]);
      const made = {
        id,
        ownerId,
        lineId: first?.id ?? 0,
        saleId: sold.id,
        priceMinor,
        isPaid: isCheaper,
      };
      held.push({ ...made, refundedMinor: 0, minutes, minor: priceMinor - vat, sessions: [] });
    },
    async session() {
      const from = some();
      if (!from) return;
      const minutes = Math.min(from.minutes, 5 * (1 + chance.below(24)));
      const bookingId = await addBooking(from.ownerId);
      await world.db.transaction().execute(async (trx) => {
        const locked = await lockPackage(trx, { packageId: from.id, personId: null });
        if (!locked) throw new Error('gone');
        const session = { minutes, personId: from.ownerId, actorId: desk.id, bookingId };
        await takeMinutes(trx, { jobs }, locked, session, now());
      });
      from.sessions.push({ bookingId, minutes, minor: takeFrom(from, minutes) });
    },
    async comingBack() {
      const to = some();
      const session = to?.sessions.pop();
      if (!to || !session) return;
      const { bookingId, minutes, minor } = session;
      await world.db
        .transaction()
        .execute((trx) =>
          returnMinutes(
            trx,
            { packageId: to.id, minutes, personId: to.ownerId, actorId: desk.id, bookingId },
            now(),
          ),
        );
      to.minutes += minutes;
      to.minor += minor;
    },
    async refund() {
      const from = some();
      if (!from || from.refundedMinor > 0) return;
      const minutes = chance.below(from.minutes + 1);
      const amount = Math.max(1, chance.below(from.priceMinor));
      const reply = await callApi(
        world,
        refundSale,
        {
          id: from.saleId,
          location: 'A',
          reason: 'Wished',
          lines: [{ line_id: from.lineId, amount: amount / 100, minutes }],
          payments: from.isPaid ? [{ method: 'cash', amount: amount / 100 }] : [],
        },
        // Of any size, whatever the minutes are worth.
        { by: manager },
      );
      expect(reply.statusCode).toBe(200);
      from.refundedMinor = amount;
      if (minutes > 0) takeFrom(from, minutes);
    },
    async gift() {
      const to = some();
      if (!to) return;
      const minutes = 5 + chance.below(30);
      const given = { packageId: to.id, minutes, reason: 'For the wait' };
      await adjustMinutes(
        world.db,
        { accountId: desk.id, accountType: 'front_desk' },
        given,
        now(),
      );
      to.minutes += minutes;
    },
    async expiry() {
      const from = some();
      if (!from) return;
      await studio.expireOn(from.id, '2026-03-03');
      await expirePackage(world.db, from.id, now());
      takeFrom(from, from.minutes);
    },
    async merge() {
      const [kept, gone] = [somebody(), somebody()];
      if (kept === gone || gone === amina.id) return;
      const before = await ledger();
      const two = { id: kept, duplicate_id: gone };
      expect((await callApi(world, mergeClients, two, { by: desk })).statusCode).toBe(200);
      expect(await ledger()).toEqual(before);
      for (const each of held) if (each.ownerId === gone) each.ownerId = kept;
      people[people.indexOf(gone)] = await makeClient(held.length);
    },
  };
  const { sale, session, comingBack, refund, gift, expiry, merge } = acts;
  const likely = [sale, sale, sale, session, session, session, session, comingBack, refund, gift];
  for (let done = 0; done < 1000; done += 1) {
    const seldom = done % 40 === 39 ? merge : expiry;
    const act = done % 20 === 19 ? seldom : likely[chance.below(likely.length)];
    await act?.();
  }
  const minor = held.reduce((sum, each) => sum + each.minor, 0);
  const minutes = held.reduce((sum, each) => sum + each.minutes, 0);
  expect(await ledger()).toEqual({ minor, minutes });
  const owed = await report({ limit: 1000 });
  expect(Math.round(owed.total * 100)).toBe(minor);
  expect(owed.minutes).toBe(minutes);
  const left = held.filter((each) => each.minutes > 0);
  expect(
    owed.packages.map(({ owned_package_id: id, owner_id, minutes, value }: Owed) => ({
      id,
      ownerId: owner_id,
      minutes,
      minor: Math.round(value * 100),
    })),
  ).toEqual(left.map(({ id, ownerId, minutes, minor }) => ({ id, ownerId, minutes, minor })));
});

test('the report is of the end of a day where one is named', async () => {
  const { line } = await offer('Balance Package', 600);
  await sell({ lines: [line] });
  expect(await report({ day: '2026-03-03' })).toEqual({
    total: 0,
    minutes: 0,
    count: 0,
    packages: [],
  });
  expect(await report({ day: '2026-03-04' })).toMatchObject({
    total: 2619.05,
    minutes: 600,
    count: 1,
  });
});

let booked = 0;

/** A client whom the desk knows only by telephone. */
async function makeClient(made: number): Promise<number> {
  const person = { first_name: 'Sara', phone_number: `05${String(10_000_000 + made)}` };
  return (await callApi(world, addClient, person, { by: desk })).json().id;
}

/** A past session of somebody, at its own hour. */
async function addBooking(clientId: number): Promise<string> {
  booked += 1;
  const { rows } = await world.query<{ id: string }>(`
    insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
      starts_at, ends_at, price_fils, created_at)
    select gen_random_uuid(), ${clientId}, id, 'A', 'mypackage', 'completed',
      timestamptz '2020-01-01' + ${booked} * interval '1 hour',
      timestamptz '2020-01-01' + ${booked} * interval '1 hour' + interval '30 minutes', 0, now()
    from therapists order by id limit 1 returning id`);
  return rows[0]?.id ?? '';
}
