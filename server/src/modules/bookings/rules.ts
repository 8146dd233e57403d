import type { ServiceType } from '@limber/contract/bookings.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import {
  asBought,
  type IncludedService,
  isSessionLength,
  type LockedPackage,
  type PackageOffer,
  refuseSecond,
  refuseSession,
  SESSION_STEP_MINUTES,
} from '../packages/rules.ts';
import { BOOKABLE_DAYS_AHEAD, fits, freeStarts, type TherapistDay } from '../scheduling/rules.ts';

/** What is said when someone else was quicker, whoever finds it out: the rules or the database. */
export const NO_LONGER_FREE = 'This time is no longer free. Please choose another.';

/** What pays for a session: its own price, a package bought with it, or one already had. */
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

/** One line of a booking as the catalogue has it. */
export interface PricedService {
  readonly serviceId: number;
  readonly name: string;
  readonly needsSkill: boolean;
  readonly lastsMinutes: number;
  readonly priceFils: number;
}

/** One line of a booking as it is kept. */
export type BookedLine = Omit<PricedService, 'needsSkill'>;

export interface AskedSession {
  /** Chosen services; the client is believed in nothing else about them. */
  readonly services: readonly {
    readonly serviceId: number;
    readonly lastsMinutes: number;
    /** Of a package session: says what it is for. */
    readonly isService: boolean;
  }[];
  readonly locationCode: string;
  /** `YYYY-MM-DD` in Dubai. */
  readonly day: string;
  /** Minutes from midnight in Dubai. */
  readonly startsAt: number;
  readonly lastsMinutes: number;
  readonly priceFils: number;
  /** The day of booking, `YYYY-MM-DD`. */
  readonly today: string;
  /** Days from today to the session's day; negative: gone by. */
  readonly daysAhead: number;
}

/** What decides how the session is paid for. */
export type Means =
  | {
      readonly paidBy: 'price';
      readonly offered: readonly PricedService[];
      readonly discountPercent: number;
    }
  | {
      readonly paidBy: 'purchase';
      readonly offer: PackageOffer;
      /** What the client still has of this kind. */
      readonly stillHeld: Pick<LockedPackage, 'name' | 'balanceMinutes'> | undefined;
      readonly discountPercent: number;
    }
  | { readonly paidBy: 'package'; readonly package: LockedPackage };

/** What decides whether a therapist can take the session. */
export interface SessionFacts {
  readonly therapist: {
    readonly name: string;
    readonly locationCode: string;
    readonly booksByPhone: boolean;
    readonly serviceIds: readonly number[];
  };
  readonly day: TherapistDay;
  readonly closedFor: string | null;
  /** Minutes from the session's midnight to the present. */
  readonly now: number;
}

/** What the session is for and what is due, the member's discount taken off. */
export interface Bill {
  readonly lines: BookedLine[];
  readonly priceFils: number;
  readonly discountFils: number;
}

export type Refused =
  | { readonly verdict: 'wrong'; readonly field: string; readonly reason: string }
  | { readonly verdict: 'price'; readonly priceFils: number; readonly reason: string }
  | { readonly verdict: 'refused'; readonly reason: string }
  | { readonly verdict: 'taken'; readonly reason: string };
export type Verdict = ({ readonly verdict: 'book' } & Bill) | Refused;

/** Judges whether a session may be booked as asked; recomputes all that the client sent. */
export function judgeBooking(asked: AskedSession, means: Means, facts: SessionFacts): Verdict {
  const found = billOf(asked, means);
  if ('verdict' in found) return found;
  const { needsSkills, ...bill } = found;
  return (
    refuseTherapist(asked, facts, needsSkills) ??
    refuseTime(asked, facts) ??
    refusePrice(asked, bill) ?? { verdict: 'book', ...bill }
  );
}

/** Judges whether a booked session may be moved as asked, what it is for and its price being kept. */
export function judgeMove(
  asked: Pick<AskedSession, 'startsAt' | 'lastsMinutes' | 'daysAhead' | 'locationCode'>,
  needsSkills: readonly number[],
  facts: SessionFacts,
): { readonly verdict: 'move' } | Refused {
  return (
    refuseTherapist(asked, facts, needsSkills) ?? refuseTime(asked, facts) ?? { verdict: 'move' }
  );
}

/** Why the means do not pay for the session as asked, wherever and whenever; null when they do. */
export function refuseMeans(asked: AskedSession, means: Means): Refused | null {
  const found = billOf(asked, means);
  return 'verdict' in found ? found : null;
}

/** What the membership takes off a price, in whole fils; halves go to the client. */
export function discountOf(priceFils: number, percent: number): number {
  return Math.round((priceFils * percent) / 100);
}

type FoundBill = Bill & { readonly needsSkills: readonly number[] };

function billOf(asked: AskedSession, means: Means): FoundBill | Refused {
  return means.paidBy === 'price' ? billServices(asked, means) : billPackage(asked, means);
}

