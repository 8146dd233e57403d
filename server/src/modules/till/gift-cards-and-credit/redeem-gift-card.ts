import type {
  GiftCard,
  redeemGiftCard as redeemRoute,
} from '@limber/contract/desk/money/gift-cards.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Static } from 'typebox';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { enterOnGiftCard } from '../../credit/enter-credit.ts';
import { OTHER_ACCOUNT, UNKNOWN_ID } from '../../gift-cards/code-and-amount-rules.ts';
import { onWire, readCard } from '../../gift-cards/gift-card-on-wire.ts';
import { findKeeper } from '../../gift-cards/pay-and-refund-by-gift-card.ts';
import {
  noteRedeemed,
  type PackageCard,
  readPackageCard,
} from '../../gift-cards/redeem-into-package.ts';
import { buyPackage } from '../../packages/buy-package.ts';
import { readOfferOfSize } from '../../packages/read-offer.ts';
import type { TillDeps } from '../deps.ts';
import { markPackagesPaid } from '../mark-packages-paid.ts';
import { lockTodaysDrawer } from '../open-and-close-drawer.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { unknownClient } from '../sale-on-wire.ts';
import { sellInBooks } from '../sell.ts';

/**
 * Redeems a card at the desk into the package that it is for, as a client's own. Refuses what
 * {@link readPackageCard} refuses, 404 an unknown client, 409 a card that somebody else keeps, and a
 * branch whose day is closed or not opened.
 */
export async function redeemAtDesk(
  deps: TillDeps,
  actor: Actor,
  id: number,
  { location, client_id: clientId }: Static<(typeof redeemRoute)['body']>,
  now: Date,
): Promise<GiftCard> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    if ((await lockAccount(trx, clientId)) !== 'present') throw unknownClient();
    const books = await lockTodaysDrawer(trx, location, studioDayOf(now));
    const card = await readPackageCard(trx, id, now);
    const keeperId = await findKeeper(trx, card);
    if (keeperId !== undefined && keeperId !== clientId) throw refusal(409, OTHER_ACCOUNT);
    await redeem(trx, deps, actor, { card, clientId, location, books }, now);
    return keepAnswer(trx, onWire(await readCard(trx, id), now));
  });
}

/**
 * Redeems a card of the caller into the package that it is for, in the books of the day of the branch
 * that sold it. Refuses what {@link readPackageCard} refuses, 404 a card of somebody else.
 */
export async function redeemOwn(
  deps: TillDeps,
  actor: Actor,
  id: number,
  now: Date,
): Promise<{ readonly package_id: number }> {
  const { accountId: clientId } = actor;
  return transactAs(deps.db, clientId, async (trx) => {
    const { locationCode: location } = await readCard(trx, id);
    const day = studioDayOf(now);
    const books = { id: await upsertOnlineDay(trx, { locationCode: location, day, at: now }), day };
    const card = await readPackageCard(trx, id, now);
    if ((await findKeeper(trx, card)) !== clientId) throw refusal(404, UNKNOWN_ID);
    const packageId = await redeem(trx, deps, actor, { card, clientId, location, books }, now);
    return keepAnswer(trx, { package_id: packageId });
  });
}

async function redeem(
  trx: Trx,
  deps: TillDeps,
  actor: Actor,
  redeemed: {
    readonly card: PackageCard;
    readonly clientId: number;
    readonly location: string;
    readonly books: Parameters<typeof sellInBooks>[4];
  },
  now: Date,
): Promise<number> {
  const { card, clientId, location, books } = redeemed;
  const { id: giftCardId, pack, amountMinor: paidMinor } = card;
  const sold = await readOfferOfSize(trx, pack.optionId);
  const { name, minutes, validityDays } = pack;
  const offer = { ...sold, name, minutes, validityDays, priceMinor: paidMinor };
  const { accountId: actorId } = actor;
  const bought = await buyPackage(trx, deps, clientId, { offer, paidMinor, actorId }, now);
  await noteRedeemed(trx, card, { packageId: bought.id, accountId: clientId });
  if (card.vatPaid) {
    const entry = { giftCardId, kind: 'redeemed' as const, minor: -paidMinor, actorId, at: now };
    await enterOnGiftCard(trx, { ...entry, locationCode: location });
    const paid = { clientId, packageIds: [bought.id], dueMinor: 0 };
    await markPackagesPaid(trx, deps, paid, now);
    return bought.id;
  }
  const payment = {
    ...{ method: 'gift_card' as const, amount: amountOf(paidMinor), reference: card.lastFour },
    ...{ giftCardId, redeems: true },
  };
  const lines = [{ owned_package_id: bought.id }];
  const sale = { location, client_id: clientId, lines, payments: [payment] };
  await sellInBooks(trx, deps, actor, sale, books, now);
  return bought.id;
}
