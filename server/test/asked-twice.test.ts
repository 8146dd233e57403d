import { cancelAppointment } from '@limber/contract/appointments.ts';
import { addClient as makeClient } from '@limber/contract/desk/clients/clients.ts';
import { payForSale, refundSale } from '@limber/contract/desk/money/till.ts';
import { isAnsweredOnce, type Route } from '@limber/contract/route.ts';
import { describe, expect, test } from 'vitest';
import { expectBlocked } from './blocked.ts';
import { callApi, type Tried } from './call-api.ts';
import { openWorld } from './harness.ts';
import { openAccepted } from './matrix/accepted-requests.ts';
import { openMatrix } from './matrix/open-matrix.ts';
import { nameOf } from './matrix/row.ts';
import { rows } from './matrix-rows.ts';
import { readContract } from './read-contract.ts';
import { openTill } from './till.ts';

const till = await openTill();
const { world, amina, desk, offer, sell, book } = till;

const askedWith = (key: string) => ({ headers: { 'idempotency-key': key } });
const keptOf = (key: string) =>
  world.db.selectFrom('idempotency_keys').select('reply').where('key', '=', key).execute();

/** Calls that have no request here that is carried out, each with the refusal that it gets. */
const REFUSED: Readonly<Record<string, string>> = {
  'DELETE appointment/waitlist/:id/': '400 Please check: identifier.',
  'DELETE desk/waiting/:location/:id/': '400 Please check: identifier.',
  'DELETE desk/hours/changes/:id': '400 Please check: identifier.',
  'DELETE desk/studio/policies/:kind/:version': '400 Please check: kind, state that was seen.',
  'DELETE accounts/api-keys/:id/': '400 Please check: identifier.',
  'DELETE desk/api-keys/:id': '400 Please check: identifier.',
  'PUT desk/studio/webhooks/:id': '400 Please check: identifier.',
  'DELETE desk/studio/webhooks/:id': '400 Please check: identifier.',
  'POST desk/studio/webhooks/:id/try': '400 Please check: identifier.',
  'POST desk/studio/webhooks/:id/deliveries/:delivery/again':
    '400 Please check: identifier, event.',
  'POST appointment/card/': '409 No card can be kept here: this studio takes no payments online.',
  'POST appointment/plans/':
    '409 This studio takes no payments online, so a plan cannot be paid here.',
  'POST gift-cards/': '409 Gift cards are not sold online here. Please ask at the studio.',
  'POST gift-cards/own/': '400 Please give a JSON object.',
  'POST desk/till/gift-cards/': '409 The studio sells no gift cards at the moment.',
  'POST desk/till/gift-cards/:id/package/': '400 Please check: identifier.',
  'POST gift-cards/own/:id/package/': '400 Please check: identifier.',
  'POST desk/till/gift-cards/:id/back/': '400 Please check: identifier.',
  'POST desk/gift-cards/:id/mail/': '400 Please check: identifier.',
  'POST desk/gift-cards/:id/void/': '400 Please check: identifier.',
  'POST appointment/plans/:id/pay/': '400 Please check: identifier.',
  'PUT appointment/plans/:id/': '400 Please check: identifier.',
  'PUT desk/plans/:id/': '400 Please check: identifier.',
  'POST desk/till/fees/': '400 Please give a JSON object.',
  'POST desk/till/payment-links/': '409 Paying online is not set up yet.',
  'PUT desk/studio/gift-cards': '409 Somebody has just changed this. Please look at it again.',
  'PUT desk/studio/payment-terms': '409 Somebody has just changed this. Please look at it again.',
  'PUT desk/studio/look': '409 Somebody has just changed this. Please look at it again.',
  'PUT desk/studio/place': '409 Somebody has just changed this. Please look at it again.',
};

