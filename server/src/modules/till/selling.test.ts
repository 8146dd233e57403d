import { readDocument } from '@limber/contract/desk/money/documents.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { listDue, listOwed } from '@limber/contract/desk/money/owed.ts';
import { listSalesToClient, payForSale, readSale } from '@limber/contract/desk/money/till.ts';
import { vatInside } from '@limber/contract/money/vat-inside.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { addClient, therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, amina, badr, desk, manager, offer, trySell, sell, ...studio } = await openTill();

const pay = (id: string, args: object) =>
  callApi(world, payForSale, { id, location: 'A', payments: [], ...args }, { by: desk });
const half = (amount: number) => [
  { method: 'cash', amount },
  { method: 'terminal', amount, reference: '004211' },
];
const packageRow = (id: number | null | undefined) =>
  world.db
    .selectFrom('owned_packages')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();

test('2,750 AED paid half by cash and half by terminal prints VAT 130.95', async () => {
  await world.query(`update settings set trn = '100000000000003'`);
  const { line, price } = await offer('Balance Package', 600);
  expect(price).toBe(2750);
  const sale = await sell({ lines: [line], payments: half(1375) });
  expect(sale).toMatchObject({
    total: 2750,
    vat: 130.95,
    paid: 2750,
    due: 0,
    documents: [{ number: 'INV-A-000001', kind: 'invoice' }],
    lines: [{ name: 'Balance Package, 600 min', name_ar: expect.stringMatching(/، 600 دقيقة$/) }],
  });
  const printed = await callApi(world, readDocument, { number: 'INV-A-000001' }, { by: desk });
  expect(printed.json()).toMatchObject({
    kind: 'invoice',
    simplified: true,
    client_name: null,
    trn: '100000000000003',
    lines: [{ item: 'Balance Package, 600 min', price: 2750, vat: 130.95, vat_percent: 5 }],
    total: 2750,
    vat: 130.95,
    net: 2619.05,
  });
});

test('the number of a slip is kept as it was typed, without the spaces around it', async () => {
  const { line, price } = await offer('Starter Package');
  const slip = (reference: string) => [{ method: 'terminal' as const, amount: price, reference }];
  const { payments } = await sell({ lines: [line], payments: slip('  004211 ') });
  expect(payments).toMatchObject([{ reference: '004211' }]);
  expect((await trySell({ lines: [line], payments: slip('   ') })).statusCode).toBe(400);
});

test('an invoice of another branch is shown to managers, and not to a desk that does not see it', async () => {
  await callApi(world, openDrawer, { location: 'B', float: 500 }, { by: manager });
  const { line } = await offer('Starter Package');
  const sold = await trySell({ location: 'B', lines: [line] }, { by: manager });
  const { number } = sold.json().documents[0];
  const status = async (by: typeof desk) =>
    (await callApi(world, readDocument, { number }, { by })).statusCode;
  const seen = world.db.selectFrom('staff_locations').selectAll().where('account_id', '=', desk.id);
  const before = await seen.execute();
  await world.db
    .deleteFrom('staff_locations')
    .where('account_id', '=', desk.id)
    .where('location_code', '=', 'B')
    .execute();
  expect([number, await status(manager), await status(desk)]).toEqual(['INV-B-000001', 200, 404]);
  await world.db
    .insertInto('staff_locations')
    .values(before)
    .onConflict((one) => one.doNothing())
    .execute();
});

