import type { Service } from '@limber/contract/catalogue.ts';
import type { DeskBookingRequest } from '@limber/contract/desk/day/bookings.ts';
import type { PayingPackage, UsualSession } from '@limber/contract/desk/day/usual-session.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { discountOf } from '@limber/contract/money/member-discount.ts';
import { USUAL_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import { isShownAgain, timeOfMinute } from '../../frame/words/minute-text.ts';
import { asSold, type Lines, lengthNear, minutesOf as minutesOfLines } from './service-lengths.ts';

/** A session as the form holds it. */
export interface Draft {
  readonly lines: Lines;
  /** Null: anyone. */
  readonly therapistId: number | null;
  /** The client asked for this therapist by name. */
  readonly isAskedFor: boolean;
  /** Null: no preference. */
  readonly gender: Gender | null;
  readonly location: string;
  /** Day of the studio, `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`; '' is the soonest free time. */
  readonly time: string;
  /** Id of the package that pays; null: the client pays the price. */
  readonly packageId: number | null;
  /** Rooms and beds chosen by hand. */
  readonly resourceIds: readonly number[];
  readonly source: NonNullable<DeskBookingRequest['source']>;
  readonly note: string;
}

/** A place on the board to book. */
export interface BoardCell {
  readonly location: string;
  readonly therapistId: number;
  readonly date: string;
  readonly minute: number;
}

/** What a draft starts from. */
export interface Beginning {
  readonly services: readonly Service[];
  /** The client's usual session and packages; left out for a new client. */
  readonly usual?: UsualSession | undefined;
  readonly place?: BoardCell | undefined;
  /** Branch and day on screen. */
  readonly location: string;
  readonly date: string;
}

/**
 * The first proposal: the usual session, otherwise an hour of the first service; at the chosen
 * place, if any.
 */
export function beginDraft({ services, usual, place, location, date }: Beginning): Draft {
  const session = usual?.session;
  const blank = {
    ...{ gender: null, isAskedFor: false, resourceIds: [], note: '' },
    source: 'phone' as const,
  };
  const proposed: Draft = session
    ? {
        ...blank,
        lines: session.services.map(({ id, time }) => ({ id, time })),
        therapistId: session.therapist_id,
        location: session.location,
        date: session.date,
        time: session.time,
        packageId: session.package,
      }
    : {
        ...blank,
        ...firstOf(services, usual?.packages ?? []),
        therapistId: null,
        location,
        date,
        time: '',
      };
  return place ? atPlace(proposed, place) : proposed;
}

/** Moves the draft to a place on the board, without a time where the clock shows it a second time. */
export function atPlace(draft: Draft, { location, therapistId, date, minute }: BoardCell): Draft {
  const time = isShownAgain(minute, date) ? '' : timeOfMinute(minute, date);
  return { ...draft, location, therapistId, date, time, gender: null };
}

/**
 * For a first visit: a service of the client's package, otherwise the first service, for an hour.
 */
function firstOf(
  services: readonly Service[],
  packages: readonly PayingPackage[],
): Pick<Draft, 'lines' | 'packageId'> {
  const [pack] = packages;
  const included = pack?.services_included[0];
  if (pack && included) {
    const time = Math.min(USUAL_MINUTES, pack.remaining_time ?? USUAL_MINUTES);
    return { lines: [{ id: included.id, time }], packageId: pack.id };
  }
  const [service] = services;
  if (!service) return { lines: [], packageId: null };
  return { lines: [{ id: service.id, time: lengthNear(service, USUAL_MINUTES) }], packageId: null };
}

/** Services to choose from: all, or those of the package that pays. */
export function servicesFor(
  draft: Draft,
  services: readonly Service[],
  packages: readonly PayingPackage[],
): { readonly id: number; readonly name: string }[] {
  const pack = packages.find(({ id }) => id === draft.packageId);
  return (pack?.services_included ?? services).map(({ id, name }) => ({ id, name }));
}

/**
 * The draft with another way to pay, changed to services that it covers and lengths that it has.
 */
export function paidBy(
  draft: Draft,
  packageId: number | null,
  services: readonly Service[],
  packages: readonly PayingPackage[],
): Draft {
  const paid = { ...draft, packageId };
  const possible = servicesFor(paid, services, packages);
  const offered = draft.lines.filter(({ id }) => possible.some((each) => each.id === id));
  const [first] = possible;
  const lines =
    offered.length > 0 || !first
      ? offered
      : [{ id: first.id, time: draft.lines[0]?.time ?? USUAL_MINUTES }];
  return {
    ...paid,
    lines: packageId === null ? lines.map((line) => asSold(line, services)) : lines,
  };
}

/** Length of the session in minutes. */
export function minutesOf({ lines }: Pick<Draft, 'lines'>): number {
  return minutesOfLines(lines);
}

/** Price in the studio's currency, after a discount in percent. */
export function priceOf(draft: Draft, services: readonly Service[], percent: number): number {
  if (draft.packageId !== null) return 0;
  const minor = draft.lines.reduce((sum, { id, time }) => {
    const service = services.find((each) => each.id === id);
    const price = service?.durations.find((each) => each.time === time)?.price ?? 0;
    return sum + minorOf(price);
  }, 0);
  return amountOf(minor - discountOf(minor, percent));
}

const PAYING = {
  regular: ['mypackage', 'user_package_id'],
  shared: ['my_shared_package', 'shared_package_id'],
  unlimited: ['my_unlimited_package', 'unlimited_package_id'],
} as const;

/** The draft as a request, without its client. */
export function requestOf(
  draft: Draft,
  packages: readonly PayingPackage[],
): Omit<DeskBookingRequest, 'client_id'> {
  const pack = packages.find(({ id }) => id === draft.packageId);
  const [serviceType, field] = pack ? PAYING[pack.kind] : (['service', null] as const);
  return {
    source: draft.source,
    services: draft.lines.map(({ id, time }) => ({ id, time })),
    serviceType,
    ...(pack && field && { [field]: pack.id }),
    therapist_id: draft.therapistId,
    ...(draft.therapistId !== null && draft.isAskedFor && { asked_for: true }),
    ...(draft.gender && { therapist_gender: draft.gender }),
    ...(draft.resourceIds.length > 0 && { resource_ids: [...draft.resourceIds] }),
    date: draft.date,
    time: draft.time,
    location: draft.location,
    total_duration: minutesOf(draft),
  };
}
