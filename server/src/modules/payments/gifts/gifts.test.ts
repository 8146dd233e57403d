import { createAppointment } from '@limber/contract/bookings.ts';
import { listDrawers, openDrawer, readDayReport } from '@limber/contract/desk/money/drawers.ts';
import {
  giveBackGiftCard,
  reportGiftCards,
  voidGiftCard,
} from '@limber/contract/desk/money/gift-cards.ts';
import { listPaymentTasks } from '@limber/contract/desk/money/payment-tasks.ts';
import {
  buyGiftCard,
  listBoughtGiftCards,
  printBoughtGiftCard,
  readGiftCardsOnSite,
} from '@limber/contract/paying/gift-cards.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind } from '../../../../test/blocked.ts';
import { productNamed, serviceRequest } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { setGiftCardTerms } from '../../../../test/gift-cards/terms.ts';
import { actorOf, type TestClient } from '../../../../test/people.ts';
import { openPaying } from '../../../../test/providers/paying-online.ts';

const studio = await openPaying();
const { world, amina, badr, stripe, pay, goTo, read, giveUp, stored, tell, wait } = studio;
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') };
const wish = {
  ...{ amount: 500, language: 'en' as const, to_name: 'Mariam', from_name: 'Amina' },
  ...{ message: 'Happy birthday!', email: 'mariam@example.com', send_on: '2026-03-06' },
};

beforeEach(async () => {
  await world.empty('gift_cards', 'limits');
  await setGiftCardTerms(world, manager);
});

async function ask<R extends Route>(route: R, args: Tried<R>, by: { headers(): object }) {
  const reply = await callApi(world, route, args, { by: by as TestClient });
  return { status: reply.statusCode, body: reply.statusCode === 204 ? null : reply.json() };
}

const tryToBuy = (more: object = {}, by = amina) => ask(buyGiftCard, { ...wish, ...more }, by);
const begin = async (more: object = {}, by = amina): Promise<{ id: string }> => {
  const { status, body } = await tryToBuy(more, by);
  expect(status).toBe(201);
  return { id: body.payment_id };
};
const owed = async () =>
  (await ask(reportGiftCards, { from: '2026-03-01', to: '2026-03-31' }, manager)).body;
const bought = async (by = amina) => (await ask(listBoughtGiftCards, {}, by)).body.cards;
const mailsTo = (address: string) => world.mails.filter(({ to }) => to === address);