describe('a sale', () => {
  test('of a package without a session gives it to the client, with the actor in the ledger', async () => {
    const { line, price } = await offer('Starter Package');
    const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: price }] });
    const packageId = sale.lines[0]?.owned_package_id ?? 0;
    expect(await packageRow(packageId)).toMatchObject({
      owner_id: amina.id,
      paid_at: world.clock.now(),
    });
    expect(await ledgerOf(world, packageId)).toMatchObject([{ kind: 'bought', actor_id: desk.id }]);
    expect(sale.seller).not.toBe('');
  });

  test('of a second package is allowed while minutes of the first are left', async () => {
    const { line } = await offer('Starter Package');
    await sell({ lines: [line] });
    expect((await trySell({ lines: [line] })).statusCode).toBe(201);
  });

  test('of a package with a session that is booked pays it from the package', async () => {
    const bookingId = await studio.book();
    const { line } = await offer('Starter Package');
    const sale = await sell({ lines: [{ ...line, first_session: bookingId }] });
    const packageId = sale.lines[0]?.owned_package_id ?? 0;
    expect((await ledgerOf(world, packageId)).map((each) => each.balance_minutes)).toEqual([
      300, 240,
    ]);
    const due = await callApi(world, listDue, { client_id: amina.id }, { by: desk });
    expect(due.json()).toMatchObject({ bookings: [], packages: [], sales: [{ id: sale.id }] });
    const again = await trySell({ lines: [{ ...line, first_session: bookingId }] });
    expect(again.statusCode).toBe(409);
  });

  test('of a gift is paid by another, and listed with both', async () => {
    const { line, price } = await offer('Starter Package');
    const payments = [{ method: 'transfer', amount: price }];
    const sale = await sell({ payer_id: badr.id, lines: [line], payments });
    expect(sale.payer?.id).toBe(badr.id);
    expect((await packageRow(sale.lines[0]?.owned_package_id)).owner_id).toBe(amina.id);
    for (const { id } of [amina, badr]) {
      const listed = await callApi(world, listSalesToClient, { client_id: id }, { by: desk });
      expect(listed.json()).toMatchObject([{ id: sale.id }]);
    }
  });

  test('of a session is at the price it was booked at, once', async () => {
    const bookingId = await studio.book();
    const due = await callApi(world, listDue, { client_id: amina.id }, { by: desk });
    expect(due.json().bookings).toMatchObject([{ booking_id: bookingId, price: 320 }]);
    const sale = await sell({
      lines: [{ booking_id: bookingId }],
      payments: [{ method: 'cash', amount: 320 }],
    });
    expect(sale.lines).toMatchObject([{ name: 'Stretching, 60 min', price: 320, vat: 15.24 }]);
    expect((await trySell({ lines: [{ booking_id: bookingId }] })).statusCode).toBe(409);
  });

  test('of a purchase from the site pays that package', async () => {
    const bought = await studio.buy('Starter Package');
    const { id } = bought.package;
    const due = await callApi(world, listDue, { client_id: amina.id }, { by: desk });
    expect(due.json().packages).toMatchObject([
      { owned_package_id: id, price: bought.total_price },
    ]);
    const payments = [{ method: 'cash', amount: bought.total_price }];
    await sell({ lines: [{ owned_package_id: id }], payments });
    expect((await packageRow(id)).paid_at).toEqual(world.clock.now());
    const session = await trySell({ lines: [{ booking_id: bought.id }] });
    expect(session.json().detail).toBe('A package pays for this session.');
    const lower = {
      owned_package_id: (await studio.buy('Family Shared Package', { time: '16:00' })).package.id,
    };
    const cheaper = await trySell(
      { lines: [{ ...lower, price: 1, reason: 'Please' }] },
      { by: manager },
    );
    expect(cheaper.statusCode).toBe(409);
  });

  test('above AED 10,000 has the payer’s name on its invoice', async () => {
    const { line } = await offer('Balance Package', 600);
    const sale = await sell({ lines: [line, line, line, line], payer_id: badr.id });
    const number = sale.documents[0]?.number;
    const printed = await callApi(world, readDocument, { number }, { by: desk });
    expect(printed.json()).toMatchObject({ simplified: false, client_name: 'Badr Haddad' });
  });

  test('may consist of tips alone, which have no invoice', async () => {
    const tips = [{ therapist_id: await therapistNamed(world, 'Noura'), amount: 50 }];
    const sale = await sell({ lines: [], tips, payments: [{ method: 'cash', amount: 50 }] });
    expect(sale).toMatchObject({ total: 0, due: 0, documents: [], tips: [{ amount: 50 }] });
  });

  test('to a client who was erased settles what they owe and sells nothing else, not even a tip', async () => {
    const gone = await addClient(world, 'Gone');
    const bookingId = await studio.book({ time: '18:00' }, gone);
    await world.query(`update accounts set erased_at = now() where id = ${gone.id}`);
    const { line } = await offer('Starter Package');
    const tips = [{ therapist_id: await therapistNamed(world, 'Noura'), amount: 20 }];
    const payments = [{ method: 'cash', amount: 20 }];
    const status = async (asked: object) =>
      (await trySell({ client_id: gone.id, ...asked })).statusCode;
    expect(await status({ lines: [], tips, payments })).toBe(404);
    expect(await status({ lines: [line] })).toBe(404);
    expect(await status({ lines: [{ booking_id: bookingId }, line] })).toBe(404);
    expect(await status({ client_id: amina.id, payer_id: gone.id, lines: [line] })).toBe(404);
    expect(await status({ lines: [{ booking_id: bookingId }] })).toBe(201);
  });

  test('asked for twice under one key is made once', async () => {
    const { line } = await offer('Starter Package');
    const [one, other] = [
      await trySell({ lines: [line] }, { key: 'one-sale' }),
      await trySell({ lines: [line] }, { key: 'one-sale' }),
    ];
    expect(other.json()).toEqual(one.json());
    expect((await trySell({ lines: [line, line] }, { key: 'one-sale' })).statusCode).toBe(422);
  });
});

