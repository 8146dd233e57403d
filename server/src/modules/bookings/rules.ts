import type { TherapistDay } from '../scheduling/rules.ts';
import { fits, freeStarts } from '../scheduling/rules.ts';

/** How far ahead the diary is open. */
export const BOOKABLE_DAYS_AHEAD = 180;

/** One line of a booking as the catalogue has it. */
export interface PricedService {
  readonly serviceId: number;
  readonly name: string;
  readonly needsSkill: boolean;
  readonly lastsMinutes: number;
  readonly priceFils: number;
}

export interface AskedSession {
  /** Chosen services; the client is believed in nothing else about them. */
  readonly services: readonly { readonly serviceId: number; readonly lastsMinutes: number }[];
  readonly locationCode: string;
  /** Minutes from midnight in Dubai. */
  readonly startsAt: number;
  readonly lastsMinutes: number;
  readonly priceFils: number;
  /** Days from today to the session's day; negative: gone by. */
  readonly daysAhead: number;
}

export interface BookingFacts {
  readonly offered: readonly PricedService[];
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

export type Verdict =
  | { readonly verdict: 'book'; readonly lines: PricedService[]; readonly priceFils: number }
  | { readonly verdict: 'wrong'; readonly field: string; readonly reason: string }
  | { readonly verdict: 'price'; readonly priceFils: number; readonly reason: string }
  | { readonly verdict: 'closed'; readonly reason: string }
  | { readonly verdict: 'taken'; readonly reason: string };

/** Judges whether a session may be booked as asked; recomputes all that the client sent. */
export function judgeBooking(asked: AskedSession, facts: BookingFacts): Verdict {
  const lines = linesOf(asked, facts.offered);
  if (!lines) return wrong('services', 'One of the chosen services is not offered any more.');
  if (new Set(lines.map((line) => line.serviceId)).size < lines.length) {
    return wrong('services', 'Please choose one duration for each service.');
  }
  const lastsMinutes = sum(lines.map((line) => line.lastsMinutes));
  if (lastsMinutes !== asked.lastsMinutes) {
    return wrong('total_duration', `These services take ${lastsMinutes} minutes.`);
  }
  return (
    refuseTherapist(asked, facts, lines) ??
    refuseTime(asked, facts) ??
    refusePrice(asked, lines) ?? { verdict: 'book', lines, priceFils: priceOf(lines) }
  );
}

/** The price of a session: the sum of its lines, in fils. */
export function priceOf(lines: readonly PricedService[]): number {
  return sum(lines.map((line) => line.priceFils));
}

/** Whether a therapist offers every service that takes a skill. */
export function isSkilledFor(
  serviceIds: readonly number[],
  lines: readonly Pick<PricedService, 'serviceId' | 'needsSkill'>[],
): boolean {
  return lines.every((line) => !line.needsSkill || serviceIds.includes(line.serviceId));
}

function linesOf(asked: AskedSession, offered: readonly PricedService[]): PricedService[] | null {
  const lines: PricedService[] = [];
  for (const choice of asked.services) {
    const line = offered.find(
      (each) => each.serviceId === choice.serviceId && each.lastsMinutes === choice.lastsMinutes,
    );
    if (!line) return null;
    lines.push(line);
  }
  return lines;
}

function refuseTherapist(
  asked: AskedSession,
  { therapist }: BookingFacts,
  lines: PricedService[],
): Verdict | null {
  if (therapist.locationCode !== asked.locationCode) {
    return wrong('location', `${therapist.name} does not work at this location.`);
  }
  if (therapist.booksByPhone) {
    return {
      verdict: 'closed',
      reason: `To arrange an appointment with ${therapist.name}, please call the studio.`,
    };
  }
  if (!isSkilledFor(therapist.serviceIds, lines)) {
    return wrong('therapist_id', `${therapist.name} does not offer all of these services.`);
  }
  return null;
}

function refuseTime(asked: AskedSession, facts: BookingFacts): Verdict | null {
  if (asked.daysAhead > BOOKABLE_DAYS_AHEAD) {
    return wrong('date', `You can book up to ${BOOKABLE_DAYS_AHEAD} days ahead.`);
  }
  if (facts.closedFor !== null) {
    return { verdict: 'closed', reason: `We are closed on this date for ${facts.closedFor}.` };
  }
  if (asked.startsAt < facts.now) {
    return { verdict: 'taken', reason: 'This time has already passed. Please choose another.' };
  }
  if (!fits(freeStarts(facts.day, facts.now), asked.startsAt, asked.lastsMinutes)) {
    return { verdict: 'taken', reason: 'This time is no longer free. Please choose another.' };
  }
  return null;
}

function refusePrice(asked: AskedSession, lines: PricedService[]): Verdict | null {
  const priceFils = priceOf(lines);
  if (priceFils === asked.priceFils) return null;
  return {
    verdict: 'price',
    priceFils,
    reason: 'The price has changed. Please check the new total.',
  };
}

function wrong(field: string, reason: string): Verdict {
  return { verdict: 'wrong', field, reason };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