function billServices(
  asked: AskedSession,
  { offered, discountPercent }: Extract<Means, { paidBy: 'price' }>,
): FoundBill | Refused {
  const lines: PricedService[] = [];
  for (const choice of asked.services) {
    const line = offered.find(
      (each) => each.serviceId === choice.serviceId && each.lastsMinutes === choice.lastsMinutes,
    );
    if (!line) return wrong('services', 'One of the chosen services is not offered any more.');
    lines.push(line);
  }
  if (new Set(lines.map((line) => line.serviceId)).size < lines.length) {
    return wrong('services', 'Please choose one duration for each service.');
  }
  const lastsMinutes = sum(lines.map((line) => line.lastsMinutes));
  if (lastsMinutes !== asked.lastsMinutes) {
    return wrong('total_duration', `These services take ${lastsMinutes} minutes.`);
  }
  const fullFils = sum(lines.map((line) => line.priceFils));
  const discountFils = discountOf(fullFils, discountPercent);
  return {
    lines,
    priceFils: fullFils - discountFils,
    discountFils,
    needsSkills: lines.filter((line) => line.needsSkill).map((line) => line.serviceId),
  };
}

function billPackage(
  asked: AskedSession,
  means: Exclude<Means, { paidBy: 'price' }>,
): FoundBill | Refused {
  if (!isSessionLength(asked.lastsMinutes)) {
    return wrong('total_duration', 'Please choose 5 to 180 minutes in steps of 5.');
  }
  const sold = means.paidBy === 'purchase' ? means.offer : means.package;
  const lines = shareOut(asked, sold.included);
  if (!lines) return wrong('services', `The ${sold.name} does not include one of these services.`);
  const reason =
    means.paidBy === 'purchase'
      ? refusePurchase(asked, means)
      : refuseSession(means.package, asked);
  if (reason !== null) return { verdict: 'refused', reason };
  const discountFils =
    means.paidBy === 'purchase' ? discountOf(means.offer.priceFils, means.discountPercent) : 0;
  const priceFils = means.paidBy === 'purchase' ? means.offer.priceFils - discountFils : 0;
  // Everyone at the branch looks after package sessions.
  return { lines, priceFils, discountFils, needsSkills: [] };
}

function refusePurchase(
  asked: AskedSession,
  { offer, stillHeld }: Extract<Means, { paidBy: 'purchase' }>,
): string | null {
  if (stillHeld) return refuseSecond(offer.name, stillHeld);
  return refuseSession(asBought(offer, asked.today), asked);
}

/** The services a package session is for, its minutes shared out among them; null: not included. */
function shareOut(asked: AskedSession, included: readonly IncludedService[]): BookedLine[] | null {
  const chosen = new Set(
    asked.services.filter((each) => each.isService).map((each) => each.serviceId),
  );
  const services =
    chosen.size === 0
      ? included.slice(0, 1)
      : included.filter(({ serviceId }) => chosen.has(serviceId));
  if (services.length === 0 || services.length < chosen.size) return null;
  const steps = Math.floor(asked.lastsMinutes / SESSION_STEP_MINUTES / services.length);
  const share = steps * SESSION_STEP_MINUTES;
  const rest = asked.lastsMinutes - share * services.length;
  return services.map(({ serviceId, name }, index) => ({
    serviceId,
    name,
    lastsMinutes: index === 0 ? share + rest : share,
    priceFils: 0,
  }));
}

function refuseTherapist(
  asked: Pick<AskedSession, 'locationCode'>,
  { therapist }: SessionFacts,
  needsSkills: readonly number[],
): Refused | null {
  if (therapist.locationCode !== asked.locationCode) {
    return wrong('location', `${therapist.name} does not work at this location.`);
  }
  if (therapist.booksByPhone) {
    return {
      verdict: 'refused',
      reason: `To arrange an appointment with ${therapist.name}, please call the studio.`,
    };
  }
  if (!needsSkills.every((serviceId) => therapist.serviceIds.includes(serviceId))) {
    return wrong('therapist_id', `${therapist.name} does not offer all of these services.`);
  }
  return null;
}

function refuseTime(
  asked: Pick<AskedSession, 'startsAt' | 'lastsMinutes' | 'daysAhead'>,
  facts: Omit<SessionFacts, 'therapist'>,
): Refused | null {
  if (asked.daysAhead > BOOKABLE_DAYS_AHEAD) {
    return wrong('date', `You can book up to ${BOOKABLE_DAYS_AHEAD} days ahead.`);
  }
  if (facts.closedFor !== null) {
    return { verdict: 'refused', reason: `We are closed on this date for ${facts.closedFor}.` };
  }
  if (asked.startsAt < facts.now) {
    return { verdict: 'taken', reason: 'This time has already passed. Please choose another.' };
  }
  if (!fits(freeStarts(facts.day, facts.now), asked.startsAt, asked.lastsMinutes)) {
    return { verdict: 'taken', reason: NO_LONGER_FREE };
  }
  return null;
}

function refusePrice(asked: AskedSession, { priceFils }: Bill): Refused | null {
  if (priceFils === asked.priceFils) return null;
  return {
    verdict: 'price',
    priceFils,
    reason: 'The price has changed. Please check the new total.',
  };
}

function wrong(field: string, reason: string): Refused {
  return { verdict: 'wrong', field, reason };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
