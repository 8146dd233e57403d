import { eraseAccount } from '@limber/contract/accounts.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { listOwed } from '@limber/contract/desk/money/owed.ts';
import { listSalesToClient, refundSale, sellAtTill } from '@limber/contract/desk/money/till.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { addClient } from '../../../../test/people.ts';
import { openPlans } from '../../../../test/providers/plans.ts';

const studio = await openPlans();
const { world, amina, stripe, manager, until, told, months, plan } = studio;
const { buyPlan, payNow, change, setProduct, removeTheCard } = studio;

const salesTo = async () =>
  (await callApi(world, listSalesToClient, { client_id: amina.id }, { by: manager })).json();
const owed = async () =>
  (await callApi(world, listOwed, { location: 'A' }, { by: manager })).json().packages;

/** Up to the renewal of 28 February, of which the client is told a week before. */
const toFebruary = () => until('2026-02-21T09:00', '2026-02-28T09:00');
const secondTry = '2026-03-03T09:00';
const thirdTry = '2026-03-06T09:00';

describe('a card that fails', () => {
  test.each([
    [
      'declines',
      'declined',
      'The bank declined your card for your plan Four hours a month: 990 AED.',
    ],
    ['asks', 'needs_client', 'The bank asks you to confirm the payment'],
  ] as const)(
    'when it %s is tried three times in a week with word to its client, and then the plan ends @PLAN-03',
    async (kind, failure, words) => {
      await buyPlan(kind);
      await toFebruary();
      expect(await plan()).toMatchObject({
        ...{ status: 'failing', failure, next_try_on: '2026-03-03', renews_on: '2026-02-28' },
      });
      const mail = world.mails.at(-1);
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain('We try again on 3 March 2026.');
      expect(mail?.text).toContain('Until it is paid no sessions can be booked');
      await until(secondTry, thirdTry);
      expect(await plan()).toMatchObject({
        status: 'ended',
        ended_because: 'unpaid',
        failure: null,
      });
      expect(told().slice(-3)).toEqual([
        'The payment for your plan Four hours a month failed',
        'The payment for your plan Four hours a month failed',
        'Your plan Four hours a month has ended',
      ]);
      expect(stripe.captured()).toBe(99_000);
      expect(stripe.cards.charges().map(({ status }) => status)).toEqual(Array(3).fill('canceled'));
      expect(await salesTo()).toHaveLength(1);
      await until('2026-03-31T09:00');
      expect(stripe.captured()).toBe(99_000);
    },
  );

  test('and is paid by its client on a page goes on, with the card from there', async () => {
    await buyPlan('declines');
    await toFebruary();
    await payNow();
    expect(await plan()).toMatchObject({
      ...{ status: 'running', renews_on: '2026-03-31', card: { last_four: '4242' } },
    });
    expect(stripe.captured()).toBe(2 * 99_000);
    await until(secondTry, '2026-03-24T09:00', '2026-03-31T09:00');
    expect(stripe.captured()).toBe(3 * 99_000);
    expect(await salesTo()).toHaveLength(3);
  });

  test('paid twice, on the page and from the card at once, gives one of them back', async () => {
    await buyPlan('declines');
    await toFebruary();
    const page = await payNow();
    // The page is paid, and nobody asks about it yet; meanwhile the card works again.
    await world.query(`delete from graphile_worker._private_jobs where key like 'payment %'`);
    for (const customer of stripe.cards.kept()) Object.assign(customer, { kind: 'works' });
    await until(secondTry);
    expect(stripe.captured()).toBe(3 * 99_000);
    await studio.read(page);
    await world.runJobs(60);
    expect(stripe.kept()).toBe(2 * 99_000);
    expect(await plan()).toMatchObject({ status: 'running', renews_on: '2026-03-31' });
    expect(await salesTo()).toHaveLength(2);
  });

  test('that was removed is told of before, and counts as failed', async () => {
    await buyPlan();
    await removeTheCard();
    await until('2026-02-21T09:00');
    expect(world.mails.at(-1)?.text).toContain('there is no card on file');
    await until('2026-02-28T09:00');
    expect(await plan()).toMatchObject({ status: 'failing', failure: 'no_card', card: null });
    await payNow();
    expect(await plan()).toMatchObject({ status: 'running', card: { last_four: '4242' } });
  });

  test('stopped meanwhile, nothing is tried any more', async () => {
    await buyPlan('declines');
    await toFebruary();
    expect((await change('pause', '2026-04-10')).statusCode).toBe(409);
    expect((await change('stop')).json().plans).toMatchObject([{ status: 'ended' }]);
    await until(secondTry, thirdTry);
    expect(stripe.cards.charges()).toHaveLength(1);
  });
});

