import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import type { Due } from '@limber/contract/desk/money/owed.ts';
import type {
  Sale,
  SaleLineInput,
  TippableTherapist,
} from '@limber/contract/desk/money/till-values.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { isDue } from './owed/owed-sums.ts';

/** Something that can be added to a sale. */
export interface Item {
  readonly key: string;
  readonly name: string;
  readonly listMinor: number;
  /** Purchases from the site keep their price. */
  readonly mayBeLess: boolean;
  /** Therapist of a session; left out if unknown. */
  readonly giver?: TippableTherapist;
  /** Of a product: how many, what the stock says, and what one costs in minor units. */
  readonly shelf?: {
    readonly pieces: number;
    readonly stock: number | null;
    readonly minor: number;
  };
  readonly asked: Omit<SaleLineInput, 'first_session' | 'price' | 'reason'>;
}

/** How a session is paid. */
export type SessionBill =
  | { readonly kind: 'sold'; readonly sale: Sale }
  | { readonly kind: 'nothing' }
  /** Its price was refunded as a favour. */
  | { readonly kind: 'free'; readonly sale: Sale }
  /** `sale`: it was sold before, and the item is the difference. */
  | { readonly kind: 'open'; readonly item: Item; readonly sale?: Sale };

/** What has to be paid for a session, from its client's debts and sales. */
export function billOf(booking: DayBooking, due: Due, sales: readonly Sale[]): SessionBill {
  const its = salesOf(booking.id, sales);
  const sale = its.find((each) => each.due > 0) ?? its[0];
  const difference = due.bookings.find((each) => each.booking_id === booking.id && each.difference);
  if (sale && difference && sale.due <= 0) {
    return { kind: 'open', item: bookingItem(difference), sale };
  }
  if (sale) return { kind: 'sold', sale };
  const paysBy = booking.package?.unpaid ? booking.package.id : null;
  const bought = due.packages.find(
    (each) => each.first_session === booking.id || each.owned_package_id === paysBy,
  );
  if (bought) return { kind: 'open', item: packageItem(bought) };
  const isDue = due.bookings.some(({ booking_id }) => booking_id === booking.id);
  // A cancelled session is due if it counts as used.
  if (booking.status === 'cancelled' && !isDue) return { kind: 'nothing' };
  if (booking.package || booking.price === 0) return { kind: 'nothing' };
  const open = due.bookings.find(({ booking_id }) => booking_id === booking.id);
  if (open) return { kind: 'open', item: bookingItem(open) };
  const freeSale = sales.find(({ lines }) =>
    lines.some(({ booking_id, became }) => booking_id === booking.id && became === 'free'),
  );
  if (freeSale) return { kind: 'free', sale: freeSale };
  // Sessions from before there was a till are not listed.
  const name = booking.services.map(({ service_name }) => service_name).join(' + ');
  return {
    kind: 'open',
    item: bookingItem({
      booking_id: booking.id,
      name,
      price: booking.price,
    }),
  };
}

/** Sales of a session that are not fully refunded. */
function salesOf(bookingId: string, sales: readonly Sale[]): Sale[] {
  return sales.filter(
    (each) => !each.voided && each.lines.some((line) => soldMinor(line, bookingId) !== null),
  );
}

/** What a session was sold for less refunds, and the unpaid part of that, in minor units. */
export interface SoldFor {
  readonly minor: number;
  readonly dueMinor: number;
}

/** How a session was sold; null: it was not. */
export function soldForOf(bookingId: string, sales: readonly Sale[]): SoldFor | null {
  const its = salesOf(bookingId, sales).map(({ lines, due }) => {
    const minor = lines.reduce((sum, line) => sum + (soldMinor(line, bookingId) ?? 0), 0);
    return { minor, dueMinor: Math.min(minor, Math.max(0, minorOf(due))) };
  });
  if (its.length === 0) return null;
  return {
    minor: its.reduce((sum, each) => sum + each.minor, 0),
    dueMinor: its.reduce((sum, each) => sum + each.dueMinor, 0),
  };
}

function soldMinor(
  { booking_id, price, refunded }: Sale['lines'][number],
  bookingId: string,
): number | null {
  const isBack = price > 0 && refunded >= price;
  if (booking_id !== bookingId || isBack) return null;
  return minorOf(price) - minorOf(refunded);
}

/** A session as an item to pay. */
export function bookingItem(
  due: Pick<Due['bookings'][number], 'booking_id' | 'name' | 'price'> & Partial<TippableTherapist>,
): Item {
  const { therapist_id, therapist } = due;
  return {
    key: due.booking_id,
    ...(therapist_id !== undefined && therapist && { giver: { therapist_id, therapist } }),
    name: due.name,
    listMinor: minorOf(due.price),
    mayBeLess: true,
    asked: { booking_id: due.booking_id },
  };
}

/** A package that was bought on the site, as an item to pay. */
export function packageItem(
  due: Pick<Due['packages'][number], 'owned_package_id' | 'name' | 'price'>,
): Item {
  return {
    key: `package ${due.owned_package_id}`,
    name: due.name,
    listMinor: minorOf(due.price),
    mayBeLess: false,
    asked: { owned_package_id: due.owned_package_id },
  };
}

/** Therapists of the sessions among the items, each once. */
export function giversOf(items: readonly Item[]): TippableTherapist[] {
  const givers = items.flatMap(({ giver }) => giver ?? []);
  return [...new Map(givers.map((each) => [each.therapist_id, each])).values()];
}

/** Other debts of a client than the one `shown`, as far as they have begun by `now`. */
export function alsoOwed(due: Due, shown: string, now: number): Item[] {
  const sessions = due.bookings.filter((each) => isDue(each, now)).map(bookingItem);
  return [...sessions, ...due.packages.map(packageItem)].filter(({ key }) => key !== shown);
}
