import type { ServiceType } from '@limber/contract/appointments.ts';
import { discountOf } from '@limber/contract/money/member-discount.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import { isSessionLength } from '@limber/contract/terms/booking/is-session-length.ts';
import {
  LONGEST_SESSION_MINUTES,
  SESSION_STEP_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from '@limber/contract/terms/booking/session-lengths.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { objectToSession, refuseMove, refuseSecond } from '../../packages/may-package-pay-rules.ts';
import {
  asBought,
  type IncludedService,
  type LockedPackage,
  type PackageOffer,
} from '../../packages/owned-package-rules.ts';
import {
  type PricedService,
  type Refused,
  type RequestedSession,
  wrong,
} from './requested-session-rules.ts';

/** What pays for a session: its own price, a package bought with it, or an owned one. */
export type PaidBy =
  | { readonly paidBy: 'price' }
  | { readonly paidBy: 'purchase' | 'package'; readonly kind: PackageKind };

const PAID_BY: Record<ServiceType, PaidBy> = {
  service: { paidBy: 'price' },
  package: { paidBy: 'purchase', kind: 'regular' },
  shared_package: { paidBy: 'purchase', kind: 'shared' },
  unlimited_package: { paidBy: 'purchase', kind: 'unlimited' },
  mypackage: { paidBy: 'package', kind: 'regular' },
  my_shared_package: { paidBy: 'package', kind: 'shared' },
  my_unlimited_package: { paidBy: 'package', kind: 'unlimited' },
};

export function paidBy(type: ServiceType): PaidBy {
  return PAID_BY[type];
}

/** What determines how the session is paid for. */
export type Payment =
  | {
      readonly paidBy: 'price';
      readonly offered: readonly PricedService[];
      readonly discountPercent: number;
    }
  | {
      readonly paidBy: 'purchase';
      readonly offer: PackageOffer;
      /** The client's other packages of this kind. */
      readonly stillHeld: Pick<LockedPackage, 'name' | 'balanceMinutes'> | undefined;
      readonly discountPercent: number;
    }
  | { readonly paidBy: 'package'; readonly package: LockedPackage };

/** What the session is for and what is due, after the member's discount. */
export interface Bill {
  readonly lines: PricedService[];
  readonly priceMinor: number;
  readonly discountMinor: number;
}

/** Why the requested session cannot be paid for in this way, at any time; null when it can. */
export function refusePayment(asked: RequestedSession, payment: Payment): Refused | null {
  const found = billOf(asked, payment, []);
  return 'verdict' in found ? found : (found.objections[0] ?? null);
}

/** Whether the payment for a session bought on `today` can be used on `day` (both `YYYY-MM-DD`). */
export function coversDay(
  payment:
    | { readonly paidBy: 'price' }
    | { readonly paidBy: 'purchase'; readonly offer: PackageOffer }
    | { readonly paidBy: 'package'; readonly package: LockedPackage },
  day: string,
  today: string,
): boolean {
  if (payment.paidBy === 'price') return true;
  const held = payment.paidBy === 'purchase' ? asBought(payment.offer, today) : payment.package;
  return refuseMove(held, day) === null;
}

/** What is due for a session, and the objections to paying in this way. */
export interface Billed {
  readonly bill: Bill;
  readonly objections: readonly Refused[];
}

/** What the session is for and what is due, or why that cannot be determined. */
export function billOf(
  asked: RequestedSession,
  payment: Payment,
  offered: readonly number[],
): Billed | Refused {
  return payment.paidBy === 'price'
    ? billServices(asked, payment)
    : billPackage(asked, payment, offered);
}

function billServices(
  asked: RequestedSession,
  { offered, discountPercent }: Extract<Payment, { paidBy: 'price' }>,
): Billed | Refused {
  const lines: PricedService[] = [];
  for (const choice of asked.services) {
    const line = offered.find(
      (each) => each.serviceId === choice.serviceId && each.lastsMinutes === choice.lastsMinutes,
    );
    if (!line) return wrong('services', NOT_OFFERED);
    lines.push(line);
  }
  if (new Set(lines.map((line) => line.serviceId)).size < lines.length) {
    return wrong('services', ONE_EACH);
  }
  const lastsMinutes = sum(lines.map((line) => line.lastsMinutes));
  if (lastsMinutes !== asked.lastsMinutes) {
    return wrong('total_duration', servicesTake(lastsMinutes));
  }
  if (lastsMinutes !== asked.countedMinutes) {
    return wrong('duration', servicesTake(lastsMinutes));
  }
  const fullMinor = sum(lines.map((line) => line.priceMinor));
  const discountMinor = discountOf(fullMinor, discountPercent);
  return { bill: { lines, priceMinor: fullMinor - discountMinor, discountMinor }, objections: [] };
}

function billPackage(
  asked: RequestedSession,
  payment: Exclude<Payment, { paidBy: 'price' }>,
  offered: readonly number[],
): Billed | Refused {
  if (!isSessionLength(asked.lastsMinutes)) {
    return wrong('total_duration', {
      en: `Please choose ${SHORTEST_SESSION_MINUTES} to ${LONGEST_SESSION_MINUTES} minutes in steps of ${SESSION_STEP_MINUTES}.`,
      ar: `يرجى اختيار مدة من ${SHORTEST_SESSION_MINUTES} إلى ${countInArabic(LONGEST_SESSION_MINUTES, 'minutes')} بخطوات من ${countInArabic(SESSION_STEP_MINUTES, 'minutes')}.`,
    });
  }
  const sold = payment.paidBy === 'purchase' ? payment.offer : payment.package;
  const services = servicesOf(asked, sold.included, offered);
  if (!services || !namesOnly(asked, idsOf(payment))) {
    return wrong('services', notIncluded(sold.name));
  }
  if (!isEnoughFor(services.length, asked.lastsMinutes)) return wrong('total_duration', NO_LENGTH);
  const discountMinor =
    payment.paidBy === 'purchase'
      ? discountOf(payment.offer.priceMinor, payment.discountPercent)
      : 0;
  const priceMinor = payment.paidBy === 'purchase' ? payment.offer.priceMinor - discountMinor : 0;
  return {
    bill: { lines: shareOut(asked.lastsMinutes, services), priceMinor, discountMinor },
    objections: objectToPackage(asked, payment),
  };
}

/** The ids by which a request may name the package that pays. */
function idsOf(payment: Exclude<Payment, { paidBy: 'price' }>): readonly number[] {
  return payment.paidBy === 'purchase'
    ? [payment.offer.productId, payment.offer.optionId]
    : [payment.package.id, payment.package.productId];
}

/**
 * Whether everything not named as a service is the package: another id may be a requested service.
 */
function namesOnly(
  { services }: Pick<RequestedSession, 'services'>,
  ids: readonly number[],
): boolean {
  return services.every(({ isService, serviceId }) => isService || ids.includes(serviceId));
}

function objectToPackage(
  asked: RequestedSession,
  payment: Exclude<Payment, { paidBy: 'price' }>,
): Refused[] {
  const isSecond = payment.paidBy === 'purchase' && payment.stillHeld;
  const second = isSecond ? refuseSecond(payment.offer.name, isSecond) : null;
  const used =
    payment.paidBy === 'purchase' ? asBought(payment.offer, asked.today) : payment.package;
  return [
    ...(second ? [{ verdict: 'refused', reason: second, rule: 'second_package' } as const] : []),
    ...objectToSession(used, asked).map(
      ({ reason, isOneADay }): Refused => ({
        verdict: 'refused',
        reason,
        ...(isOneADay && { rule: 'one_a_day' }),
      }),
    ),
  ];
}

export function refusePrice(asked: RequestedSession, { priceMinor }: Bill): Refused | null {
  if (asked.priceMinor === null || priceMinor === asked.priceMinor) return null;
  return {
    verdict: 'price',
    priceMinor,
    reason: {
      en: 'The price has changed. Please check the new total.',
      ar: 'تغيّر السعر. يرجى مراجعة المجموع الجديد.',
    },
  };
}

/**
 * What a package session is for; null: not included. A session that names nothing is for the first
 * of the package's services that the therapist `offered`, so that every therapist can take it.
 */
export function servicesOf(
  asked: Pick<RequestedSession, 'services'>,
  included: readonly IncludedService[],
  offered: readonly number[],
): readonly IncludedService[] | null {
  const chosen = new Set(
    asked.services.filter((each) => each.isService).map((each) => each.serviceId),
  );
  if (chosen.size === 0) {
    const canBe = (each: IncludedService) => !each.needsSkill || offered.includes(each.serviceId);
    const first = included.find(canBe) ?? included[0];
    return first ? [first] : null;
  }
  const services = included.filter(({ serviceId }) => chosen.has(serviceId));
  return services.length < chosen.size ? null : services;
}

/** Whether a package session is long enough for one step of each service. */
export function isEnoughFor(services: number, lastsMinutes: number): boolean {
  return services * SESSION_STEP_MINUTES <= lastsMinutes;
}

/** The minutes of a package session, split between its services. */
export function shareOut(
  lastsMinutes: number,
  services: readonly IncludedService[],
): PricedService[] {
  const steps = Math.floor(lastsMinutes / SESSION_STEP_MINUTES / services.length);
  const share = steps * SESSION_STEP_MINUTES;
  const rest = lastsMinutes - share * services.length;
  return services.map((service, index) => ({
    ...service,
    lastsMinutes: index === 0 ? share + rest : share,
    priceMinor: 0,
  }));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

export const NO_LENGTH: Sentence = {
  en: `Please choose ${SHORTEST_SESSION_MINUTES} to ${LONGEST_SESSION_MINUTES} minutes in steps of ${SESSION_STEP_MINUTES}, enough for all its services.`,
  ar: `يرجى اختيار مدة من ${SHORTEST_SESSION_MINUTES} إلى ${countInArabic(LONGEST_SESSION_MINUTES, 'minutes')} بخطوات من ${countInArabic(SESSION_STEP_MINUTES, 'minutes')} تكفي كل خدماتها.`,
};

export const NOT_OFFERED: Sentence = {
  en: 'One of the chosen services is not offered any more.',
  ar: 'إحدى الخدمات المختارة لم تعد متوفرة.',
};

export const ONE_EACH: Sentence = {
  en: 'Please choose one duration for each service.',
  ar: 'يرجى اختيار مدة واحدة لكل خدمة.',
};

/** The refusal when a package does not include all the services. */
export function notIncluded(packageName: string): Sentence {
  return {
    en: `The ${packageName} does not include one of these services.`,
    ar: (named) => `لا تشمل ${named(packageName)} إحدى هذه الخدمات.`,
  };
}

export function servicesTake(minutes: number): Sentence {
  return {
    en: `These services take ${minutes} minutes.`,
    ar: `تستغرق هذه الخدمات ${countInArabic(minutes, 'minutes')}.`,
  };
}
