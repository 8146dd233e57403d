import { readDayReport, readDrawer } from '@limber/contract/desk/money/drawers.ts';
import {
  type GiftCard,
  type NewGiftCard,
  readGiftCard,
  redeemGiftCard,
  reportGiftCards,
  sellGiftCard,
} from '@limber/contract/desk/money/gift-cards.ts';
import { listSalesToClient, refundSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { readActivePackage } from '@limber/contract/packages.ts';
import { addGiftCard, redeemOwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeEach, expect } from 'vitest';
import { callApi, type Tried } from '../call-api.ts';
import { addClient, type TestClient } from '../people.ts';
import { openTill } from '../till.ts';
import { setGiftCardTerms } from './terms.ts';

/**
 * A till that sells gift cards for the Starter Package; their VAT is due when they are redeemed. Each
 * test has a buyer and a client of its own.
 */
export async function openPackageCards() {
  const till = await openTill();
  const { world, desk, manager, offer } = till;
  const at = { location: 'A' };
  const words = { language: 'en' as const, to_name: 'Mariam', from_name: null, message: null };
  const { line, price: PRICE } = await offer('Starter Package');
  const { package_balance_id } = line;
  await world.query(`update package_products set as_gift = true where name = 'Starter Package'`);

  const people = {} as { buyer: TestClient; client: TestClient };
  let round = 0;
  beforeEach(async () => {
    round += 1;
    people.buyer = await addClient(world, `Giver${round}`);
    people.client = await addClient(world, `Gifted${round}`);
    await world.query('truncate gift_cards, limits cascade');
    await taxed('used');
  });

  async function ask<R extends Route>(route: R, args: Tried<R>, by: { headers(): object } = desk) {
    const reply = await callApi(world, route, args, { by: by as typeof desk });
    return { status: reply.statusCode, body: reply.json() };
  }

  const taxed = (packages_taxed: 'used' | 'sold') =>
    setGiftCardTerms(world, manager, { packages_taxed });
  const cash = (amount: number) => [{ method: 'cash' as const, amount }];
  const trySellCard = (more: object = {}) =>
    ask(sellGiftCard, {
      ...{ ...at, ...words, payments: cash(PRICE), client_id: people.buyer.id, package_balance_id },
      ...more,
    });
  async function sellCard(): Promise<NewGiftCard> {
    const { status, body } = await trySellCard();
    expect(status).toBe(201);
    return body;
  }
  const keep = (code: string, by = people.client) => ask(addGiftCard, { code }, by);
  const redeem = (id: number, by = people.client) => ask(redeemOwnGiftCard, { id }, by);
  const redeemHere = (id: number, to = people.client) =>
    ask(redeemGiftCard, { id, ...at, client_id: to.id });
  const cardOf = async (id: number): Promise<GiftCard> =>
    (await ask(readGiftCard, { id })).body.card;
  const salesTo = async ({ id }: TestClient): Promise<Sale[]> =>
    (await ask(listSalesToClient, { client_id: id })).body;
  const owed = async () =>
    (await ask(reportGiftCards, { from: '2026-03-01', to: '2026-03-31' }, manager)).body;
  /** Their package; null: none. */
  const packageOf = async (by: TestClient) => {
    const reply = await callApi(world, readActivePackage, {}, { by });
    return reply.body === '' ? null : reply.json();
  };
  const report = async () => {
    const { id } = (await ask(readDrawer, at)).body;
    return (await ask(readDayReport, { id, ...at })).body;
  };
  const refundOf = (sale: Sale, amount: number) =>
    ask(
      refundSale,
      {
        ...{ id: sale.id, ...at, reason: 'Moves away', payments: cash(amount) },
        lines: [{ line_id: sale.lines[0]?.id ?? 0, amount }],
      },
      manager,
    );

  return {
    ...{ ...till, at, words, line, PRICE, package_balance_id, people, ask, taxed, cash },
    ...{ trySellCard, sellCard, keep, redeem, redeemHere, cardOf, salesTo, owed, packageOf },
    ...{ report, refundOf },
  };
}
