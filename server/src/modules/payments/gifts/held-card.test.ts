import { cancelAppointment } from '@limber/contract/appointments.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import {
  readGiftCard,
  reportGiftCards,
  sellGiftCard,
  voidGiftCard,
} from '@limber/contract/desk/money/gift-cards.ts';
import { listSalesToClient } from '@limber/contract/desk/money/till.ts';
import { addGiftCard, listOwnGiftCards } from '@limber/contract/paying/gift-cards.ts';
import { readWaysToPay } from '@limber/contract/payments.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind } from '../../../../test/blocked.ts';
import { postBooking, serviceRequest } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { setGiftCardTerms } from '../../../../test/gift-cards/terms.ts';
import { actorOf, type TestClient } from '../../../../test/people.ts';
import { openPaying } from '../../../../test/providers/paying-online.ts';
import { expireGiftCards } from '../../gift-cards/expire-gift-cards.ts';

const studio = await openPaying();
const { world, amina, badr, stripe, setTerms, pay, read, giveUp, stored, wait } = studio;
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') } as TestClient;
const setTermsOfCards = (changes = {}) =>
  setGiftCardTerms(world, manager, { amounts: [], least: 1, ...changes });

beforeEach(async () => {
  await world.empty('gift_cards', 'limits');
  await setTermsOfCards();
  await ask(openDrawer, { location: 'A', float: 500 });
});

async function ask<R extends Route>(route: R, args: Tried<R>, by = manager) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

/** A card of so much that Amina keeps. */
async function keptCard(amount: number): Promise<{ id: number; code: string }> {
  const { body } = await ask(sellGiftCard, {
    ...{ location: 'A', payments: [{ method: 'cash', amount }], language: 'en' },
    ...{ to_name: null, from_name: null, message: null },
  });
  const { id, code } = body;
  expect((await ask(addGiftCard, { code }, amina)).status).toBe(201);
  return { id, code };
}

/** Books the hour of 320 AED with a card. */
async function bookWith(id: number, changes: Record<string, unknown> = {}) {
  const reply = await postBooking(world, amina, {
    ...(await serviceRequest(world, changes)),
    gift_card_id: id,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const balanceOf = async (id: number) => (await ask(readGiftCard, { id })).body.card.balance;
const owed = async () =>
  (await ask(reportGiftCards, { from: '2026-03-01', to: '2026-03-31' })).body.owed;
const saleOf = async () => (await ask(listSalesToClient, { client_id: amina.id })).body[0];
const cancel = (id: string, accept_late = false) =>
  callApi(world, cancelAppointment, { id, accept_late }, { by: amina });

describe('a gift card and a payment online @GIFT-03', () => {
  test('what the card does not cover is paid online, and both are in one sale', async () => {
    const { id } = await keptCard(100);
    const { status, body } = await bookWith(id);
    expect(status).toBe(202);
    expect(body.payment).toMatchObject({ amount: 220 });
    expect(await balanceOf(id)).toBe(0);
    expect(await owed()).toBe(100);
    await pay(body.payment);
    expect(await read(body.payment)).toMatchObject({ status: 'booked' });
    expect(await saleOf()).toMatchObject({
      ...{ total: 320, due: 0 },
      payments: expect.arrayContaining([
        expect.objectContaining({ method: 'online', amount: 220 }),
        expect.objectContaining({ method: 'gift_card', amount: 100 }),
      ]),
    });
    expect(await owed()).toBe(0);
  });

  test('the card of a package is not held, and nothing is asked for', async () => {
    const { id } = await keptCard(100);
    await world.query(`update gift_cards set option_id = option.id, package_name = product.name
      from package_options option join package_products product on product.id = option.product_id
      where gift_cards.id = ${id} and product.name = 'Starter Package'`);
    const { status, body } = await bookWith(id);
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/is for a package/)]);
    const { rows } = await world.query('select id from online_payments');
    expect(rows).toEqual([]);
  });

  test('a payment that ends unpaid lets the money of the card go', async () => {
    const { id } = await keptCard(100);
    const { body } = await bookWith(id);
    await giveUp(body.payment);
    expect(await balanceOf(id)).toBe(100);
    const again = await bookWith(id);
    await wait(25);
    expect(await stored(again.body.payment)).toMatchObject({ status: 'expired' });
    expect(await balanceOf(id)).toBe(100);
    expect(await owed()).toBe(100);
  });

  test('while it is held, nobody else uses it, and it is neither void nor expired', async () => {
    const { id, code } = await keptCard(100);
    const { body } = await bookWith(id);
    expect((await ask(voidGiftCard, { id, reason: 'Lost', replace: true })).status).toBe(409);
    await world.query(`update gift_cards set expires_on = '2026-03-03'`);
    await expireGiftCards(world.db, world.clock.now());
    await world.query(`update gift_cards set expires_on = null`);
    const other = await bookWith(id, { time: '16:00' });
    // Another wish ends the first one, and the card pays again.
    expect(other.status).toBe(202);
    expect(await stored(body.payment)).toMatchObject({ status: 'expired' });
    expect((await ask(listOwnGiftCards, {}, amina)).body.cards).toMatchObject([
      { balance: 0, state: 'usable' },
    ]);
    expect(code).toBeTruthy();
  });

  test('what is left beside what is held does not expire before the payment is over', async () => {
    const { id } = await keptCard(319);
    await bookWith(id);
    await world.query(`update gift_cards set expires_on = '2026-03-03'`);
    await expireGiftCards(world.db, world.clock.now());
    await world.query(`update gift_cards set expires_on = null`);
    expect(await balanceOf(id)).toBe(1);
  });

  test('a card that covers what is due online books at once', async () => {
    await setTerms({ deposit_percent: 50 });
    const { id } = await keptCard(200);
    const { status } = await bookWith(id);
    expect(status).toBe(201);
    expect(await saleOf()).toMatchObject({ total: 320, due: 120 });
    expect(await balanceOf(id)).toBe(0);
  });

  test('the provider is left no less than it takes', async () => {
    const { id } = await keptCard(319);
    const { body } = await bookWith(id);
    expect(body.payment).toMatchObject({ amount: 2 });
    expect(await balanceOf(id)).toBe(1);
  });

  test('the same wish with and without the card are two payments, one after the other', async () => {
    const { id } = await keptCard(100);
    const { body } = await bookWith(id);
    const plain = await studio.ask();
    expect(plain.amount).toBe(320);
    expect(await stored(body.payment)).toMatchObject({ status: 'expired' });
    expect(await balanceOf(id)).toBe(100);
  });

  test('nobody pays with the card of somebody else', async () => {
    const { id } = await keptCard(100);
    const wish = { ...(await serviceRequest(world)), gift_card_id: id };
    const { statusCode } = await postBooking(world, badr, wish);
    expect(statusCode).toBe(404);
    expect(await balanceOf(id)).toBe(100);
  });

  test('a till and a payment online that use one card wait for each other', async () => {
    const { id } = await keptCard(320);
    const lock = sql`select from gift_cards where id = ${id} for update`;
    await setTerms({ paid: 'either' });
    const atStudio = (time: string) => async () =>
      (await bookWith(id, { time, pay: 'studio' })).status;
    const replies = await answersBehind(world, lock, [atStudio('14:00'), atStudio('16:00')]);
    expect(replies.toSorted()).toEqual([201, 409]);
    expect(await balanceOf(id)).toBe(0);
  });
});

