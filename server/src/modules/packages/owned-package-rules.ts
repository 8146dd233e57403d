import type { PackageKind } from '@limber/contract/packages.ts';
import { expiryOf } from './ending/package-expiry-rules.ts';
import type { Entitlement } from './minutes/minutes-left-rules.ts';
import type { DaySpan } from './prolonging/frozen-days-rules.ts';

export interface IncludedService {
  readonly serviceId: number;
  readonly name: string;
  /** Takes somebody who offers it. */
  readonly needsSkill: boolean;
}

/** A package from the point of view of the person who would book from it. */
export interface LockedPackage extends Entitlement {
  readonly id: number;
  readonly productId: number;
  readonly kind: PackageKind;
  readonly name: string;
  /** Still to be paid at the studio. */
  readonly unpaid: boolean;
  /** As bought; null: unlimited. */
  readonly totalMinutes: number | null;
  /** Days of an unlimited one that have their session, `YYYY-MM-DD` by the studio's clock. */
  readonly takenDays: readonly string[];
  /** Days on which it has no sessions. */
  readonly frozen: readonly DaySpan[];
  /** What its sessions can be for, in the studio's order. */
  readonly included: readonly IncludedService[];
}

/** A package as it is sold: one product with one of its options. */
export interface PackageOffer {
  readonly productId: number;
  readonly optionId: number;
  readonly kind: PackageKind;
  readonly name: string;
  /** Null: unlimited. */
  readonly minutes: number | null;
  readonly priceMinor: number;
  readonly validityDays: number | null;
  readonly peopleLimit: number;
  readonly included: readonly IncludedService[];
}

/** What someone has who buys an offer on `day` (`YYYY-MM-DD`), before the first session. */
export function asBought(offer: PackageOffer, day: string): Omit<LockedPackage, 'id'> {
  return {
    productId: offer.productId,
    kind: offer.kind,
    name: offer.name,
    active: true,
    unpaid: offer.priceMinor > 0,
    totalMinutes: offer.minutes,
    balanceMinutes: offer.minutes,
    expiresOn: expiryOf(offer, day),
    capMinutes: null,
    usedMinutes: 0,
    takenDays: [],
    frozen: [],
    included: offer.included,
  };
}

/** How the reason of a correction by a file begins, to tell it from one by the desk. */
export const IMPORTED_AGAIN = 'Imported again from ';