describe('every call that writes is done once under one key, and answered as the first time @API-27', async () => {
  const routes = (await readContract()).filter(isAnsweredOnce);
  const matrix = await openWorld();
  const opened = await openMatrix(matrix);
  const accepted = await openAccepted(matrix, opened);

  test.each(routes.map((route) => ({ name: nameOf(route), route })))(
    '$name',
    async ({ name, route }) => {
      // The limits on earlier calls do not delay this one.
      await matrix.query(`update bookings set status = 'no_show' where status = 'booked'`);
      const things = await opened.makeThings();
      const row = rows[name];
      const own = typeof row === 'object' ? row : {};
      const role = (own.by ?? (route.access as Exclude<Route['access'], 'public'>)).at(-1);
      const asked = (await accepted(route, things)) ?? {
        role: role ?? 'client',
        args: (await own.own?.(things)) ?? {},
      };
      const ask = () =>
        callApi(matrix, route, asked.args, {
          by: { headers: () => opened.freshBearer(asked.role) },
          ...askedWith(`twice ${name}`),
        });
      const first = await ask();
      const isRefused = first.statusCode >= 300;
      expect(isRefused ? `${first.statusCode} ${first.json().detail}` : undefined).toBe(
        REFUSED[name],
      );
      if (isRefused) return;
      const second = await ask();
      expect(second.statusCode).toBe(first.statusCode);
      expect(second.body).toBe(first.body);
      const { rows: kept } = await matrix.query(
        `select from idempotency_keys where key = 'twice ${name}'`,
      );
      expect(kept).toHaveLength(1);
    },
  );

  test('has a row only while it is refused', () => {
    expect(Object.keys(REFUSED).filter((name) => !routes.map(nameOf).includes(name))).toEqual([]);
  });

  test('a session that was cancelled is cancelled, and no refusal', async () => {
    const id = await book();
    const cancel = () =>
      callApi(world, cancelAppointment, { id }, { by: amina, ...askedWith('cancel-it') });
    const [first, second] = [await cancel(), await cancel()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    const again = await callApi(
      world,
      cancelAppointment,
      { id },
      { by: amina, ...askedWith('cancel-again') },
    );
    expect(again.statusCode).toBe(409);
  });

  test('a refusal has done nothing: the same request can be repeated', async () => {
    const { line } = await offer('Starter Package');
    const sale = await sell({ lines: [line], payments: [] });
    const pay = (amount: number) => tryToPay(sale.id, amount, 'first-too-much');
    expect((await pay(999_999)).statusCode).toBe(409);
    expect((await pay(10)).statusCode).toBe(200);
    expect((await pay(20)).statusCode).toBe(422);
  });

  test('a request that was carried out and whose reply was lost with the process is refused with that reason', async () => {
    const { line } = await offer('Starter Package');
    const sale = await sell({ lines: [line], payments: [] });
    expect((await tryToPay(sale.id, 10, 'lost-answer')).statusCode).toBe(200);
    await world.query(`update idempotency_keys set reply = null where key = 'lost-answer'`);
    const again = await tryToPay(sale.id, 10, 'lost-answer');
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({
      detail: 'This was done already. Please look at how it stands now.',
      in_other_languages: { ar: { detail: expect.stringContaining('بالفعل') } },
    });
  });

  test('a failure after the commit is answered as done, one before it as failed: then nothing was done', async () => {
    const breaks = (when: string) => `
      create or replace function break() returns trigger language plpgsql as
        $$ begin raise exception 'broken'; end $$;
      create trigger breaks before ${when} for each row execute function break()`;
    const add = (first_name: string) =>
      callApi(
        world,
        makeClient,
        { first_name, phone_number: '0501234599' },
        { by: desk, ...askedWith(`add ${first_name}`) },
      );
    const named = async (name: string) =>
      (await world.query(`select from accounts where first_name = '${name}'`)).rows.length;
    await world.query(breaks('insert on accounts'));
    const failed = await add('Rolled');
    await world.query('drop trigger breaks on accounts');
    expect([failed.statusCode, await named('Rolled')]).toEqual([500, 0]);
    expect(failed.json().detail).toBe('Something went wrong on our side. Please try again.');
    expect([(await add('Rolled')).statusCode, await named('Rolled')]).toEqual([201, 1]);
    await world.query(breaks('update on idempotency_keys'));
    const done = await add('Committed');
    await world.query('drop trigger breaks on idempotency_keys');
    const again = await add('Committed');
    expect([done.statusCode, again.statusCode, await named('Committed')]).toEqual([410, 410, 1]);
  });

  test('a stored reply cannot be read without the secret', async () => {
    const { line } = await offer('Starter Package');
    const sale = await sell({ lines: [line], payments: [] });
    await tryToPay(sale.id, 10, 'sealed-answer');
    const [kept] = await keptOf('sealed-answer');
    const text = String(kept?.reply);
    expect(Buffer.from(text, 'base64').toString()).not.toContain('Amina');
    expect(text).toMatch(/^[\w+/=]{100,}$/);
  });
});

const tryToPay = (id: string, amount: number, key: string) => {
  const asked = { id, location: 'A', payments: [{ method: 'cash', amount }] };
  return callApi(world, payForSale, asked, { by: desk, ...askedWith(key) });
};

describe('a request that comes while its twin is still running waits for it @API-28', () => {
  /**
   * Makes two requests with one key wait, the first at the sale and the second for the first, and
   * returns both replies.
   */
  async function twins<R extends typeof payForSale | typeof refundSale>(
    route: R,
    asked: Tried<R> & { id: string },
    key: string,
  ) {
    const gate = await world.db.startTransaction().execute();
    await gate.selectFrom('sales').select('id').where('id', '=', asked.id).forUpdate().execute();
    const ask = () => callApi(world, route, asked, { by: desk, ...askedWith(key) });
    const first = ask();
    await expectBlocked(world, 1, first);
    const second = ask();
    await expectBlocked(world, 2, second);
    const { rows: waiting } = await world.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    await gate.rollback().execute();
    const [one, other] = await Promise.all([first, second]);
    expect(waiting).toHaveLength(2);
    expect(other.json()).toEqual(one.json());
    return [one.statusCode, other.statusCode];
  }

  test('a payment of all that is due', async () => {
    const { line, price } = await offer('Starter Package');
    const sale = await sell({ lines: [line], payments: [] });
    const payments = [{ method: 'cash', amount: price }];
    const asked = { id: sale.id, location: 'A', payments };
    expect(await twins(payForSale, asked, 'twin-payment')).toEqual([200, 200]);
    const paid = await world.db
      .selectFrom('payments')
      .select('id')
      .where('sale_id', '=', sale.id)
      .execute();
    expect(paid).toHaveLength(1);
  });

  test('a refund', async () => {
    const { line, price } = await offer('Starter Package');
    const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
    const asked = {
      id: sale.id,
      location: 'A',
      reason: 'A mistake',
      lines: [{ line_id: sale.lines[0]?.id, amount: 10 }],
      payments: [{ method: 'cash', amount: 10 }],
    };
    const statuses = await twins(refundSale, asked, 'twin-refund');
    expect(new Set(statuses).size).toBe(1);
    expect(statuses[0]).toBeLessThan(300);
    const back = await world.db
      .selectFrom('refunds')
      .select('id')
      .where('sale_id', '=', sale.id)
      .execute();
    expect(back).toHaveLength(1);
  });
});

test('two desks take the same money: the second is told who took it, how much and when @MONEY-09', async () => {
  const { line, price } = await offer('Starter Package');
  const sale = await sell({ lines: [line], payments: [] });
  const payments = [{ method: 'cash', amount: price }];
  const asked = { id: sale.id, location: 'A', payments };
  const both = await Promise.all(
    ['one-desk', 'other-desk'].map((key) =>
      callApi(world, payForSale, asked, { by: desk, ...askedWith(key) }),
    ),
  );
  const [won, lost] = both.sort((one, other) => one.statusCode - other.statusCode);
  expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
  expect(lost?.json().detail).toMatch(
    /^This is paid already: \w+ \w+ took [\d,]+\.\d\d AED at \d\d:\d\d\.$/,
  );
  expect(lost?.json().in_other_languages.ar.detail).toContain('سبق الدفع');
});
