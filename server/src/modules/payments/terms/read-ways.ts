import type { readWaysToPay as route, Ways } from '@limber/contract/payments.ts';
import type { ReplyOf } from '@limber/contract/request.ts';
import type { Db } from '../../../platform/database/db.ts';
import { aedOf } from '../../../platform/money.ts';
import { findPayer, findTerms, listTermsOfPackages } from './queries.ts';
import {
  PAID_AT_STUDIO,
  type Payer,
  type PaymentTermsOf,
  VISITOR,
  waysToPay,
} from './terms-rules.ts';

/** How a client, or with null a visitor, pays; without a provider everything at the studio. */
export async function readWays(
  db: Db,
  accountId: number | null,
  hasProvider: boolean,
): Promise<ReplyOf<typeof route>> {
  const [payer, ofSessions, packages] = await Promise.all([
    accountId === null ? VISITOR : findPayer(db, accountId),
    findTerms(db, null),
    listTermsOfPackages(db),
  ]);
  const onWire = (terms: PaymentTermsOf | null | undefined) =>
    waysOnWire((hasProvider && terms) || PAID_AT_STUDIO, payer);
  return {
    sessions: onWire(ofSessions),
    packages: packages.map(({ productId, terms }) => ({ package_id: productId, ...onWire(terms) })),
  };
}

function waysOnWire(terms: PaymentTermsOf, payer: Payer): Ways {
  return {
    ways: waysToPay(terms, payer),
    deposit_percent: terms.depositPercent,
    deposit_amount: terms.depositFils === null ? null : aedOf(terms.depositFils),
    late_back_percent: terms.lateBackPercent,
  };
}