describe('money of a session that is cancelled @GIFT-04', () => {
  test('in time, all goes back to the bank and to the gift card by itself, once', async () => {
    const { id } = await keptCard(100);
    const { body } = await bookWith(id);
    await pay(body.payment);
    const { appointment_id } = await read(body.payment);
    expect((await cancel(appointment_id)).statusCode).toBe(200);
    await wait(2);
    await wait(2);
    expect(stripe.refundsOf(body.payment.id)).toEqual([[22_000, 'succeeded']]);
    expect(await balanceOf(id)).toBe(100);
    expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0 });
  });

  test('paid by the card alone, it goes back to it', async () => {
    await setTerms({ paid: 'studio' });
    const { id } = await keptCard(500);
    const { status, body } = await bookWith(id);
    expect(status).toBe(201);
    expect(await balanceOf(id)).toBe(180);
    await cancel(body.id);
    await wait(2);
    await wait(2);
    expect(await balanceOf(id)).toBe(500);
    expect(await saleOf()).toMatchObject({ refunded: 320, due: 0 });
  });

  test('paid in part by the card, what it paid goes back and nothing stays due', async () => {
    await setTerms({ paid: 'studio' });
    const { id } = await keptCard(100);
    const { body } = await bookWith(id);
    await cancel(body.id);
    await wait(2);
    expect(await balanceOf(id)).toBe(100);
    expect(await saleOf()).toMatchObject({ paid: 0, due: 0 });
  });

  test('late, what the terms say goes back: to the bank first', async () => {
    await setTerms({ late_back_percent: 75 });
    const { id } = await keptCard(100);
    const { body } = await bookWith(id);
    await pay(body.payment);
    const { appointment_id } = await read(body.payment);
    world.clock.set('2026-03-05T12:00:00+04:00');
    expect((await cancel(appointment_id, true)).statusCode).toBe(200);
    await wait(2);
    expect(stripe.refundsOf(body.payment.id)).toEqual([[22_000, 'succeeded']]);
    expect(await balanceOf(id)).toBe(20);
    world.clock.set('2026-03-04T06:00:00Z');
  });

  test('of a card that is void, it is owed at the desk', async () => {
    await setTerms({ paid: 'studio' });
    const { id } = await keptCard(500);
    const { body } = await bookWith(id);
    await ask(voidGiftCard, { id, reason: 'Lost', replace: false });
    await cancel(body.id);
    await wait(2);
    expect(await balanceOf(id)).toBe(0);
    expect(await saleOf()).toMatchObject({ paid: 320, refunded: 0 });
  });

  test('of a card that was made again, it goes to the new one', async () => {
    await setTerms({ paid: 'studio' });
    const { id } = await keptCard(500);
    const { body } = await bookWith(id);
    const lost = await ask(voidGiftCard, { id, reason: 'Lost', replace: true });
    await cancel(body.id);
    await wait(2);
    expect(await balanceOf(lost.body.made.id)).toBe(500);
  });
});

test('the wizard is told whether gift cards are used', async () => {
  const told = async () => (await ask(readWaysToPay, {}, amina)).body.gift_cards;
  expect(await told()).toBe(true);
  await setTermsOfCards({ sold: false });
  expect(await told()).toBe(false);
  await setTermsOfCards();
  await keptCard(100);
  await setTermsOfCards({ sold: false });
  expect(await told()).toBe(true);
});
