import { createAppointment } from '@limber/contract/bookings.ts';
import { readDayReport, readDrawer } from '@limber/contract/desk/money/drawers.ts';
import {
  giveBackGiftCard,
  listGiftCards,
  lookUpGiftCard,
  mailGiftCard,
  type NewGiftCard,
  printGiftCard,
  readGiftCard,
  reportGiftCards,
  sellGiftCard,
  voidGiftCard,
} from '@limber/contract/desk/money/gift-cards.ts';
import { type payForSale, refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import {
  addGiftCard,
  buyGiftCard,
  listOwnGiftCards,
  readGiftCardsOnSite,
} from '@limber/contract/paying/gift-cards.ts';
import type { Route } from '@limber/contract/route.ts';
import {
  ALL_WRONG_GIFT_CARDS_A_DAY,
  WRONG_GIFT_CARDS_A_DAY,
  WRONG_GIFT_CARDS_AT_DESK_A_DAY,
  WRONG_GIFT_CARDS_FROM_ADDRESS_A_DAY,
} from '@limber/contract/terms/booking/gift-cards.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import { serviceRequest } from '../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { setGiftCardTerms } from '../../../test/gift-cards/terms.ts';
import { addClient, type TestClient } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';
import { expireGiftCards } from './expire-gift-cards.ts';

const { world, desk, manager, offer, trySell, sell } = await openTill();
const at = { location: 'A' };
const UNKNOWN = 'AAAA-BBBB-CCCC-DDDD';

let client: TestClient;
let round = 0;
beforeEach(async () => {
  round += 1;
  client = await addClient(world, `Gifted${round}`);
  await world.empty('gift_cards', 'limits');
  await setGiftCardTerms(world, manager);
});

async function ask<R extends Route>(route: R, args: Tried<R>, by: { headers(): object } = desk) {
  const reply = await callApi(world, route, args, { by: by as typeof desk });
  return { status: reply.statusCode, body: reply.json() };
}

const cash = (amount: number) => [{ method: 'cash' as const, amount }];
const byCard = (amount: number, code: string) => [
  { method: 'gift_card' as const, amount, reference: code },
];
const words = { language: 'en' as const, to_name: 'Mariam', from_name: 'Noor', message: null };
const trySellCard = (amount: number, more: object = {}) =>
  ask(sellGiftCard, { ...at, ...words, payments: cash(amount), ...more });
const sellCard = async (amount: number, more: object = {}): Promise<NewGiftCard> =>
  (await trySellCard(amount, more)).body;
const balanceOf = async (id: number) => (await ask(readGiftCard, { id })).body.card.balance;
const owed = async () =>
  (await ask(reportGiftCards, { from: '2026-03-01', to: '2026-03-31' }, manager)).body;
const keep = (code: string) => ask(addGiftCard, { code }, client);

/** A package of 1450 sold to the client, paid so. */
async function sold(payments: Tried<typeof payForSale>['payments']): Promise<Sale> {
  const { line } = await offer('Starter Package');
  return sell({ client_id: client.id, lines: [line], payments });
}

describe('a gift card is money that is owed @GIFT-01', () => {
  test('sold, it is in the drawer, is no sale, and is owed to the holder of its code', async () => {
    const { status, body } = await trySellCard(500);
    expect(status).toBe(201);
    expect(body.code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect(body).toMatchObject({ amount: 500, balance: 500, state: 'usable' });
    expect(body.expires_on).toBe('2027-03-04');
    const drawer = (await ask(readDrawer, at)).body;
    expect(drawer).toMatchObject({ cash: 500, gift_cards_sold: 500, paid_in: 0 });
    const report = (await ask(readDayReport, { id: drawer.id, ...at })).body;
    expect(report.sales).toEqual({ count: 0, total: 0, vat: 0 });
    expect(await owed()).toMatchObject({ sold: 500, owed: 500 });
    const before = { from: '2026-03-01', to: '2026-03-03' };
    expect((await ask(reportGiftCards, before, manager)).body).toMatchObject({ sold: 0, owed: 0 });
  });

  test('the database has no code that could be used', async () => {
    const { code } = await sellCard(500);
    const { rows } = await world.query<{ row: string }>(
      'select row_to_json(card)::text as row from gift_cards card',
    );
    expect(rows[0]?.row).not.toContain(code.replaceAll('-', ''));
  });

  test('where none are sold, none is made', async () => {
    await setGiftCardTerms(world, manager, { sold: false });
    expect((await trySellCard(500)).status).toBe(409);
    expect(await owed()).toMatchObject({ owed: 0, entries: [] });
  });

  test.each([[49], [5001]])('%i AED are not sold', async (amount) => {
    expect((await trySellCard(amount)).status).toBe(400);
  });

  test('A gift card of 500 pays 320 online and 180 at the till, and what is owed is nothing.', async () => {
    const { id, code } = await sellCard(500);
    expect((await keep(code.toLowerCase())).body).toMatchObject({ id, balance: 500 });
    const booked = await callApi(
      world,
      createAppointment,
      { ...(await serviceRequest(world)), gift_card_id: id },
      { by: client },
    );
    expect(booked.statusCode).toBe(201);
    expect(await balanceOf(id)).toBe(180);
    const sale = await sold([...byCard(180, code), ...cash(1270)]);
    expect(sale.due).toBe(0);
    expect(sale.payments).toContainEqual(
      expect.objectContaining({ method: 'gift_card', amount: 180, reference: code.slice(-4) }),
    );
    expect(await balanceOf(id)).toBe(0);
    expect(await owed()).toMatchObject({ sold: 500, used: 500, owed: 0 });
    expect((await ask(listOwnGiftCards, {}, client)).body.cards).toMatchObject([
      { state: 'used_up' },
    ]);
  });

  test('no more is paid than is on it', async () => {
    const { code } = await sellCard(500);
    const { line } = await offer('Starter Package');
    const reply = await trySell({
      client_id: client.id,
      lines: [line],
      payments: byCard(501, code),
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toContain('500');
  });

  test('two tills and a website redeem one card in the same moment: never below zero', async () => {
    const { id, code } = await sellCard(500);
    await keep(code);
    const { line } = await offer('Starter Package');
    const atTill = (to: TestClient) => async () =>
      (await trySell({ client_id: to.id, lines: [line], payments: byCard(400, code) })).statusCode;
    const other = await addClient(world, `Other${round}`);
    const wanted = { ...(await serviceRequest(world, { time: '16:00' })), gift_card_id: id };
    const onSite = async () =>
      (await callApi(world, createAppointment, wanted, { by: client })).statusCode;
    const lock = sql`select from gift_cards where id = ${id} for update`;
    const replies = await answersBehind(world, lock, [atTill(client), atTill(other), onSite]);
    expect(replies).toEqual([201, 409, 201]);
    expect(await balanceOf(id)).toBe(0);
  });

  test('a refund goes back to the card, and a void too', async () => {
    const { id, code } = await sellCard(2000);
    const sale = await sold(byCard(1450, code));
    expect(await balanceOf(id)).toBe(550);
    const line_id = sale.lines[0]?.id ?? 0;
    const back = await ask(
      refundSale,
      {
        ...{ id: sale.id, ...at, reason: 'Moves away', lines: [{ line_id, amount: 450 }] },
        payments: [{ method: 'gift_card', amount: 450 }],
      },
      manager,
    );
    expect(back.status).toBe(200);
    expect(await balanceOf(id)).toBe(1000);
    const other = await sold(byCard(1000, code));
    await ask(voidSale, { id: other.id, ...at, reason: 'Typed twice' }, manager);
    expect(await balanceOf(id)).toBe(1000);
  });
});

describe('codes', () => {
  test('guessing is bounded for a client', async () => {
    for (let tries = 0; tries < WRONG_GIFT_CARDS_A_DAY; tries += 1) {
      expect((await keep(UNKNOWN)).status).toBe(404);
    }
    const { code } = await sellCard(500);
    const { status, body } = await keep(code);
    expect(status).toBe(429);
    expect(body.detail).toContain('Too many codes');
  });

  test('guessing is bounded for a network address, whichever account guesses', async () => {
    await keep(UNKNOWN);
    const { rows } = await world.query<{ key: string }>('select key from limits');
    const ofAddress = rows.map(({ key }) => key).filter((key) => key.includes('from'));
    expect(ofAddress).toHaveLength(1);
    await world.query(
      `update limits set used = ${WRONG_GIFT_CARDS_FROM_ADDRESS_A_DAY} where key like '%from%'`,
    );
    const { code } = await sellCard(500);
    client = await addClient(world, `Neighbour${round}`);
    expect((await keep(code)).status).toBe(429);
  });

  test('guessing is bounded for all clients together, and the tills go on', async () => {
    await keep(UNKNOWN);
    await world.query(
      `update limits set used = ${ALL_WRONG_GIFT_CARDS_A_DAY} where key = 'wrong gift cards'`,
    );
    const { code } = await sellCard(500);
    client = await addClient(world, `Stranger${round}`);
    expect((await keep(code)).status).toBe(429);
    expect((await ask(lookUpGiftCard, { code })).status).toBe(200);
  });

  test('guessing is bounded at the desk, in a sale too', async () => {
    const { line } = await offer('Starter Package');
    const reply = await trySell({ lines: [line], payments: byCard(10, UNKNOWN) });
    expect(reply.statusCode).toBe(404);
    await world.query(`update limits set used = ${WRONG_GIFT_CARDS_AT_DESK_A_DAY}`);
    const { code } = await sellCard(500);
    expect((await ask(lookUpGiftCard, { code })).status).toBe(429);
  });

  test('a lost card is void, and another one has what was left', async () => {
    const { id, code } = await sellCard(500);
    const lost = { id, reason: 'Lost', replace: true };
    const { body } = await ask(voidGiftCard, lost, manager);
    expect(body.voided).toMatchObject({ state: 'void', balance: 0, voided_because: 'Lost' });
    expect(body.made).toMatchObject({ state: 'usable', balance: 500 });
    expect((await ask(voidGiftCard, lost, manager)).status).toBe(409);
    expect((await keep(code)).body.detail).toBe('This gift card is void.');
    expect((await keep(body.made.code)).status).toBe(201);
    expect(await owed()).toMatchObject({ sold: 500, voided: 0, owed: 500 });
    expect((await ask(printGiftCard, { id }).catch(() => ({ status: 409 }))).status).toBe(409);
  });

  test('it expires, and what was left is owed no more', async () => {
    const { id, code } = await sellCard(500);
    await world.query(`update gift_cards set expires_on = '2026-03-03'`);
    expect((await keep(code)).body.detail).toBe('This gift card has expired.');
    await expireGiftCards(world.db, world.clock.now());
    await expireGiftCards(world.db, world.clock.now());
    expect(await balanceOf(id)).toBe(0);
    expect(await owed()).toMatchObject({ expired: 500, owed: 0 });
  });

  test('given back over the counter, it is void', async () => {
    const { id } = await sellCard(500);
    const back = (amount: number) =>
      ask(giveBackGiftCard, { id, ...at, payments: cash(amount), reason: 'Bought by mistake' });
    expect((await back(400)).status).toBe(409);
    expect((await back(500)).body).toMatchObject({ state: 'void', balance: 0 });
    expect((await ask(readDrawer, at)).body).toMatchObject({ cash: 0, gift_cards_sold: 0 });
  });
});

test('without a provider of payments none is sold on the site @GIFT-02', async () => {
  expect((await ask(readGiftCardsOnSite, {}, client)).body).toMatchObject({ offered: false });
  const wish = { amount: 500, ...words };
  const { status, body } = await ask(buyGiftCard, wish, client);
  expect([status, body.detail]).toEqual([
    409,
    'Gift cards are not sold online here. Please ask at the studio.',
  ]);
  expect(body.in_other_languages.ar.detail).toContain('بطاقات الهدايا');
});

test('it is mailed on its day in the morning, and its address is forgotten', async () => {
  const email = 'mariam@example.com';
  await sellCard(500, { email, send_on: '2026-03-06' });
  expect((await ask(listGiftCards, {})).body.results).toMatchObject([{ email, sent_at: null }]);
  world.clock.set('2026-03-06T06:00:00Z');
  await world.runJobs(3 * 1440);
  const { results } = (await ask(listGiftCards, {})).body;
  expect(results).toMatchObject([{ email: null, sent_at: expect.any(String) }]);
  const { id } = results[0];
  expect((await ask(mailGiftCard, { id, email: 'none' })).status).toBe(400);
  world.clock.set('2026-03-04T06:00:00Z');
});
