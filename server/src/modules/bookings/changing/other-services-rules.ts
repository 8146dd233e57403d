import { isSessionLength } from '@limber/contract/terms/booking/is-session-length.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { UNKNOWN_PACKAGE } from '../../packages/may-package-pay-rules.ts';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import {
  isEnoughFor,
  NO_LENGTH,
  NOT_OFFERED,
  notIncluded,
  ONE_EACH,
  servicesOf,
  servicesTake,
  shareOut,
} from '../booking/price-and-payment-rules.ts';
import { type PricedService, type Refused, wrong } from '../booking/requested-session-rules.ts';
import {
  type Booked,
  type Charge,
  chargeAt,
  costsLess,
  minutesTaken,
  ONLY_SHORTER,
} from './repricing-rules.ts';
import { lengthOf } from './who-may-change-until-when-rules.ts';

/** A service that a session is to have, and its length. */
export interface RequestedService {
  readonly id: number;
  readonly time: number;
}

/**
 * Whether a session is for these services already; of a package their minutes are shared out
 * anyway.
 */
export function isFor(
  { lines, packageMinutes }: Pick<Booked, 'lines' | 'packageMinutes'>,
  services: readonly RequestedService[],
): boolean {
  return (
    services.length === lines.length &&
    lines.every((line) =>
      services.some(
        ({ id, time }) =>
          id === line.serviceId && (packageMinutes !== null || time === line.lastsMinutes),
      ),
    )
  );
}

/** The default length of a session with other services. */
export function lengthFor(booked: Booked, services: readonly RequestedService[]): number {
  if (booked.packageMinutes !== null) return lengthOf(booked);
  return services.reduce((total, { time }) => total + time, 0);
}

/**
 * The price of a session with other services, or why they are impossible. Services that stay cost
 * what they did; new ones cost the catalogue price less the earlier discount; a package has to
 * include all of them. A session that gets longer and keeps all its services never costs less.
 *
 * @param sold catalogue prices of the services, for every duration, and the package that pays
 */
export function chargeForOthers(
  booked: Booked,
  asked: {
    readonly services: readonly RequestedService[];
    readonly lastsMinutes: number;
    readonly keepsCharge: boolean;
  },
  sold: {
    readonly offered: readonly PricedService[];
    readonly held: LockedPackage | null | undefined;
  },
): { readonly charge: Charge } | Refused {
  const { services, lastsMinutes, keepsCharge } = asked;
  if (new Set(services.map(({ id }) => id)).size < services.length) {
    return wrong('services', ONE_EACH);
  }
  if (!isSessionLength(lastsMinutes)) return wrong('total_duration', NO_LENGTH);
  if (keepsCharge && lastsMinutes > lengthOf(booked)) return wrong('total_duration', ONLY_SHORTER);
  const { priceMinor, discountMinor, packageMinutes } = booked;
  const stays = { priceMinor, discountMinor, packageMinutes };
  if (packageMinutes !== null) {
    if (!sold.held) return { verdict: 'refused', reason: UNKNOWN_PACKAGE };
    const named = services.map(({ id }) => ({ serviceId: id, lastsMinutes, isService: true }));
    const included = servicesOf({ services: named }, sold.held.included, []);
    if (!included) return wrong('services', notIncluded(sold.held.name));
    if (!isEnoughFor(included.length, lastsMinutes)) return wrong('total_duration', NO_LENGTH);
    const lines = shareOut(lastsMinutes, included);
    const minutes = minutesTaken(booked, lastsMinutes, keepsCharge);
    return { charge: { ...stays, lines, packageMinutes: minutes } };
  }
  const lines: PricedService[] = [];
  for (const { id, time } of services) {
    const isIt = (line: PricedService) => line.serviceId === id && line.lastsMinutes === time;
    const line = booked.lines.find(isIt) ?? sold.offered.find(isIt);
    if (!line) {
      const isSold = sold.offered.some(({ serviceId }) => serviceId === id);
      return isSold ? wrong('total_duration', noPriceFor(time)) : wrong('services', NOT_OFFERED);
    }
    lines.push(line);
  }
  const minutes = lengthFor(booked, services);
  if (minutes !== lastsMinutes) return wrong('total_duration', servicesTake(minutes));
  const charge = chargeAt(booked, lines);
  const isMore = lastsMinutes > lengthOf(booked) && holdsAll(lines, booked.lines);
  const keeps = keepsCharge || (isMore && costsLess(charge, booked));
  return { charge: keeps ? { ...stays, lines: shareCost(booked, lines) } : charge };
}

/** Whether a session still has all its services. */
function holdsAll(lines: readonly PricedService[], before: readonly PricedService[]): boolean {
  return before.every(({ serviceId }) => lines.some((line) => line.serviceId === serviceId));
}

/** The kept amount, split over the new lines, so that undoing the next change finds it there. */
function shareCost(
  { priceMinor, discountMinor }: Booked,
  lines: readonly PricedService[],
): PricedService[] {
  let rest = priceMinor + discountMinor;
  return lines.map((line, index) => {
    const price = index === lines.length - 1 ? rest : Math.min(line.priceMinor, rest);
    rest -= price;
    return { ...line, priceMinor: price };
  });
}

function noPriceFor(minutes: number): Sentence {
  return {
    en: `This service has no price for ${minutes} minutes. Please choose another length.`,
    ar: `لا سعر لهذه الخدمة لمدة ${countInArabic(minutes, 'minutes')}. يرجى اختيار مدة أخرى.`,
  };
}
