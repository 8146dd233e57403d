import { listPackages, listUnlimitedPackages } from '@limber/contract/catalogue.ts';
import { freezePackage, unfreezePackage } from '@limber/contract/desk/clients/packages.ts';
import { changeClientPlan, listClientPlans } from '@limber/contract/desk/clients/plans.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { listSalesToClient, sellAtTill } from '@limber/contract/desk/money/till.ts';
import { changePlan } from '@limber/contract/paying/plans.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openPlans } from '../../../../test/providers/plans.ts';

const studio = await openPlans();
const { world, amina, badr, stripe, manager, until, told, months, plan, own } = studio;
const { begin, buyPlan, change, setPrice, setProduct } = studio;

const salesTo = async () =>
  (await callApi(world, listSalesToClient, { client_id: amina.id }, { by: manager })).json();

describe('a plan', () => {
  test('A plan bought on 31 January renews on 28 February and 31 March, and nobody pays twice when two processes wake. @PLAN-01', async () => {
    const bought = await buyPlan();
    expect(bought).toMatchObject({
      ...{ name: 'Four hours a month', status: 'running', price: 990, minutes: 240 },
      ...{ renews_on: '2026-02-28', paid_until: '2026-02-27', card: { last_four: '4242' } },
    });
    await until('2026-02-21T09:00');
    world.clock.set('2026-02-28T09:00:00+04:00');
    await Promise.all([world.runJobs(10_080), world.runJobs(10_080), world.runJobs(10_080)]);
    expect(stripe.captured()).toBe(2 * 99_000);
    expect(await plan()).toMatchObject({ renews_on: '2026-03-31', paid_until: '2026-03-30' });
    await until('2026-03-24T09:00', '2026-03-31T09:00', '2026-04-01T09:00');
    expect(stripe.captured()).toBe(3 * 99_000);
    expect(await plan()).toMatchObject({ renews_on: '2026-04-30' });
    expect(await salesTo()).toHaveLength(3);
    expect((await months()).map((month) => month.until)).toEqual([
      ...['2026-02-27', '2026-03-30', '2026-04-29'],
    ]);
    expect(told()).toEqual([
      'Your plan Four hours a month has begun',
      'Four hours a month renews on 28 February 2026 for 990 AED',
      'Your plan Four hours a month is renewed',
      'Four hours a month renews on 31 March 2026 for 990 AED',
      'Your plan Four hours a month is renewed',
    ]);
  });

  test('is paid, sold, invoiced with VAT and in the ledger at once, in the books of its branch', async () => {
    await buyPlan();
    const [sale] = await salesTo();
    expect(sale).toMatchObject({
      ...{ total: 990, paid: 990, due: 0, vat: 47.14, location: 'A' },
      lines: [{ name: 'Four hours a month, 240 min', price: 990 }],
      payments: [{ method: 'online', amount: 990 }],
      documents: [{ kind: 'invoice' }],
    });
    expect(await months()).toMatchObject([{ left: 240, active: true, paid: true }]);
    const mail = world.mails.find(({ subject }) => subject.includes('has begun'));
    expect(mail?.text).toContain('The invoice is attached.');
    expect(JSON.stringify(mail)).toContain('.pdf');
  });

  test('that is bought twice, in two tabs, is one payment, and another price is refused', async () => {
    const [one, two] = [await begin(), await begin()];
    expect(two.json()).toEqual(one.json());
    const other = await begin({ price: 890 });
    expect([other.statusCode, other.json().detail]).toEqual([
      409,
      'The price of this plan has changed. Please look at it again.',
    ]);
    await buyPlan();
    const again = await begin();
    expect([again.statusCode, again.json().detail]).toEqual([409, 'You have this plan already.']);
  });

  test('is not in the wizard or at the till, and not offered where nothing is paid online', async () => {
    const { rows } = await world.query<{ id: number }>(
      'select id from package_products where renews',
    );
    const listed = await Promise.all(
      [listPackages, listUnlimitedPackages].map(async (call) =>
        (await callApi(world, call, {})).json(),
      ),
    );
    const ids = listed.flat().map(({ id }) => id);
    expect(rows.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect((await own()).offered).toMatchObject([
      { name: 'Four hours a month' },
      { minutes: null },
    ]);
    const { productId, optionId } = await world.db
      .selectFrom('package_options as o')
      .innerJoin('package_products as p', 'p.id', 'o.product_id')
      .select(['o.id as optionId', 'p.id as productId'])
      .where('p.renews', '=', true)
      .executeTakeFirstOrThrow();
    await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
    const line = { package_id: productId, package_balance_id: optionId };
    const sold = await callApi(
      world,
      sellAtTill,
      { location: 'A', client_id: amina.id, lines: [line], payments: [] },
      { by: manager },
    );
    expect([sold.statusCode, sold.json().detail]).toMatchObject([404, expect.any(String)]);
  });

  test('whose first payment is abandoned was never begun, and can be begun again', async () => {
    const reply = await begin();
    await studio.goTo({ id: reply.json().url.split('/').at(-1) ?? '' });
    await studio.wait(20);
    expect((await own()).plans).toEqual([]);
    expect(await months()).toEqual([]);
    await buyPlan();
    expect((await own()).plans).toHaveLength(1);
  });

  test('pays for sessions of its month', async () => {
    await buyPlan('works', { option_id: studio.unlimited });
    const { rows } = await world.query<{ id: number }>(
      `select id from owned_packages where owner_id = ${amina.id}`,
    );
    const owned = { id: rows[0]?.id ?? 0, kind: 'unlimited' };
    const within = { date: '2026-02-05', time: '14:00' };
    expect((await studio.bookFrom(owned, within)).statusCode).toBe(201);
    expect((await studio.bookFrom(owned, { date: '2026-03-05' })).statusCode).toBe(409);
  });
});

describe('the minutes of a month that were not used', () => {
  test('expire with it', async () => {
    await buyPlan();
    await until('2026-02-21T09:00', '2026-02-28T00:00', '2026-02-28T09:00');
    expect((await months()).map(({ left }) => left)).toEqual([0, 240]);
  });

  test('or go on into the next one, with what they are worth, as the plan says', async () => {
    await setProduct(`unused_minutes = 'go_on'`);
    await buyPlan();
    await until('2026-02-21T09:00', '2026-02-28T00:00', '2026-02-28T09:00');
    expect((await months()).map(({ left }) => left)).toEqual([0, 480]);
    const { rows } = await world.query(`
      select kind, sum(minutes)::int as minutes, sum(value_fils)::int as minor from package_entries
      where package_id in (select id from owned_packages where owner_id = ${amina.id})
      group by kind order by kind`);
    expect(rows).toEqual([
      { kind: 'bought', minutes: 480, minor: 188_572 },
      { kind: 'transferred', minutes: 0, minor: 0 },
    ]);
  });

  test('that would have gone on end with a plan that is stopped', async () => {
    await setProduct(`unused_minutes = 'go_on'`);
    await buyPlan();
    await change('stop');
    await until('2026-02-28T00:00', '2026-02-28T00:01');
    expect(await plan()).toMatchObject({ status: 'ended', ended_because: 'stopped' });
    expect(await months()).toMatchObject([{ left: 0 }]);
  });
});

describe('a price that changed', () => {
  test('counts from the first renewal of which the client was told before @PLAN-02', async () => {
    await buyPlan();
    await until('2026-02-21T09:00');
    await setPrice(120_000);
    await until('2026-02-28T09:00');
    expect(stripe.captured()).toBe(2 * 99_000);
    await until('2026-03-24T09:00');
    const mail = world.mails.at(-1);
    expect(mail?.subject).toContain('renews on 31 March 2026 for 1200 AED');
    expect(mail?.text).toContain('Until now it cost 990 AED a month.');
    expect(await plan()).toMatchObject({ price: 1200 });
    await until('2026-03-31T09:00');
    expect(stripe.captured()).toBe(2 * 99_000 + 120_000);
  });

  test('does not follow a plan that is taken off the sale: it goes on as agreed', async () => {
    await buyPlan();
    await setProduct('active = false');
    await setPrice(120_000);
    await until('2026-02-21T09:00', '2026-02-28T09:00');
    expect(stripe.captured()).toBe(2 * 99_000);
    expect((await own()).offered).toEqual([]);
  });
});

describe('stopping and pausing', () => {
  test('stopped, it keeps what is paid until its end, and is taken back until then @PLAN-04', async () => {
    await buyPlan();
    expect((await change('stop')).json().plans).toMatchObject([
      { status: 'stopped', renews_on: null, paid_until: '2026-02-27' },
    ]);
    await world.runJobs();
    expect(told().at(-1)).toBe('Your plan Four hours a month ends on 27 February 2026');
    expect((await change('continue')).json().plans).toMatchObject([{ status: 'running' }]);
    await change('stop');
    await until('2026-02-21T09:00', '2026-02-28T09:00');
    expect(stripe.captured()).toBe(99_000);
    expect(await plan()).toMatchObject({ status: 'ended', ended_because: 'stopped' });
    expect((await change('continue')).statusCode).toBe(409);
  });

  test('paused, it renews on the day that was said, and counts its months from there', async () => {
    await buyPlan();
    expect((await change('pause', '2026-02-28')).json().fields).toHaveProperty('until');
    expect((await change('pause', '2026-12-28')).json().fields).toHaveProperty('until');
    expect((await change('pause', '2026-04-10')).json().plans).toMatchObject([
      { status: 'paused', renews_on: '2026-04-10', paid_until: '2026-02-27' },
    ]);
    await until('2026-02-21T09:00', '2026-02-28T09:00', '2026-04-03T09:00');
    expect(stripe.captured()).toBe(99_000);
    expect(told().at(-1)).toBe('Four hours a month renews on 10 April 2026 for 990 AED');
    await until('2026-04-10T09:00');
    expect(stripe.captured()).toBe(2 * 99_000);
    expect(await plan()).toMatchObject({ status: 'running', renews_on: '2026-05-10' });
  });

  test('a pause that is taken back late is told of, and renews a day after', async () => {
    await buyPlan();
    await change('pause', '2026-04-10');
    await until('2026-03-05T12:00');
    await change('continue');
    await world.runJobs();
    expect(told().at(-1)).toBe('Four hours a month renews on 5 March 2026 for 990 AED');
    expect(stripe.captured()).toBe(99_000);
    await until('2026-03-06T12:00');
    expect(stripe.captured()).toBe(2 * 99_000);
    expect(await plan()).toMatchObject({ renews_on: '2026-04-05' });
  });

  test('a freeze of the month at the desk puts the renewal off by as many days', async () => {
    await buyPlan();
    const { rows } = await world.query<{ id: number }>(
      'select package_id as id from plans where package_id is not null',
    );
    const id = rows[0]?.id ?? 0;
    const frozen = { id, from: '2026-02-10', to: '2026-02-19', reason: 'She travels' };
    expect((await callApi(world, freezePackage, frozen, { by: manager })).statusCode).toBe(200);
    expect(await plan()).toMatchObject({ renews_on: '2026-03-10', paid_until: '2026-03-09' });
    await until('2026-02-15T12:00');
    const back = { id, from: '2026-02-10', reason: 'She is back' };
    expect((await callApi(world, unfreezePackage, back, { by: manager })).statusCode).toBe(200);
    expect(await plan()).toMatchObject({ renews_on: '2026-03-05' });
    await until('2026-02-26T09:00', '2026-03-05T09:00');
    expect(stripe.captured()).toBe(2 * 99_000);
    expect(await plan()).toMatchObject({ renews_on: '2026-04-05' });
  });

  test('somebody else’s plan is nobody’s business', async () => {
    const { id } = await buyPlan();
    const other = await callApi(world, changePlan, { id, wish: 'stop' }, { by: badr });
    expect(other.statusCode).toBe(404);
  });

  test('at the desk it is done with a reason, which the log keeps, and the client is told', async () => {
    const { id } = await buyPlan();
    const asked = { id, wish: 'stop', reason: ' ' } as const;
    const without = await callApi(world, changeClientPlan, asked, { by: manager });
    expect(without.json().fields).toHaveProperty('reason');
    const done = await callApi(
      world,
      changeClientPlan,
      { ...asked, reason: 'Asked for by telephone' },
      { by: manager },
    );
    expect(done.json()).toMatchObject([{ status: 'stopped' }]);
    const { rows } = await world.query(
      `select subject, details from audit_log where subject like 'plan %'`,
    );
    expect(rows).toMatchObject([
      {
        subject: `plan ${id}`,
        details: { reason: 'Asked for by telephone', after: { status: 'stopped' } },
      },
    ]);
    await world.runJobs();
    expect(told().at(-1)).toContain('ends on 27 February 2026');
    const seen = await callApi(world, listClientPlans, { id: amina.id }, { by: manager });
    expect(seen.json()).toMatchObject([{ id, status: 'stopped' }]);
    const nobody = await callApi(world, listClientPlans, { id: 2_000_000 }, { by: manager });
    expect(nobody.statusCode).toBe(404);
  });
});