describe('sessions while a payment fails', () => {
  test('wait, where the studio says so: the next month is not there', async () => {
    await buyPlan('declines');
    await toFebruary();
    expect(await months()).toHaveLength(1);
    expect(await owed()).toEqual([]);
  });

  test('go on, where the studio says so, from a month that is owed until it is paid', async () => {
    await setProduct(`while_failing = 'go_on', unused_minutes = 'go_on'`);
    await buyPlan('declines');
    await toFebruary();
    expect(await months()).toMatchObject([{ left: 0 }, { left: 480, paid: false, active: true }]);
    expect(world.mails.at(-1)?.text).toContain('Sessions go on meanwhile.');
    expect(await owed()).toMatchObject([{ price: 990 }]);
    await payNow();
    await plan();
    expect(await months()).toMatchObject([{ left: 0 }, { left: 480, paid: true }]);
    expect(await owed()).toEqual([]);
    expect(await salesTo()).toHaveLength(2);
  });

  test('and end with the plan: the month is closed, and what was used stays owed', async () => {
    await setProduct(`while_failing = 'go_on'`);
    await buyPlan('declines');
    await toFebruary();
    const { rows } = await world.query<{ id: number }>(
      'select max(id) as id from owned_packages where paid_at is null',
    );
    const owned = { id: rows[0]?.id ?? 0, kind: 'regular' };
    const booked = await studio.bookFrom(owned, { date: '2026-03-05', time: '14:00' });
    expect(booked.statusCode).toBe(201);
    await until(secondTry, thirdTry);
    expect(await plan()).toMatchObject({ status: 'ended', ended_because: 'unpaid' });
    expect(await months()).toMatchObject([{}, { left: 0, active: false, paid: false }]);
    expect(await owed()).toMatchObject([{ price: 990 }]);
  });

  test('and a month that was paid at the till is not taken from the card', async () => {
    await setProduct(`while_failing = 'go_on'`);
    await buyPlan('declines');
    await toFebruary();
    await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
    const { rows } = await world.query<{ id: number }>(
      'select max(id) as id from owned_packages where paid_at is null',
    );
    const sold = await callApi(
      world,
      sellAtTill,
      {
        ...{ location: 'A', client_id: amina.id, lines: [{ owned_package_id: rows[0]?.id ?? 0 }] },
        payments: [{ method: 'cash', amount: 990 }],
      },
      { by: manager },
    );
    expect(sold.statusCode).toBe(201);
    await until(secondTry);
    expect(await plan()).toMatchObject({ status: 'running', renews_on: '2026-03-31' });
    expect(stripe.captured()).toBe(99_000);
    expect(stripe.cards.charges()).toHaveLength(1);
  });
});

describe('the provider', () => {
  test.each(['fails', 'hangs'] as const)(
    'that %s in the middle of a renewal is asked until it answers, and the money is taken once',
    async (mood) => {
      await buyPlan();
      await until('2026-02-21T09:00');
      stripe.be(mood);
      await until('2026-02-28T09:00');
      expect(await plan()).toMatchObject({ status: 'running' });
      stripe.be('well');
      await until('2026-02-28T09:02');
      expect(stripe.captured()).toBe(2 * 99_000);
      expect(await plan()).toMatchObject({ renews_on: '2026-03-31' });
    },
  );

  test('whose answer was lost after it took the money takes it once', async () => {
    await buyPlan();
    await until('2026-02-21T09:00');
    stripe.be('does it, then resets');
    await until('2026-02-28T09:00');
    stripe.be('well');
    await until('2026-02-28T09:02', '2026-02-28T09:10');
    expect(stripe.captured()).toBe(2 * 99_000);
    expect(await salesTo()).toHaveLength(2);
    expect(stripe.refunded()).toBe(0);
  });

  test('that took the money of a plan which was stopped in that moment gives it back whole', async () => {
    await buyPlan();
    await until('2026-02-21T09:00');
    let calls = 0;
    stripe.be(() => {
      calls += 1;
      if (calls === 3) return 'does it, then resets';
      return calls < 3 ? 'well' : 'fails';
    });
    await until('2026-02-28T09:00');
    expect(stripe.captured()).toBe(2 * 99_000);
    expect((await change('stop')).statusCode).toBe(200);
    stripe.be('well');
    await until('2026-02-28T09:05', '2026-02-28T10:00');
    expect(stripe.kept()).toBe(99_000);
    expect(await plan()).toMatchObject({ status: 'ended' });
    expect(await salesTo()).toHaveLength(1);
  });
});

test('a renewal is refunded at the desk like every sale, to the card, and the plan goes on until it is stopped', async () => {
  await buyPlan();
  await toFebruary();
  const [sale] = await salesTo();
  const line = sale?.lines[0];
  const back = await callApi(
    world,
    refundSale,
    {
      ...{ id: sale?.id ?? '', location: 'A', reason: 'A gesture' },
      lines: [{ line_id: line?.id ?? 0, amount: 990 }],
      payments: [{ method: 'online', amount: 990 }],
    },
    { by: manager },
  );
  expect(back.statusCode).toBe(200);
  await world.runJobs();
  expect(stripe.refunded()).toBe(99_000);
  expect(await months()).toMatchObject([{}, { left: 0, active: false }]);
  expect(await plan()).toMatchObject({ status: 'running', renews_on: '2026-03-31' });
});

test('an erased client’s plan ends, and nothing is taken from anybody', async () => {
  const zahra = await addClient(world, 'Zahra');
  await studio.buyPlan('works', {}, zahra);
  const gone = await callApi(world, eraseAccount, { email: zahra.email }, { by: zahra });
  expect(gone.statusCode).toBe(200);
  await toFebruary();
  expect(stripe.captured()).toBe(99_000);
  const { rows } = await world.query(
    `select status, ended_because from plans where account_id = ${zahra.id}`,
  );
  expect(rows).toEqual([{ status: 'ended', ended_because: 'erased' }]);
});
