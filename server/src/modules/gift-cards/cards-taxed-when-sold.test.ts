import { readDrawer } from '@limber/contract/desk/money/drawers.ts';
import {
  giveBackGiftCard,
  readGiftCard,
  sellGiftCard,
  voidGiftCard,
} from '@limber/contract/desk/money/gift-cards.ts';
import { voidSale } from '@limber/contract/desk/money/till.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import { openPackageCards } from '../../../test/gift-cards/package-cards.ts';

const studio = await openPackageCards();
const {
  world,
  manager,
  at,
  PRICE,
  package_balance_id,
  people,
  ask,
  taxed,
  cash,
  sellCard,
  keep,
  redeem,
  redeemHere,
  cardOf,
  salesTo,
  owed,
  packageOf,
  report,
  refundOf,
  words,
} = studio;

describe('where VAT is due when the card of a package is sold @GIFT-05', () => {
  beforeEach(() => taxed('sold'));

  test('it is a sale with its VAT and invoice to its buyer, and is owed until it is redeemed', async () => {
    const { id } = await sellCard();
    const [sale] = await salesTo(people.buyer);
    expect(sale).toMatchObject({ total: PRICE, due: 0, documents: [{ kind: 'invoice' }] });
    expect(sale?.lines).toMatchObject([{ gift_card_id: id, owned_package_id: null }]);
    expect(sale?.lines[0]?.name).toMatch(/^Gift card: Starter Package, \d+ min$/);
    expect(sale?.lines[0]?.name_ar).toMatch(/^بطاقة هدية: /);
    expect((await report()).sales).toMatchObject({ count: 1, total: PRICE, vat: sale?.vat });
    expect((await ask(readDrawer, at)).body).toMatchObject({ cash: PRICE, gift_cards_sold: 0 });
    expect(await owed()).toMatchObject({ sold: PRICE, owed: PRICE, owed_taxed: PRICE });
  });

  test('redeemed, it is paid and no second sale', async () => {
    const { id, code } = await sellCard();
    await keep(code);
    expect((await redeem(id)).status).toBe(201);
    expect(await salesTo(people.client)).toEqual([]);
    const { rows } = await world.query(
      `select paid_at is not null as paid from owned_packages where owner_id = ${people.client.id}`,
    );
    expect(rows).toEqual([{ paid: true }]);
    expect((await report()).sales).toMatchObject({ count: 1 });
    expect(await owed()).toMatchObject({ used: PRICE, owed: 0, owed_taxed: 0 });
    const { entries } = (await ask(readGiftCard, { id })).body;
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['redeemed', 'paid_in']);
  });

  test('a studio that changes the rule redeems it as it was sold', async () => {
    const { id } = await sellCard();
    await taxed('used');
    expect((await redeemHere(id)).status).toBe(201);
    expect(await salesTo(people.client)).toEqual([]);
  });

  test('it is sold without a client too, and paid at once', async () => {
    const { client_id: _, ...unnamed } = { client_id: people.buyer.id, ...at, ...words };
    const asked = { ...unnamed, package_balance_id, payments: cash(PRICE) };
    expect((await ask(sellGiftCard, asked)).status).toBe(201);
    expect((await report()).sales).toMatchObject({ count: 1, total: PRICE });
  });

  test('its sale is refunded as a whole with a credit note, and nobody redeems it then', async () => {
    const { id } = await sellCard();
    const [sale] = await salesTo(people.buyer);
    if (!sale) throw new Error('There is no sale.');
    const part = await refundOf(sale, 100);
    expect([part.status, part.body.detail]).toEqual([
      409,
      'A gift card for a package goes back as a whole.',
    ]);
    const back = { id, ...at, payments: cash(PRICE), reason: 'Moves away' };
    expect((await ask(giveBackGiftCard, back)).body.detail).toContain('Please refund its sale');
    const { status, body } = await refundOf(sale, PRICE);
    expect(status).toBe(200);
    expect(body.documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }]);
    expect(await cardOf(id)).toMatchObject({ state: 'void', balance: 0 });
    expect((await redeemHere(id)).status).toBe(409);
    expect(await owed()).toMatchObject({ given_back: PRICE, owed: 0, owed_taxed: 0 });
    expect((await ask(readDrawer, at)).body).toMatchObject({ cash: 0 });
  });

  test('made again, it is the new card that goes back with its sale', async () => {
    const { id } = await sellCard();
    const { body } = await ask(voidGiftCard, { id, reason: 'Lost', replace: true }, manager);
    expect(body.made).toMatchObject({ vat_paid: true });
    const [sale] = await salesTo(people.buyer);
    expect(sale && (await refundOf(sale, PRICE)).status).toBe(200);
    expect(await cardOf(body.made.id)).toMatchObject({ state: 'void', balance: 0 });
    expect(await owed()).toMatchObject({ owed: 0 });
  });

  test('redeemed and refunded, the package of who redeemed it is closed', async () => {
    const { id } = await sellCard();
    const { body } = await ask(voidGiftCard, { id, reason: 'Lost', replace: true }, manager);
    await redeemHere(body.made.id);
    const [sale] = await salesTo(people.buyer);
    expect(sale?.lines[0]?.owned_package_id).toBe((await packageOf(people.client)).id);
    expect(sale && (await refundOf(sale, PRICE)).status).toBe(200);
    expect(await packageOf(people.client)).toBe(null);
  });

  test('voided as a mistake, the card goes with its sale', async () => {
    const { id } = await sellCard();
    const [sale] = await salesTo(people.buyer);
    const mistake = { id: sale?.id ?? '', ...at, reason: 'Typed twice' };
    expect((await ask(voidSale, mistake, manager)).status).toBe(200);
    expect(await cardOf(id)).toMatchObject({ state: 'void' });
    expect(await owed()).toMatchObject({ owed: 0 });
  });

  test('voided once it is redeemed, the package goes with the sale', async () => {
    const { id } = await sellCard();
    await redeemHere(id);
    const [sale] = await salesTo(people.buyer);
    const mistake = { id: sale?.id ?? '', ...at, reason: 'Typed twice' };
    expect((await ask(voidSale, mistake, manager)).status).toBe(200);
    expect(await packageOf(people.client)).toBe(null);
  });

  test('a refund and a redeeming in the same moment: one of them', async () => {
    const { id } = await sellCard();
    const [sale] = await salesTo(people.buyer);
    if (!sale) throw new Error('There is no sale.');
    const lock = sql`select from gift_cards where id = ${id} for update`;
    const calls = [
      async () => (await redeemHere(id)).status,
      async () => (await refundOf(sale, PRICE)).status,
    ];
    expect(await answersBehind(world, lock, calls)).toEqual([201, 409]);
  });
});