describe('a price', () => {
  test('only goes down with a reason, and beyond a limit only by a manager', async () => {
    const { line, price } = await offer('Starter Package');
    const at = (share: number, reason?: string) => [
      { ...line, price: price * share, ...(reason ? { reason } : {}) },
    ];
    expect((await trySell({ lines: at(1.1, 'More') })).statusCode).toBe(400);
    expect((await trySell({ lines: at(0.9) })).statusCode).toBe(400);
    expect((await trySell({ lines: at(0.9, 'Waited') })).statusCode).toBe(201);
    expect((await trySell({ lines: at(0.8, 'A friend') })).statusCode).toBe(403);
    const sale = await trySell({ lines: at(0.8, 'A friend') }, { by: manager });
    expect(sale.json().lines).toMatchObject([
      { list_price: price, price: price * 0.8, reason: 'A friend' },
    ]);
    const owned = await packageRow(sale.json().lines[0].owned_package_id);
    expect(owned.price_fils).toBe(price * 80);
  });

  test('goes down beside one that does not, whichever comes first, up to the same limit', async () => {
    const { line, price } = await offer('Starter Package');
    const less = (share: number) => ({ ...line, price: price * share, reason: 'Waited' });
    const { id: client_id } = await addClient(world, 'Halima');
    const { id: other } = await addClient(world, 'Hanan');
    for (const asked of [
      { client_id, lines: [line, less(0.9)] },
      { client_id: other, lines: [less(0.9), line] },
    ]) {
      const sale = await trySell(asked);
      expect([sale.statusCode, sale.json().total]).toEqual([201, price * 1.9]);
    }
    expect((await trySell({ lines: [line, less(0.8)] })).statusCode).toBe(403);
    expect((await trySell({ lines: [less(0.8), line] })).statusCode).toBe(403);
  });
});

describe('payments', () => {
  test('in parts: the one that completes sets the package paid, and the membership that waits for it', async () => {
    await world.query('update settings set membership_waits_for_payment = true');
    const { line, price } = await offer('Balance Package', 600);
    const sale = await sell({ lines: [line], payments: [{ method: 'cash', amount: 1000 }] });
    const packageId = sale.lines[0]?.owned_package_id;
    const members = () => world.db.selectFrom('memberships').select('id').execute();
    expect(sale.due).toBe(price - 1000);
    expect([(await packageRow(packageId)).paid_at, await members()]).toEqual([null, []]);
    const over = await pay(sale.id, { payments: [{ method: 'cash', amount: price }] });
    expect(over.json().detail).toBe('Only 1,750.00 AED are due.');
    world.clock.advance(5);
    const rest = await pay(sale.id, { payments: [{ method: 'transfer', amount: price - 1000 }] });
    expect(rest.json()).toMatchObject({ due: 0, paid: price });
    expect((await packageRow(packageId)).paid_at).toEqual(world.clock.now());
    expect(await members()).toHaveLength(1);
    await world.query('update settings set membership_waits_for_payment = false');
  });

  test('by terminal need the number of their slip', async () => {
    const { line } = await offer('Starter Package');
    const reply = await trySell({ lines: [line], payments: [{ method: 'terminal', amount: 1 }] });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['payments']]);
  });

  test('with tips pay at least those, which are never put off', async () => {
    const tips = [{ therapist_id: await therapistNamed(world, 'Noura'), amount: 30 }];
    const lines = [{ booking_id: await studio.book({ time: '19:00' }) }];
    for (const payments of [[], [{ method: 'cash' as const, amount: 29.9 }]]) {
      const { statusCode, body } = await trySell({ lines, tips, payments });
      expect([statusCode, JSON.parse(body).fields]).toEqual([
        400,
        { tips: 'A tip cannot wait: please take at least 30.00 AED now.' },
      ]);
    }
    const sale = await sell({ lines, tips, payments: [{ method: 'cash', amount: 30 }] });
    expect(sale).toMatchObject({ paid: 30, due: 320 });
    const more = await pay(sale.id, { tips, payments: [{ method: 'cash', amount: 20 }] });
    expect(more.statusCode).toBe(400);
  });

  test('with tips name the therapists, and never exceed what is due', async () => {
    const bookingId = await studio.book();
    const sale = await sell({ lines: [{ booking_id: bookingId }] });
    const tips = [{ therapist_id: await therapistNamed(world, 'Noura'), amount: 30 }];
    const reply = await pay(sale.id, { tips, payments: [{ method: 'cash', amount: 350 }] });
    expect(reply.json()).toMatchObject({ due: 0, tips: [{ amount: 30 }], total: 320, vat: 15.24 });
    const nobody = [{ therapist_id: 99_999, amount: 30 }];
    const wrong = await pay(sale.id, { tips: nobody, payments: [{ method: 'cash', amount: 30 }] });
    expect(wrong.statusCode).toBe(400);
  });
});