describe('a gift card is bought online @GIFT-02', () => {
  test('paid for, it is made, owed and in the books of the day, and is no sale', async () => {
    const payment = await begin();
    expect(await bought()).toEqual([]);
    await pay(payment);
    await wait(1);
    expect(await stored(payment)).toMatchObject({ status: 'booked', request_sealed: null });
    expect(await bought()).toMatchObject([
      { amount: 500, to_name: 'Mariam', send_at: '2026-03-06T05:00:00.000Z', sent_at: null },
    ]);
    expect(await owed()).toMatchObject({ sold: 500, owed: 500 });
    const [day] = (await ask(listDrawers, { location: 'A' }, manager)).body.results;
    expect(day).toMatchObject({ kind: 'online' });
    const report = (await ask(readDayReport, { id: day.id, location: 'A' }, manager)).body;
    expect(report.methods).toEqual([{ method: 'online', taken: 500, given_back: 0 }]);
    expect(report.sales).toEqual({ count: 0, total: 0, vat: 0 });
  });

  test('its buyer has a receipt with the card to print, and it is mailed on its day', async () => {
    await pay(await begin());
    await wait(1);
    const [receipt] = mailsTo(amina.email);
    expect(receipt?.subject).toContain('Your gift card of 500 AED');
    expect(receipt?.text).toContain('We send it to Mariam on 6 Mar 2026.');
    expect(receipt?.attachments).toMatchObject([{ filename: 'gift-card.pdf' }]);
    expect(mailsTo('mariam@example.com')).toEqual([]);
    world.clock.set('2026-03-06T05:00:00Z');
    await world.runJobs(3 * 1440);
    const [mail] = mailsTo('mariam@example.com');
    expect(mail?.subject).toContain('A gift card of 500 AED for you');
    expect(mail?.text).toMatch(/Code: [A-Z2-9]{4}(-[A-Z2-9]{4}){3}/);
    expect(mail?.text).toContain('Happy birthday!');
    expect(mail?.attachments).toMatchObject([{ filename: 'gift-card.pdf' }]);
    world.clock.set('2026-03-04T06:00:00Z');
  });

  test('without an address it is mailed to its buyer, in Arabic where the card is', async () => {
    const { email: _, send_on: __, ...own } = wish;
    const { body } = await ask(buyGiftCard, { ...own, language: 'ar' }, amina);
    await pay({ id: body.payment_id });
    await wait(1);
    const subjects = mailsTo(amina.email).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects.join()).toContain('بطاقة هدية لك بقيمة');
  });

  test('asked for twice it is one page, and another wish ends the first', async () => {
    const first = await begin();
    expect((await begin()).id).toBe(first.id);
    await goTo(first);
    const second = await begin({ amount: 250 });
    expect(second.id).not.toBe(first.id);
    expect(await stored(first)).toMatchObject({ status: 'expired' });
    await pay(second);
    await wait(1);
    expect(await owed()).toMatchObject({ sold: 250 });
  });

  test('given up, no card is made', async () => {
    const payment = await begin();
    await giveUp(payment);
    await wait(25);
    expect(await bought()).toEqual([]);
    expect(await owed()).toMatchObject({ sold: 0, owed: 0 });
  });

  test('what the studio changes while it is paid does not change it', async () => {
    const payment = await begin();
    await setGiftCardTerms(world, manager, { sold: false, valid_months: 1 });
    await pay(payment);
    await wait(1);
    const { rows } = await world.query('select expires_on::text as day from gift_cards');
    expect(rows).toEqual([{ day: '2027-03-04' }]);
  });

  test('carried out by two processes at once, it is made once', async () => {
    const payment = await begin();
    await goTo(payment);
    stripe.pay(payment.id);
    const settle = async () => (await read(payment)).status;
    const lock = sql`select from accounts where id = ${amina.id} for update`;
    expect(await answersBehind(world, lock, [settle, settle])).toEqual(['booked', 'booked']);
    expect(await owed()).toMatchObject({ sold: 500, owed: 500 });
    expect(await bought()).toHaveLength(1);
  });

  test('an amount that is not sold, a wrong address and a day that is past are refused', async () => {
    expect((await tryToBuy({ amount: 49 })).body).toHaveProperty('fields.amount');
    expect((await tryToBuy({ email: 'nobody' })).body).toHaveProperty('fields.email');
    expect((await tryToBuy({ send_on: '2026-03-03' })).body).toHaveProperty('fields.send_on');
    await setGiftCardTerms(world, manager, { sold: false });
    expect((await tryToBuy()).status).toBe(409);
    expect((await ask(readGiftCardsOnSite, {}, amina)).body).toMatchObject({ offered: false });
  });

  test('a buyer whose bank takes the money back leaves a void card, and nothing is owed', async () => {
    const payment = await begin();
    await pay(payment);
    await wait(1);
    const intent = stripe.sessionOf(payment.id)?.intent ?? '';
    const dispute = stripe.money.dispute(intent, 50_000, world.clock.now());
    const news = async () => {
      await tell({ type: 'charge.dispute.updated', objectId: dispute });
      await world.runJobs();
    };
    await news();
    expect((await ask(listPaymentTasks, { location: 'A' }, manager)).body.open).toMatchObject([
      { kind: 'dispute', amount: 500 },
    ]);
    stripe.money.decide(dispute, 'lost');
    await news();
    await news();
    expect(await bought()).toMatchObject([{ is_void: true }]);
    expect(await owed()).toMatchObject({ sold: 500, given_back: 500, owed: 0 });
    const [day] = (await ask(listDrawers, { location: 'A' }, manager)).body.results;
    const report = (await ask(readDayReport, { id: day.id, location: 'A' }, manager)).body;
    expect(report.methods).toEqual([{ method: 'online', taken: 500, given_back: 500 }]);
  });

  test('one that a bank took back and then gave back can be used again by its code, to the fils', async () => {
    const payment = await begin();
    await pay(payment);
    await wait(1);
    const intent = stripe.sessionOf(payment.id)?.intent ?? '';
    const dispute = stripe.money.dispute(intent, 50_000, world.clock.now());
    const [{ id }] = await bought();
    await world.query(`update gift_cards set account_id = ${amina.id}`);
    const session = { ...(await serviceRequest(world)), gift_card_id: id };
    expect((await callApi(world, createAppointment, session, { by: amina })).statusCode).toBe(201);
    for (const decided of ['lost', 'won', 'lost', 'won']) {
      stripe.money.decide(dispute, decided);
      await tell({ type: 'charge.dispute.closed', objectId: dispute });
      await world.runJobs();
      expect(await bought()).toMatchObject([{ is_void: decided === 'lost' }]);
    }
    expect(await owed()).toMatchObject({
      ...{ sold: 500, used: 320, given_back: 0, lost: 0, owed: 180 },
    });
    const { rows } = await world.query<{ minor: number }>(
      `select sum(amount_fils)::int as minor from payments where method = 'online'`,
    );
    expect(rows).toEqual([{ minor: 50_000 }]);
  });

  test('while its buyer’s bank has not decided, the desk gives nothing back for a card, nor for the one in its place', async () => {
    const payment = await begin();
    await pay(payment);
    await wait(1);
    const [{ id }] = await bought();
    const intent = stripe.sessionOf(payment.id)?.intent ?? '';
    const dispute = stripe.money.dispute(intent, 50_000, world.clock.now());
    await tell({ type: 'charge.dispute.created', objectId: dispute });
    await world.runJobs();
    await callApi(world, openDrawer, { location: 'A', float: 900 }, { by: manager as TestClient });
    const payments = [{ method: 'cash' as const, amount: 500 }];
    const back = (card: number) =>
      ask(giveBackGiftCard, { id: card, location: 'A', payments, reason: 'Wished' }, manager);
    expect((await back(id)).body.detail).toContain('bank is looking at the payment');
    const lost = { id, reason: 'Lost', replace: true };
    const { made } = (await ask(voidGiftCard, lost, manager)).body;
    expect((await back(made.id)).body.detail).toContain('bank is looking at the payment');
    stripe.money.decide(dispute, 'won');
    await tell({ type: 'charge.dispute.closed', objectId: dispute });
    await world.runJobs();
    expect((await back(made.id)).body).toMatchObject({ state: 'void' });
  });

  /** Books 320 AED on a card of 500 AED that was bought online, and loses a dispute about it. */
  async function loseUsed(minor: number, time: string) {
    const payment = await begin();
    await pay(payment);
    await wait(1);
    const [{ id }] = await bought();
    await world.query(`update gift_cards set account_id = ${amina.id}`);
    const session = { ...(await serviceRequest(world, { time })), gift_card_id: id };
    expect((await callApi(world, createAppointment, session, { by: amina })).statusCode).toBe(201);
    const intent = stripe.sessionOf(payment.id)?.intent ?? '';
    const dispute = stripe.money.dispute(intent, minor, world.clock.now());
    stripe.money.decide(dispute, 'lost');
    await tell({ type: 'charge.dispute.updated', objectId: dispute });
    await world.runJobs();
    const [day] = (await ask(listDrawers, { location: 'A' }, manager)).body.results;
    const report = (await ask(readDayReport, { id: day.id, location: 'A' }, manager)).body;
    return report.methods.find(({ method }: { method: string }) => method === 'online');
  }

  test('what was used of a card before its bank took the money back is a loss, and all of it left the account', async () => {
    expect(await loseUsed(50_000, '15:00')).toEqual({
      method: 'online',
      taken: 500,
      given_back: 500,
    });
    expect(await owed()).toMatchObject({
      sold: 500,
      used: 320,
      given_back: 500,
      lost: 320,
      owed: 0,
    });
    expect(await bought()).toMatchObject([{ is_void: true }]);
  });

  test('a bank that takes back a part of it leaves the rest on the card', async () => {
    expect(await loseUsed(10_000, '17:00')).toEqual({
      method: 'online',
      taken: 500,
      given_back: 100,
    });
    expect(await owed()).toMatchObject({ given_back: 100, lost: 0, owed: 80 });
    expect(await bought()).toMatchObject([{ is_void: false }]);
  });

  describe('for a package @GIFT-05', async () => {
    const { id: productId, options } = await productNamed(world, 'Starter Package');
    const [size] = options;
    if (!size) throw new Error('The package has no size.');
    const price = size.price_fils / 100;
    const ofPackage = { amount: undefined, package_balance_id: size.id };
    beforeEach(async () => {
      await world.query(`update package_products set as_gift = true where id = ${productId}`);
    });

    test('it is listed with its price, bought, and told to its buyer', async () => {
      const { packages } = (await ask(readGiftCardsOnSite, {}, amina)).body;
      expect(packages).toMatchObject([{ package_balance_id: size.id, price }]);
      await pay(await begin(ofPackage));
      await wait(1);
      const name = { name: { en: 'Starter Package' } };
      expect(await bought()).toMatchObject([{ amount: price, package: name }]);
      expect(await owed()).toMatchObject({ sold: price, owed: price, owed_taxed: 0 });
      const [receipt] = mailsTo(amina.email);
      expect(receipt?.subject).toMatch(/Your gift card for Starter Package, \d+ min/);
      expect(receipt?.text).toContain('there is an invoice when the card is redeemed');
    });

    test('it is for an amount or for a package, and never for both or neither', async () => {
      const both = await tryToBuy({ package_balance_id: size.id });
      expect(both.body.fields.amount).toBe(
        'A gift card is for an amount or for a package. Please choose one of both.',
      );
      expect((await tryToBuy({ amount: undefined })).body).toHaveProperty('fields.amount');
      await world.query(`update package_products set as_gift = false where id = ${productId}`);
      expect((await tryToBuy(ofPackage)).status).toBe(409);
    });

    test('where VAT is due when it is sold, and a bank takes a part of it, its holder still redeems it', async () => {
      await setGiftCardTerms(world, manager, { packages_taxed: 'sold' });
      const payment = await begin(ofPackage);
      await pay(payment);
      await wait(1);
      const intent = stripe.sessionOf(payment.id)?.intent ?? '';
      const dispute = stripe.money.dispute(intent, 10_000, world.clock.now());
      stripe.money.decide(dispute, 'lost');
      await tell({ type: 'charge.dispute.updated', objectId: dispute });
      await world.runJobs();
      expect(await bought()).toMatchObject([{ is_void: false }]);
      expect(await owed()).toMatchObject({ given_back: 0, owed: price });
    });

    test('where VAT is due when it is sold, it is a sale of the day online; a lost dispute takes it back', async () => {
      await setGiftCardTerms(world, manager, { packages_taxed: 'sold' });
      const payment = await begin(ofPackage);
      await pay(payment);
      await wait(1);
      expect(await stored(payment)).toMatchObject({
        status: 'booked',
        sale_id: expect.any(String),
      });
      const [receipt] = mailsTo(amina.email);
      expect(receipt?.text).toContain('VAT is part of the price');
      const [day] = (await ask(listDrawers, { location: 'A' }, manager)).body.results;
      const reportOf = async () =>
        (await ask(readDayReport, { id: day.id, location: 'A' }, manager)).body;
      expect((await reportOf()).sales).toMatchObject({ count: 1, total: price });
      expect(await owed()).toMatchObject({ owed: price, owed_taxed: price });
      const intent = stripe.sessionOf(payment.id)?.intent ?? '';
      const dispute = stripe.money.dispute(intent, size.price_fils, world.clock.now());
      stripe.money.decide(dispute, 'lost');
      await tell({ type: 'charge.dispute.updated', objectId: dispute });
      await world.runJobs();
      expect(await bought()).toMatchObject([{ is_void: true }]);
      expect(await owed()).toMatchObject({ owed: 0, owed_taxed: 0 });
      expect((await reportOf()).refunds).toMatchObject({ count: 1, total: price });
      stripe.money.decide(dispute, 'won');
      await tell({ type: 'charge.dispute.closed', objectId: dispute });
      await world.runJobs();
      expect(await bought()).toMatchObject([{ is_void: false }]);
      expect(await owed()).toMatchObject({ owed: price, owed_taxed: price });
      expect((await reportOf()).refunds).toMatchObject({ total: 0 });
    });
  });

  test('only its buyer prints it', async () => {
    await pay(await begin());
    await wait(1);
    const [{ id }] = await bought();
    const print = (by: TestClient) => callApi(world, printBoughtGiftCard, { id }, { by });
    expect((await print(amina)).headers['content-type']).toBe('application/pdf');
    expect((await print(badr)).statusCode).toBe(404);
  });
});
