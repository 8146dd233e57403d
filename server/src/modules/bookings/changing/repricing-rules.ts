import { discountOf } from '@limber/contract/money/member-discount.ts';
import { isSessionLength } from '@limber/contract/terms/booking/is-session-length.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { OVERRIDABLE_RULES } from '../booking/overridable-rules.ts';
import { isEnoughFor, NO_LENGTH, shareOut } from '../booking/price-and-payment-rules.ts';
import type { PricedService, Refused } from '../booking/requested-session-rules.ts';
import { type BeforeMove, lengthOf } from './who-may-change-until-when-rules.ts';

/** The services of a session and their prices. */
export interface Charge {
  readonly lines: readonly PricedService[];
  readonly priceMinor: number;
  readonly discountMinor: number;
  /** Null: no package pays for it. */
  readonly packageMinutes: number | null;
}

/** The same for a booked session. */
export interface Booked extends Charge {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Why a session cannot last so long; null when it can. */
export function refuseLength(
  booked: Booked,
  lastsMinutes: number,
  keepsCharge: boolean,
): Sentence | null {
  if (lastsMinutes === lengthOf(booked)) return null;
  const isEnough =
    booked.packageMinutes === null
      ? othersOf(booked) < lastsMinutes
      : isEnoughFor(booked.lines.length, lastsMinutes);
  if (!isSessionLength(lastsMinutes) || !isEnough) return NO_LENGTH;
  return keepsCharge && lastsMinutes > lengthOf(booked) ? ONLY_SHORTER : null;
}

/**
 * The price of a session at another length. Package minutes follow the length; with services paid
 * one by one, the last one grows or shrinks, at the catalogue price. If the session keeps its
 * charge, only the services are split again. A longer session never costs less than before, since
 * it may have kept more than its length costs.
 *
 * @param offered catalogue prices of its services, for every duration
 */
export function chargeOf(
  booked: Booked,
  lastsMinutes: number,
  keepsCharge: boolean,
  offered: readonly PricedService[],
): { readonly charge: Charge; readonly objections: readonly Refused[] } {
  const { lines, priceMinor, discountMinor, packageMinutes } = booked;
  const stays = { lines, priceMinor, discountMinor, packageMinutes };
  if (lastsMinutes === lengthOf(booked)) return { charge: stays, objections: [] };
  if (packageMinutes !== null) {
    const minutes = minutesTaken(booked, lastsMinutes, keepsCharge);
    const charge = { ...stays, lines: shareOut(lastsMinutes, lines), packageMinutes: minutes };
    return { charge, objections: [] };
  }
  const minutes = lastsMinutes - othersOf(booked);
  const resized = lines.map((line, index) =>
    index === lines.length - 1 ? { ...line, lastsMinutes: minutes } : line,
  );
  if (keepsCharge) return { charge: { ...stays, lines: resized }, objections: [] };
  const last = lines.at(-1);
  const price = offered.find(
    (each) => each.serviceId === last?.serviceId && each.lastsMinutes === minutes,
  );
  if (!price) return { charge: { ...stays, lines: resized }, objections: [UNPRICED] };
  const priced = resized.map((line, index) =>
    index === lines.length - 1 ? { ...line, priceMinor: price.priceMinor } : line,
  );
  const charge = chargeAt(booked, priced);
  const keeps = lastsMinutes > lengthOf(booked) && costsLess(charge, booked);
  return { charge: keeps ? { ...stays, lines: resized } : charge, objections: [] };
}

/** How many minutes a package gives for a session of another length, or for other services. */
export function minutesTaken(booked: Booked, lastsMinutes: number, keepsCharge: boolean): number {
  const taken = booked.packageMinutes ?? 0;
  if (keepsCharge) return taken;
  return lastsMinutes < lengthOf(booked) ? lastsMinutes : Math.max(taken, lastsMinutes);
}

/** Whether one charge is lower than another, before discounts. */
export function costsLess(one: Charge, other: Charge): boolean {
  return one.priceMinor + one.discountMinor < other.priceMinor + other.discountMinor;
}

/**
 * The price of a session whose last move is taken back: its former one, whatever was kept or
 * charged since. Null where that is unknown, or where a package has started to pay.
 */
export function chargeBefore(
  { lines, priceMinor, discountMinor, packageMinutes }: Charge,
  before: Pick<BeforeMove, 'lines' | 'priceMinor' | 'discountMinor' | 'packageMinutes'>,
): Charge | null {
  if (before.lines === null) return { lines, priceMinor, discountMinor, packageMinutes };
  if (before.priceMinor === null || before.discountMinor === null) return null;
  if ((before.packageMinutes === null) !== (packageMinutes === null)) return null;
  return {
    lines: before.lines,
    priceMinor: before.priceMinor,
    discountMinor: before.discountMinor,
    packageMinutes: before.packageMinutes,
  };
}

/**
 * The refusal when the former price was not recorded, or a package has paid for the session since.
 */
export const COST_UNKNOWN: Sentence = {
  en: 'What this session cost before is not known, or a package has paid for it since. Please change the session instead.',
  ar: 'تكلفة هذه الجلسة من قبل غير معروفة أو دُفعت من باقة بعد ذلك. يرجى تعديل الجلسة بدلاً من ذلك.',
};

/**
 * What lines cost that are paid one by one, less as many percent as came off the session before.
 */
export function chargeAt(
  { priceMinor, discountMinor, packageMinutes }: Booked,
  lines: readonly PricedService[],
): Charge {
  const before = priceMinor + discountMinor;
  const percent = before === 0 ? 0 : Math.round((discountMinor * 100) / before);
  const full = sum(lines.map((line) => line.priceMinor));
  const off = discountOf(full, percent);
  return { lines, priceMinor: full - off, discountMinor: off, packageMinutes };
}

/** Minutes of all services but the last. */
function othersOf({ lines }: Booked): number {
  return sum(lines.slice(0, -1).map((line) => line.lastsMinutes));
}

export const ONLY_SHORTER: Sentence = {
  en: 'Only a shorter session keeps what it costs.',
  ar: 'تحتفظ الجلسة بتكلفتها عند تقصيرها فقط.',
};

const UNPRICED: Refused = {
  verdict: 'refused',
  reason: OVERRIDABLE_RULES.unpriced,
  rule: 'unpriced',
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
