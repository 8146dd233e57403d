import { readDocument } from '@limber/contract/desk/money/documents.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { payForSale, refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { therapistNamed } from '../../../../test/people.ts';
import { openTill } from '../../../../test/till.ts';

const { world, desk, manager, offer, trySell, sell, ...studio } = await openTill();

const refund = (sale: Sale, args: object, by = desk) =>
  callApi(world, refundSale, { id: sale.id, location: 'A', reason: 'Moves away', ...args }, { by });
const report = async () =>
  (
    await callApi(
      world,
      readStudioReport,
      { from: '2026-03-01', to: '2026-03-31' },
      { by: manager },
    )
  ).json();
const undo = (sale: Sale, by = desk) =>
  callApi(world, voidSale, { id: sale.id, location: 'A', reason: 'Wrong client' }, { by });

/** Everything that a refund writes. */
const written = async () => {
  const count = async (table: string) =>
    (await world.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;
  return {
    refunds: await count('refunds'),
    notes: await count(`tax_documents where kind = 'credit_note'`),
    money: await count('payments where amount_fils < 0'),
    minutes: await count(`package_entries where kind = 'refunded'`),
  };
};

async function sellBalance() {
  const { line, price } = await offer('Balance Package', 600);
  const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
  const [{ id: lineId, owned_package_id: packageId } = { id: 0, owned_package_id: 0 }] = sale.lines;
  return { sale, lineId, packageId: packageId ?? 0, price };
}

test('a refund writes credit note, returned minutes and negative payment together or not at all', async () => {
  const { sale, lineId, packageId, price } = await sellBalance();
  const all = { lines: [{ line_id: lineId, amount: price }] };
  const none = { refunds: 0, notes: 0, money: 0, minutes: 0 };
  for (const wrong of [
    { ...all, payments: [] },
    { ...all, payments: [{ method: 'cash', amount: price - 1 }] },
    { lines: [{ line_id: lineId, amount: price + 1 }], payments: [] },
    {
      lines: [{ line_id: lineId, amount: 1, minutes: 601 }],
      payments: [{ method: 'cash', amount: 1 }],
    },
  ]) {
    expect((await refund(sale, wrong)).statusCode).toBe(409);
    expect(await written()).toEqual(none);
  }
  const back = { ...all, payments: [{ method: 'transfer', amount: price }] };
  await world.query(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'the printer is on fire'; end $$;
    create trigger fails before insert on tax_documents for each row execute function fail()`);
  expect((await refund(sale, back)).statusCode).toBe(500);
  expect(await written()).toEqual(none);
  await world.query('drop trigger fails on tax_documents; drop function fail');

  const reply = await refund(sale, back);
  expect(reply.json()).toMatchObject({
    refunded: price,
    paid: 0,
    due: 0,
    documents: [{ kind: 'invoice' }, { number: 'CN-A-000001', kind: 'credit_note' }],
  });
  expect(await written()).toEqual({ refunds: 1, notes: 1, money: 1, minutes: 1 });
  expect((await ledgerOf(world, packageId)).at(-1)).toMatchObject({
    kind: 'refunded',
    minutes: -600,
    balance_minutes: 0,
    actor_id: desk.id,
    reason: 'Moves away',
  });
  const note = await callApi(world, readDocument, { number: 'CN-A-000001' }, { by: desk });
  expect(note.json()).toMatchObject({
    refers_to: 'INV-A-000001',
    reason: 'Moves away',
    total: 2750,
    vat: 130.95,
  });
});

describe('a refund', () => {
  test('of all of a package waits until no session is booked from it, so that no minutes come back', async () => {
    const bookingId = await studio.book();
    const { line, price } = await offer('Starter Package');
    const sale = await sell({
      lines: [{ ...line, first_session: bookingId }],
      payments: [{ method: 'cash', amount: price }],
    });
    const lines = [{ line_id: sale.lines[0]?.id, amount: price }];
    const all = { lines, payments: [{ method: 'cash', amount: price }] };
    expect((await refund(sale, all)).json().detail).toBe(
      'Sessions are still booked from this package. Please cancel them first.',
    );
    const left = [{ line_id: sale.lines[0]?.id, amount: price - 1 }];
    const part = { lines: left, payments: [{ method: 'cash', amount: price - 1 }] };
    expect((await refund(sale, part, manager)).statusCode).toBe(200);
  });

  test('in parts gives back as much VAT as there was in the whole', async () => {
    const { sale, lineId, price } = await sellBalance();
    for (const amount of [33.33, 1000.01, price - 1033.34]) {
      const payments = [{ method: 'cash', amount }];
      const back = { lines: [{ line_id: lineId, amount }], payments };
      const reply = await refund(sale, back, manager);
      expect(reply.statusCode).toBe(200);
    }
    const { rows } = await world.query('select sum(vat_fils)::int as vat from refund_lines');
    expect(rows).toEqual([{ vat: 13_095 }]);
  });

  test('of an unpaid part reduces what is due, and gives back only what is overpaid', async () => {
    const { line, price } = await offer('Balance Package', 600);
    const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: 1000 }] });
    const lines = [{ line_id: sale.lines[0]?.id, amount: 2000, minutes: 400 }];
    const wrong = await refund(sale, { lines, payments: [{ method: 'cash', amount: 2000 }] });
    expect(wrong.json().detail).toBe('Exactly 250.00 AED have to be given back.');
    const reply = await refund(sale, { lines, payments: [{ method: 'cash', amount: 250 }] });
    expect(reply.json()).toMatchObject({ paid: price - 2000, due: 0 });
  });

  test('after which nothing is due pays the packages that are left', async () => {
    const { line, price } = await offer('Balance Package', 600);
    const half = { method: 'cash', amount: price };
    const sale = await sell({ lines: [line, line], payments: [half] });
    const [gone, left] = sale.lines;
    const paid = async () =>
      (await world.query<{ id: number }>('select id from owned_packages where paid_at is not null'))
        .rows;
    expect(await paid()).toEqual([]);
    const lines = [{ line_id: gone?.id, amount: price }];
    expect((await refund(sale, { lines, payments: [] })).json()).toMatchObject({ due: 0 });
    expect(await paid()).toEqual([{ id: left?.owned_package_id }]);
  });

  test('leaves what was refunded unpaid when the rest is paid; an item sold free of charge is paid with it', async () => {
    await world.query('update settings set membership_waits_for_payment = true');
    const { line, price } = await offer('Balance Package', 600);
    const gift = { ...line, price: 0, reason: 'A gift of the house' };
    const lines = [line, line, gift];
    const sale: Sale = (await trySell({ lines, payments: [] }, { by: manager })).json();
    const [gone, left, given] = sale.lines.map(({ owned_package_id: id }) => ({ id }));
    const back = [{ line_id: sale.lines[0]?.id, amount: price }];
    expect((await refund(sale, { lines: back, payments: [] })).json()).toMatchObject({
      due: price,
    });
    const payments = [{ method: 'cash', amount: price }];
    const asked = { id: sale.id, location: 'A', payments };
    const paid = await callApi(world, payForSale, asked, { by: desk });
    expect(paid.json()).toMatchObject({ due: 0 });
    const unpaid = 'select id from owned_packages where paid_at is null';
    expect((await world.query(unpaid)).rows).toEqual([gone]);
    const counted = 'select id from owned_packages where membership_id is not null order by id';
    expect((await world.query(counted)).rows).toEqual([left, given]);
    await world.query('update settings set membership_waits_for_payment = false');
  });

  test('after which nothing is due also pays an item that was sold free of charge', async () => {
    const { line, price } = await offer('Starter Package');
    const lines = [line, { ...line, price: 0, reason: 'A gift of the house' }];
    const sale: Sale = (await trySell({ lines, payments: [] }, { by: manager })).json();
    const back = [{ line_id: sale.lines[0]?.id, amount: price }];
    expect((await refund(sale, { lines: back, payments: [] })).json()).toMatchObject({ due: 0 });
    const paid = 'select id from owned_packages where paid_at is not null';
    expect((await world.query(paid)).rows).toEqual([{ id: sale.lines[1]?.owned_package_id }]);
  });

  test('of a session lets it be sold again', async () => {
    const bookingId = await studio.book();
    const lines = [{ booking_id: bookingId }];
    const payments = [{ method: 'cash', amount: 320 }];
    const sale = await sell({ lines, payments });
    const back = [{ line_id: sale.lines[0]?.id, amount: 320 }];
    await refund(sale, { lines: back, payments, sessions: 'owed' });
    expect((await trySell({ lines, payments })).statusCode).toBe(201);
  });
});

describe('a tip', () => {
  const sellWithTip = async () => {
    const bookingId = await studio.book();
    const noura = await therapistNamed(world, 'Noura');
    const sale = await sell({
      lines: [{ booking_id: bookingId }],
      tips: [{ therapist_id: noura, amount: 20 }],
      payments: [{ method: 'cash', amount: 340 }],
    });
    return { sale, noura, lineId: sale.lines[0]?.id ?? 0 };
  };

  test('is refunded the way it was paid, and from the therapist’s tips', async () => {
    const { sale, noura, lineId } = await sellWithTip();
    const tips = [{ therapist_id: noura, amount: 20 }];
    const all = { lines: [{ line_id: lineId, amount: 320 }], tips, sessions: 'owed' };
    const short = await refund(sale, { ...all, payments: [{ method: 'cash', amount: 320 }] });
    expect(short.json().detail).toBe('Exactly 340.00 AED have to be given back.');
    const reply = await refund(sale, { ...all, payments: [{ method: 'cash', amount: 340 }] });
    expect(reply.json()).toMatchObject({ paid: 0, due: 0, refunded: 320 });
    const { therapists, total } = await report();
    expect(total).toMatchObject({ credited: 320, tips: 0, cash: 0 });
    expect(therapists.filter(({ tips: left }: { tips: number }) => left !== 0)).toEqual([]);
    const note = await callApi(world, readDocument, { number: 'CN-A-000001' }, { by: desk });
    expect(note.json()).toMatchObject({ total: 320 });
  });

  test('is given back alone without a credit note, and at most what was given', async () => {
    const { sale, noura } = await sellWithTip();
    const payments = [{ method: 'cash', amount: 15 }];
    const part = { lines: [], tips: [{ therapist_id: noura, amount: 15 }], payments };
    expect((await refund(sale, part)).json()).toMatchObject({
      paid: 325,
      due: 0,
      documents: [{ kind: 'invoice' }],
    });
    expect((await refund(sale, part)).json().detail).toBe('Only 5.00 AED of this can go back.');
    expect((await report()).total).toMatchObject({ tips: 5, sold: 320, credited: 0 });
  });

  test('for nobody, or of nothing, is refused', async () => {
    const { sale } = await sellWithTip();
    const omar = await therapistNamed(world, 'Omar');
    for (const wrong of [{ tips: [{ therapist_id: omar, amount: 5 }] }, {}]) {
      expect((await refund(sale, { lines: [], payments: [], ...wrong })).statusCode).toBe(400);
    }
  });
});

test('a fully refunded package keeps no minutes, whatever was stated', async () => {
  const { sale, lineId, packageId, price } = await sellBalance();
  const back = await refund(
    sale,
    {
      lines: [{ line_id: lineId, amount: price, minutes: 0 }],
      payments: [{ method: 'cash', amount: price }],
    },
    manager,
  );
  expect(back.statusCode).toBe(200);
  expect((await ledgerOf(world, packageId)).at(-1)).toMatchObject({ minutes: -600 });
});

describe('voiding a sale', () => {
  test('of the open day reverses all of it: money, tips, package and invoice', async () => {
    const { line, price } = await offer('Balance Package', 600);
    const tips = [{ therapist_id: await therapistNamed(world, 'Noura'), amount: 20 }];
    const sale = await sell({
      lines: [line],
      tips,
      payments: [
        { method: 'cash', amount: 1020 },
        { method: 'terminal', amount: price - 1000, reference: '7' },
      ],
    });
    const reply = await undo(sale);
    expect(reply.json()).toMatchObject({ voided: true, paid: 0, due: 0, refunded: price });
    expect(reply.json().documents).toHaveLength(2);
    const owned = await world.db
      .selectFrom('owned_packages')
      .select('active')
      .where('id', '=', sale.lines[0]?.owned_package_id ?? 0)
      .execute();
    expect(owned).toEqual([{ active: false }]);
    const members = await world.db.selectFrom('memberships').select('revoked_because').execute();
    expect(members).toEqual([{ revoked_because: 'Wrong client' }]);
    expect((await undo(sale)).statusCode).toBe(409);
  });

  test('of zero is voided once, and the second time is refused', async () => {
    const { line } = await offer('Starter Package');
    const gift = { ...line, price: 0, reason: 'A gift of the house' };
    const sale = (await trySell({ lines: [gift], payments: [] }, { by: manager })).json();
    expect(sale).toMatchObject({ total: 0 });
    expect((await undo(sale, manager)).json()).toMatchObject({ voided: true });
    const again = await undo(sale, manager);
    expect([again.statusCode, again.json().detail]).toEqual([409, 'This sale was voided.']);
  });

  test('is for its seller or a manager, and not once minutes are used', async () => {
    const bookingId = await studio.book();
    const { line } = await offer('Starter Package');
    const other = await trySell({ lines: [line] }, { by: manager });
    expect((await undo(other.json())).statusCode).toBe(403);
    const sale = await sell({ lines: [line] });
    expect((await undo(sale, manager)).statusCode).toBe(200);
    const used = await sell({ lines: [{ ...line, first_session: bookingId }] });
    expect((await undo(used)).statusCode).toBe(409);
  });

  test('makes what it paid for unpaid again', async () => {
    const { package: bought, total_price: amount } = await studio.buy('Starter Package');
    const lines = [{ owned_package_id: bought.id }];
    const sale = await sell({ lines, payments: [{ method: 'cash', amount }] });
    await undo(sale);
    const row = await world.db
      .selectFrom('owned_packages')
      .select(['active', 'paid_at'])
      .where('id', '=', bought.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ active: true, paid_at: null });
    expect((await trySell({ lines })).statusCode).toBe(201);
  });

  test('takes the membership back that waited for its payment, until it is paid again', async () => {
    await world.query('update settings set membership_waits_for_payment = true');
    const { package: bought, total_price: amount } = await studio.buy('Family Shared Package');
    const asked = {
      lines: [{ owned_package_id: bought.id }],
      payments: [{ method: 'cash', amount }],
    };
    const years = async () =>
      (await world.query('select revoked_because from memberships order by id')).rows;
    const sale = await sell(asked);
    expect(await years()).toEqual([{ revoked_because: null }]);
    await undo(sale);
    expect(await years()).toEqual([{ revoked_because: 'Wrong client' }]);
    await sell(asked);
    expect(await years()).toEqual([{ revoked_because: 'Wrong client' }, { revoked_because: null }]);
    await world.query('update settings set membership_waits_for_payment = false');
  });

  test('leaves the membership that waited for no payment', async () => {
    const { package: bought, total_price: amount } = await studio.buy('Family Shared Package');
    const payments = [{ method: 'cash', amount }];
    await undo(await sell({ lines: [{ owned_package_id: bought.id }], payments }));
    const { rows } = await world.query('select revoked_because from memberships');
    expect(rows).toEqual([{ revoked_because: null }]);
  });
});
