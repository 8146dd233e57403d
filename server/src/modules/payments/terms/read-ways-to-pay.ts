import { amountOf } from '@limber/contract/money/currency.ts';
import type { readWaysToPay as route, Ways } from '@limber/contract/payments.ts';
import type { ReplyOf } from '@limber/contract/request.ts';
import type { Db } from '../../../platform/database/db.ts';
import { areGiftCardsUsed } from '../../gift-cards/read-and-change-terms.ts';
import { findKeptCard } from '../cards/queries.ts';
import { feesOnWire, pickFees } from './fees-on-wire.ts';
import { findPayer, findTerms, listTermsOfPackages } from './queries.ts';
import {
  needsCard,
  PAID_AT_STUDIO,
  type Payer,
  type PaymentTermsOf,
  VISITOR,
  waysToPay,
} from './ways-to-pay-rules.ts';

/**
 * The ways in which a client can pay; null: a visitor. Without a provider everything is paid at the
 * studio.
 */
export async function readWays(
  db: Db,
  accountId: number | null,
  hasProvider: boolean,
): Promise<ReplyOf<typeof route>> {
  const [payer, card, ofSessions, packages, giftCards] = await Promise.all([
    accountId === null ? VISITOR : findPayer(db, accountId),
    accountId === null ? undefined : findKeptCard(db, accountId),
    findTerms(db, null),
    listTermsOfPackages(db),
    areGiftCardsUsed(db),
  ]);
  const onWire = (terms: PaymentTermsOf | null | undefined) => {
    const set = terms ?? PAID_AT_STUDIO;
    // The fee for a missed session does not depend on how it is paid.
    const offered = hasProvider ? set : { ...PAID_AT_STUDIO, ...pickFees(set) };
    return waysOnWire(offered, payer, card !== undefined);
  };
  return {
    sessions: onWire(ofSessions),
    packages: packages.map(({ productId, terms }) => ({ package_id: productId, ...onWire(terms) })),
    gift_cards: giftCards,
  };
}

function waysOnWire(terms: PaymentTermsOf, payer: Payer, hasCard: boolean): Ways {
  return {
    ways: waysToPay(terms, payer),
    deposit_percent: terms.depositPercent,
    deposit_amount: terms.depositMinor === null ? null : amountOf(terms.depositMinor),
    late_back_percent: terms.lateBackPercent,
    needs_card: !hasCard && needsCard(terms, payer),
    ...feesOnWire(terms),
  };
}
