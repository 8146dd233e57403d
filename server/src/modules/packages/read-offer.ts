import type { PackageKind } from '@limber/contract/packages.ts';
import type { Trx } from '../../platform/database/db.ts';
import { blocksAnother } from './may-buy-another-rules.ts';
import type { PackageOffer } from './owned-package-rules.ts';
import { findOffer, findOfferOfSize, listUsablePackages } from './queries/offers.ts';

export interface ReadOffer {
  /** Undefined: not sold, or product and option do not belong together or to the kind. */
  readonly offer: PackageOffer | undefined;
  /** The package of that kind which the buyer still has, with enough left for a session. */
  readonly stillHeld: { readonly name: string; readonly balanceMinutes: number | null } | undefined;
}

/** The offer that a purchase on `today` (`YYYY-MM-DD`) would be, and what prevents it. */
export async function readOffer(
  trx: Trx,
  request: { buyerId: number; kind: PackageKind; productId: number; optionId: number },
  today: string,
): Promise<ReadOffer> {
  const [offer, owned] = await Promise.all([
    findOffer(trx, request.kind, request.productId, request.optionId),
    listUsablePackages(trx, request.buyerId, request.kind, today),
  ]);
  const stillHeld = owned.find((each) => blocksAnother(each.balanceMinutes, each.shortestMinutes));
  return { offer, stillHeld };
}

/** A size of a package, on sale or not any more. */
export async function readOfferOfSize(trx: Trx, optionId: number): Promise<PackageOffer> {
  const offer = await findOfferOfSize(trx, optionId);
  if (!offer) throw new Error(`there is no size ${optionId} of a package`);
  return offer;
}
