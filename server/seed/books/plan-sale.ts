import type { NewLine } from '../../src/modules/till/queries/new-sales.ts';
import { addDays, dayOf, minuteOf } from '../../src/platform/studio-days.ts';
import { type Chance, pick } from '../seeded-chance.ts';

/** Days before today on which the first drawer was opened. */
export const TILL_SINCE_DAYS = 60;

/** How something was paid: at once, in two ways, half of it later, or everything later. */
export type Pays = 'cash' | 'terminal' | 'transfer' | 'split' | 'half' | 'later';

/** How a package was sold at the desk. */
export type Till = {
  branch: string;
  pays: Pays;
  /** The payer, if it is somebody else. */
  payer?: string;
  reduced?: { percent: number; because: string };
  /** For a number of minutes, and their share of the price; null: all of it. */
  refund?: { daysLater: number; minutes: number | null; reason: string };
};

/** The content of a sale line, except its VAT. */
export type SoldLine = Pick<
  NewLine,
  'name' | 'nameAr' | 'listMinor' | 'discountMinor' | 'grossMinor' | 'because'
>;

/** A package that was sold at the desk. */
export type SoldPackage = {
  id: number;
  ownerId: number;
  payerId: number;
  sellerId: number;
  at: Date;
  name: string;
  /** Null: unlimited. */
  minutes: number | null;
  price: Omit<SoldLine, 'name' | 'nameAr'>;
  till: Till;
};

export type PlannedPayment = {
  method: 'cash' | 'terminal' | 'transfer';
  minor: number;
  reference: string | null;
  at: Date;
};

export type PlannedSale = {
  id: string;
  at: Date;
  branch: string;
  clientId: number;
  payerId: number;
  sellerId: number;
  line: SoldLine & Pick<NewLine, 'bookingId' | 'packageId' | 'makesPackage'>;
  payments: PlannedPayment[];
  tip: { therapistId: number; minor: number } | null;
  /** The later refund; null: none. */
  refund: PlannedRefund | null;
};

export type PlannedRefund = {
  at: Date;
  minor: number;
  /** Out of its package; null: everything left. */
  minutes: number | null;
  reason: string;
  voids: boolean;
};

/** The payments for a sale, at once and until `now`. */
export function planPayments(
  dueMinor: number,
  pays: Pays,
  soldAt: Date,
  now: Date,
  chance: Chance,
): PlannedPayment[] {
  if (dueMinor === 0) return [];
  const part = (method: PlannedPayment['method'], minor: number, at = soldAt): PlannedPayment => ({
    method,
    minor,
    reference: referenceOf(method, chance),
    at,
  });
  const half = Math.floor(dueMinor / 2_000) * 1_000;
  const laterAt = laterDay(soldAt, 2 + chance.below(7), chance);
  const later = (minor: number) => (laterAt < now ? [part('terminal', minor, laterAt)] : []);
  if (pays === 'split') return [part('cash', half), part('terminal', dueMinor - half)];
  if (pays === 'half') return [part('terminal', half), ...later(dueMinor - half)];
  if (pays === 'later') return later(dueMinor);
  return [part(pays, dueMinor)];
}

/** In the afternoon of a later day, when every branch is open. */
export function laterDay(from: Date, days: number, chance: Chance): Date {
  return minuteOf(addDays(dayOf(from), days), 16 * 60 + chance.below(60));
}

/** How clients pay for a session. */
export function usualPays(chance: Chance): Pays {
  const luck = chance.below(100);
  if (luck < 32) return 'cash';
  if (luck < 86) return 'terminal';
  if (luck < 91) return 'split';
  return luck < 95 ? 'transfer' : 'later';
}

const TIPS_MINOR = [1_000, 2_000, 2_000, 3_000, 5_000];

/** The tip for a therapist; mostly none. */
export function usualTip(therapistId: number, chance: Chance): PlannedSale['tip'] {
  const minor = pick(TIPS_MINOR, chance);
  return chance.below(100) < 14 ? { therapistId, minor } : null;
}

function referenceOf(method: PlannedPayment['method'], chance: Chance): string | null {
  if (method === 'cash') return null;
  const digits = String(chance.below(1_000_000)).padStart(6, '0');
  return method === 'terminal' ? digits : `FT${digits}`;
}