test.each([
  ['nothing', { lines: [] }, 400],
  ['an unknown client', { client_id: 99_999, lines: [{ owned_package_id: 1 }] }, 404],
  ['an unknown package', { lines: [{ package_id: 99_999, package_balance_id: 1 }] }, 404],
  ['a session and a package in one line', { lines: [{ owned_package_id: 1, package_id: 1 }] }, 400],
  ['a branch without a drawer', { location: 'B', lines: [{ owned_package_id: 1 }] }, 409],
  ['an unknown branch', { location: 'X', lines: [{ owned_package_id: 1 }] }, 404],
])('a sale of %s is refused', async (_what, asked, status) => {
  expect((await trySell(asked)).statusCode).toBe(status);
});

test('an unpaid gift is owed by its payer', async () => {
  const { line } = await offer('Starter Package');
  const gift = await sell({ payer_id: badr.id, lines: [line] });
  const own = await sell({ lines: [line] });
  for (const answer of [
    await callApi(world, listOwed, { location: 'A' }, { by: desk }),
    await callApi(world, listDue, { client_id: amina.id }, { by: desk }),
  ]) {
    const { sales } = answer.json();
    expect(sales).toHaveLength(2);
    expect(sales).toContainEqual(
      expect.objectContaining({
        id: gift.id,
        client: expect.objectContaining({ id: amina.id }),
        payer: expect.objectContaining({ id: badr.id }),
      }),
    );
    expect(sales).toContainEqual(expect.objectContaining({ id: own.id, payer: null }));
  }
  const due = await callApi(world, listDue, { client_id: badr.id }, { by: desk });
  expect(due.json().sales).toMatchObject([{ id: gift.id, payer: { id: badr.id } }]);
});

test('a merged client cannot be sold anything, and their sales belong to the one that stays', async () => {
  const { line } = await offer('Starter Package');
  const twin = await addClient(world, 'Twin');
  const sale = await sell({ client_id: twin.id, lines: [line] });
  await world.query(`update accounts set merged_into = ${amina.id} where id = ${twin.id}`);
  expect((await trySell({ client_id: twin.id, lines: [line] })).statusCode).toBe(404);
  const listed = await callApi(world, listSalesToClient, { client_id: amina.id }, { by: desk });
  expect(listed.json()).toMatchObject([{ id: sale.id }]);
  const due = await callApi(world, listDue, { client_id: twin.id }, { by: desk });
  expect(due.json()).toMatchObject({ sales: [{ id: sale.id }] });
});

test('items of another client, or of another branch, are not found', async () => {
  const bookingId = await studio.book({}, badr);
  const theirs = await trySell({ lines: [{ booking_id: bookingId }] });
  expect(theirs.statusCode).toBe(404);
  const sale = await sell({ client_id: badr.id, lines: [{ booking_id: bookingId }] });
  const asked = { id: sale.id, location: 'B' };
  expect((await callApi(world, readSale, asked, { by: desk })).statusCode).toBe(404);
  expect((await pay(sale.id, { location: 'B', payments: half(1) })).statusCode).toBe(404);
});

test('the database works VAT out as we do', async () => {
  const { rows } = await world.query<{ gross: number; vat: number }>(
    'select gross, vat_inside(gross, 500) as vat from generate_series(0, 2000) as gross',
  );
  expect(rows.filter(({ gross, vat }) => vat !== vatInside(gross, 500))).toEqual([]);
});
