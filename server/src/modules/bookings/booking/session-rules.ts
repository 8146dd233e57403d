import type { BookingRequest } from '@limber/contract/bookings.ts';
import { SESSION_STEP_MINUTES } from '@limber/contract/terms.ts';
import type { Gender } from '@limber/contract/values.ts';
import {
  asBought,
  type IncludedService,
  type LockedPackage,
  type PackageOffer,
  refuseMove,
} from '../../packages/rules.ts';
import type { Slot } from '../../scheduling/slot-rules.ts';

/** One line of a booking: of single services as the catalogue has it, of a package for nothing. */
export interface PricedService {
  readonly serviceId: number;
  readonly name: string;
  readonly needsSkill: boolean;
  readonly lastsMinutes: number;
  readonly priceFils: number;
}

export interface AskedSession extends Pick<Slot, 'day' | 'startMinute' | 'lastsMinutes'> {
  /** Chosen services; the client is believed in nothing else about them. */
  readonly services: readonly {
    readonly serviceId: number;
    readonly lastsMinutes: number;
    /** Of a package session: says what it is for. */
    readonly isService: boolean;
  }[];
  readonly locationCode: string;
  /** The wish for a woman or a man. */
  readonly therapistGender?: Gender | null | undefined;
  /** What the client counts by the services, or has of the package. */
  readonly countedMinutes: number;
  readonly priceFils: number;
  /** The day of booking, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Ids of the services that somebody must offer to be picked: those that are asked for, and of a
 * package session that names none, the first that the package includes.
 */
export function servicesAsked(
  { services }: Pick<BookingRequest, 'services'>,
  payment:
    | { readonly paidBy: 'price' }
    | { readonly paidBy: 'purchase'; readonly offer: Pick<PackageOffer, 'included'> }
    | { readonly paidBy: 'package'; readonly package: Pick<LockedPackage, 'included'> },
): number[] {
  if (payment.paidBy === 'price') return [...new Set(services.map(({ id }) => id))];
  const chosen = services.filter(({ type }) => type === 'service').map(({ id }) => id);
  if (chosen.length > 0) return [...new Set(chosen)];
  const { included } = payment.paidBy === 'purchase' ? payment.offer : payment.package;
  return included.slice(0, 1).map(({ serviceId }) => serviceId);
}

/** Whether what pays for a session bought on `today` can be used on `day` (both `YYYY-MM-DD`). */
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

/**
 * What a package session is for; null: not included. One that names nothing is for the first of the
 * package's services that the therapist `offered`, so that everybody can take it.
 */
export function servicesOf(
  asked: Pick<AskedSession, 'services'>,
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

/** The minutes of a package session, shared out among what it is for. */
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
    priceFils: 0,
  }));
}
