import { createAppointment } from '@limber/contract/bookings.ts';
import {
  giveBackGiftCard,
  listGiftCards,
  printGiftCard,
  sellGiftCard,
  voidGiftCard,
} from '@limber/contract/desk/money/gift-cards.ts';
import { refundSale } from '@limber/contract/desk/money/till.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import { serviceRequest } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openPackageCards } from '../../../test/gift-cards/package-cards.ts';
import type { TestClient } from '../../../test/people.ts';
import { expireGiftCards } from './expire-gift-cards.ts';

const studio = await openPackageCards();
const {
  world,
  desk,
  manager,
  offer,
  trySell,
  at,
  line,
  PRICE,
  package_balance_id,
  people,
  ask,
  cash,
  trySellCard,
  sellCard,
  keep,
  redeem,
  redeemHere,
  cardOf,
  salesTo,
  owed,
  packageOf,
  report,
  words,
} = studio;

describe('a gift card is for a package @GIFT-05', () => {
  test('it is sold for the price of the package, of one that is given as a card', async () => {
    expect(await sellCard()).toMatchObject({
      ...{ amount: PRICE, balance: PRICE, state: 'usable', vat_paid: false },
      package: { name: { en: 'Starter Package' }, minutes: expect.any(Number) },
    });
    const less = await trySellCard({ payments: cash(PRICE - 1) });
    expect([less.status, Object.keys(less.body.fields)]).toEqual([400, ['payments']]);
    const other = await offer('Balance Package');
    const { package_balance_id: id } = other.line;
    const no = await trySellCard({ package_balance_id: id, payments: cash(other.price) });
    expect([no.status, no.body.detail]).toEqual([
      409,
      'There are no gift cards for this package any more. Please choose another one.',
    ]);
  });

  test('redeemed on the site it is the package of who redeems it, with an invoice and VAT then', async () => {
    const { id, code } = await sellCard();
    expect((await report()).sales).toEqual({ count: 0, total: 0, vat: 0 });
    expect((await keep(code)).body).toMatchObject({
      id,
      package: { name: { en: 'Starter Package' } },
    });
    const { status, body } = await redeem(id);
    expect(status).toBe(201);
    expect(await packageOf(people.client)).toMatchObject({ id: body.package_id });
    const [sale] = await salesTo(people.client);
    expect(sale).toMatchObject({ total: PRICE, due: 0, documents: [{ kind: 'invoice' }] });
    expect(sale?.vat).toBeGreaterThan(0);
    expect(await cardOf(id)).toMatchObject({ state: 'used_up', balance: 0 });
    expect(await owed()).toMatchObject({ sold: PRICE, used: PRICE, owed: 0 });
  });

  test('redeemed at the desk it is the package of the client, once', async () => {
    const { id } = await sellCard();
    const { status, body } = await redeemHere(id);
    expect([status, body.balance]).toEqual([201, 0]);
    expect((await packageOf(people.client)).package_option.package.name).toBe('Starter Package');
    const again = await redeemHere(id);
    expect([again.status, again.body.detail]).toEqual([409, 'Nothing is left on this gift card.']);
  });

  test('it keeps the minutes and days for which it was sold', async () => {
    const { id } = await sellCard();
    const { rows } = await world.query<{ minutes: number }>(
      `select minutes from package_options where id = ${package_balance_id}`,
    );
    await world.query(
      `update package_options set minutes = minutes + 60, active = false where id = ${package_balance_id}`,
    );
    await redeemHere(id);
    await world.query(
      `update package_options set minutes = minutes - 60, active = true where id = ${package_balance_id}`,
    );
    expect(await packageOf(people.client)).toMatchObject({ total_time: rows[0]?.minutes });
  });

  test('a website and a desk that redeem one card in the same moment open one package', async () => {
    const { id, code } = await sellCard();
    await keep(code);
    const lock = sql`select from gift_cards where id = ${id} for update`;
    const calls = [
      async () => (await redeem(id)).status,
      async () => (await redeemHere(id)).status,
    ];
    expect((await answersBehind(world, lock, calls)).toSorted()).toEqual([201, 409]);
    const { rows } = await world.query(
      `select id from owned_packages where owner_id = ${people.client.id}`,
    );
    expect(rows).toHaveLength(1);
  });

  test('it pays for nothing else, at the till and on the site', async () => {
    const { id, code } = await sellCard();
    const payments = [{ method: 'gift_card' as const, amount: 10, reference: code }];
    const atTill = await trySell({ client_id: people.client.id, lines: [line], payments });
    const said =
      'This gift card is for a package. It is redeemed into it, and pays for nothing else.';
    expect([atTill.statusCode, atTill.json().detail]).toEqual([409, said]);
    await keep(code);
    const wanted = { ...(await serviceRequest(world, { time: '16:00' })), gift_card_id: id };
    const onSite = await ask(createAppointment, wanted, people.client);
    expect([onSite.status, onSite.body.detail]).toEqual([409, said]);
  });

  test('a card of an amount, and one of somebody else, are not redeemed', async () => {
    const { package_balance_id: _, ...plain } = { package_balance_id, ...words };
    const amount = await ask(sellGiftCard, { ...at, ...plain, payments: cash(500) });
    expect((await redeemHere(amount.body.id)).body.detail).toBe(
      'This gift card is for an amount, not for a package. Please pay with it.',
    );
    const { id, code } = await sellCard();
    expect((await redeem(id)).status).toBe(404);
    await keep(code, people.buyer);
    expect((await redeemHere(id)).body.detail).toBe(
      'This gift card is already with another account.',
    );
    expect((await redeemHere(id, { id: 2_000_000 } as TestClient)).status).toBe(404);
  });

  test('a refund puts it back on the card, which is redeemed again; of a part it is given back', async () => {
    const { id } = await sellCard();
    await redeemHere(id);
    const back = async (amount: number) => {
      const sale = (await salesTo(people.client)).find(({ refunded }) => refunded === 0);
      const payments = [{ method: 'gift_card' as const, amount }];
      const lines = [{ line_id: sale?.lines[0]?.id ?? 0, amount }];
      const asked = { id: sale?.id ?? '', ...at, reason: 'Moves away', payments, lines };
      return (await ask(refundSale, asked, manager)).status;
    };
    expect(await back(PRICE)).toBe(200);
    expect(await cardOf(id)).toMatchObject({ state: 'usable', balance: PRICE });
    expect((await redeemHere(id)).status).toBe(201);
    expect(await back(450)).toBe(200);
    expect((await redeemHere(id)).body.detail).toContain('Only a part of this gift card is left');
    const rest = { id, ...at, payments: cash(450), reason: 'Moves away' };
    expect((await ask(giveBackGiftCard, rest)).body).toMatchObject({ state: 'void' });
    expect(await owed()).toMatchObject({ owed: 0 });
  });

  test('lost, another one takes its place and is redeemed', async () => {
    const { id, code } = await sellCard();
    const { body } = await ask(voidGiftCard, { id, reason: 'Lost', replace: true }, manager);
    expect((await keep(code)).status).toBe(409);
    expect(body.made).toMatchObject({ package: { name: { en: 'Starter Package' } } });
    expect((await redeemHere(body.made.id)).status).toBe(201);
    expect(await owed()).toMatchObject({ sold: PRICE, used: PRICE, owed: 0 });
  });

  test('expired, it is not redeemed and owed no more', async () => {
    const { id } = await sellCard();
    await world.query(`update gift_cards set expires_on = '2026-03-03'`);
    expect((await redeemHere(id)).body.detail).toBe('This gift card has expired.');
    await expireGiftCards(world.db, world.clock.now());
    expect(await owed()).toMatchObject({ expired: PRICE, owed: 0 });
  });

  test('printed it names the package', async () => {
    const { id } = await sellCard();
    const pdf = await callApi(world, printGiftCard, { id }, { by: desk });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect((await ask(listGiftCards, {})).body.results).toMatchObject([
      { package: { name: { en: 'Starter Package' } } },
    ]);
  });
});
