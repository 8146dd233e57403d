import { listDue } from '@limber/contract/desk/money/owed.ts';
import { listSalesToClient, payForSale } from '@limber/contract/desk/money/till.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { openTill } from '../../../test/till.ts';
import { MOST_OWED } from './queries/owed.ts';

const { world, amina, desk, book, offer, sell } = await openTill();
const due = async () =>
  (await callApi(world, listDue, { client_id: amina.id }, { by: desk })).json();

test('a full list says that more is owed', async () => {
  const id = await ownPackage(world, amina.id, 'Starter Package');
  const again = (times: number) =>
    world.query(
      `insert into owned_packages (owner_id, product_id, option_id, kind, name, minutes, price_fils, people_limit, bought_at)
       select owner_id, product_id, option_id, kind, name, minutes, price_fils, people_limit, bought_at
       from owned_packages, generate_series(1, ${times}) where id = ${id}`,
    );
  await again(MOST_OWED - 1);
  const full = await due();
  expect([full.packages.length, full.more]).toEqual([MOST_OWED, false]);
  await again(1);
  const more = await due();
  expect([more.packages.length, more.more]).toEqual([MOST_OWED, true]);
  expect(more.packages[0].owned_package_id).toBe(id);
});

test('the therapist of a session is named with what is owed and sold, even after leaving, and takes a tip', async () => {
  const bookingId = await book();
  const { rows } = await world.query<{ id: number; name: string }>(
    `update therapists t set active = false from bookings b, accounts a
     where b.id = '${bookingId}' and t.id = b.therapist_id and a.id = t.account_id
     returning t.id, a.first_name || ' ' || a.last_name as name`,
  );
  const [left] = rows;
  const giver = { therapist_id: left?.id, therapist: left?.name };
  expect((await due()).bookings).toMatchObject([{ booking_id: bookingId, ...giver }]);
  const put = await sell({ lines: [{ booking_id: bookingId }] });
  expect(put.givers).toEqual([giver]);
  expect((await due()).sales).toMatchObject([{ id: put.id, givers: [giver] }]);
  const paid = await callApi(
    world,
    payForSale,
    {
      ...{ id: put.id, location: 'A', tips: [{ therapist_id: left?.id ?? 0, amount: 20 }] },
      payments: [{ method: 'cash', amount: put.total + 20 }],
    },
    { by: desk },
  );
  expect(paid.json()).toMatchObject({ due: 0, tips: [{ ...giver, amount: 20 }] });
  await world.query(`update therapists set active = true where id = ${left?.id}`);
});

test('a postponed payment is owed however much was sold since; sales are read page by page, and filtered by session', async () => {
  const { line, price } = await offer('Starter Package');
  const put = await sell({ lines: [line] });
  const bookingId = await book();
  const session = await sell({ lines: [{ booking_id: bookingId }] });
  const { rows } = await world.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'sales' and column_name not in ('id', 'at')`,
  );
  const columns = rows[0]?.columns;
  await world.query(
    `insert into sales (id, at, ${columns})
     select gen_random_uuid(), at + interval '1 minute' * n, ${columns}
     from sales, generate_series(1, 100) n where id = '${session.id}'`,
  );
  const owed = await due();
  expect(owed.sales).toContainEqual(expect.objectContaining({ id: put.id, due: price }));
  expect(owed.sales).toHaveLength(2);
  const sales = async (asked: object) => {
    const reply = await callApi(
      world,
      listSalesToClient,
      { client_id: amina.id, ...asked },
      { by: desk },
    );
    return reply.json().map(({ id }: { id: string }) => id);
  };
  expect(await sales({})).toHaveLength(100);
  expect(await sales({ offset: 100 })).toEqual(expect.arrayContaining([session.id, put.id]));
  expect(await sales({ booking_id: bookingId })).toEqual([session.id]);
});
