import {
  checkInBooking,
  rebookBooking,
  undoBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { sellAtTill, voidSale } from '@limber/contract/desk/money/till.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf, productNamed } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';

const { world, amina, badr, desk, book, buy, bookAtDesk, tryAtDesk } = await openDesk();

const undo = (id: string, version: number) =>
  callApi(world, undoBooking, { id, version }, { by: desk });
const eventsOf = (id: string) =>
  world.db
    .selectFrom('booking_events')
    .select(['kind', 'to_status', 'undoes'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();

describe('a booking of the desk that is taken back', () => {
  test('gives its time to another client, and a client who knew of it is told', async () => {
    const { id } = await bookAtDesk();
    await world.runJobs();
    world.mails.length = 0;
    expect((await undo(id, 1)).json()).toMatchObject({
      status: 'cancelled',
      late: false,
      cancelled_by: 'studio',
      version: 2,
    });
    const [made, undone] = await eventsOf(id);
    expect(made).toMatchObject({ kind: 'booked' });
    expect(undone).toMatchObject({ kind: 'undone', to_status: 'cancelled' });
    expect(undone?.undoes).not.toBeNull();
    await world.runJobs(2);
    expect(world.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is cancelled'),
    ]);
    expect((await tryAtDesk({}, badr)).statusCode).toBe(201);
    const again = await undo(id, 2);
    expect(again.statusCode).toBe(409);
    expect(again.json().detail).toContain('Badr Haddad');
  });

  test('is booked again when that is undone too, but cannot be taken back a second time', async () => {
    const { id } = await bookAtDesk();
    await world.runJobs();
    world.mails.length = 0;
    await undo(id, 1);
    expect((await undo(id, 2)).json()).toMatchObject({ status: 'booked', cancelled_by: null });
    await world.runJobs(2);
    expect(world.mails).toEqual([]);
    expect((await undo(id, 3)).statusCode).toBe(409);
  });

  test('gives its minutes back to the package, as does one that was booked again', async () => {
    const bought = await buy('Starter Package');
    const packageId = bought.package.id;
    const { id } = await bookAtDesk({
      time: '16:00',
      serviceType: 'mypackage',
      user_package_id: packageId,
    });
    expect((await undo(id, 1)).statusCode).toBe(200);
    const again = await callApi(world, rebookBooking, { id, weeks: 1 }, { by: desk });
    expect(again.statusCode).toBe(201);
    expect((await undo(again.json().id, 1)).statusCode).toBe(200);
    const entries = (await ledgerOf(world, packageId)).map(({ minutes }) => minutes);
    expect(entries.slice(1)).toEqual([-60, -60, 60, -60, 60]);
  });
});

describe('it is not taken back', () => {
  test('once something else has happened with it, or where a client booked it', async () => {
    const { id } = await bookAtDesk();
    await callApi(world, checkInBooking, { id, version: 1 }, { by: desk });
    expect((await undo(id, 1)).statusCode).toBe(409);
    const theirs = await undo(await book({ time: '16:00' }), 1);
    expect(theirs.statusCode).toBe(409);
    expect(theirs.json().detail).toBe('There is nothing to undo here.');
  });

  test('where a package was bought with it, which stays with the client', async () => {
    const product = await productNamed(world, 'Starter Package');
    const { id } = await bookAtDesk({
      serviceType: 'package',
      package_id: product.id,
      package_balance_id: product.options[0]?.id,
    });
    const undone = await undo(id, 1);
    expect(undone.statusCode).toBe(409);
    expect(undone.json().detail).toContain('A package was bought with this session');
  });

  test('once it is in a sale, even an unpaid one', async () => {
    const drawer = { location: 'A' as const, float: 500 };
    await callApi(world, openDrawer, drawer, { by: desk });
    const { id } = await bookAtDesk();
    const sale = await callApi(
      world,
      sellAtTill,
      { location: 'A', client_id: amina.id, lines: [{ booking_id: id }], payments: [] },
      { by: desk },
    );
    expect(sale.statusCode).toBe(201);
    const undone = await undo(id, 1);
    expect(undone.statusCode).toBe(409);
    expect(undone.json().detail).toContain('This session is part of a sale.');
    const voided = { id: sale.json().id, location: 'A' as const, reason: 'A mistake' };
    expect((await callApi(world, voidSale, voided, { by: desk })).statusCode).toBe(200);
    expect((await undo(id, 1)).statusCode).toBe(200);
  });
});
