import type { Due } from '@limber/contract/desk/money/owed.ts';
import type { OwedThing } from '@limber/contract/desk/money/payment-links.ts';
import type { StockedProduct } from '@limber/contract/desk/money/stock.ts';
import type { TillOffer } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Person } from '../../../frame/find/find-person.tsx';
import { inPieces, productItem } from '../products/product-item.ts';
import type { SaleItem } from '../sale-lines.tsx';
import { bookingItem, type Item, packageItem } from '../session-bill.ts';

/** The till's current client, and what they buy or pay. */
export interface SaleInProgress {
  /** Null: products are sold to a person who is not named. */
  readonly client: Person | null;
  readonly items: readonly SaleItem[];
  /** A sale that is partly paid, whose rest is paid now. */
  readonly rest: Pick<Sale, 'id' | 'location' | 'due' | 'givers' | 'payer'> | null;
  /** The sale or payment just made. */
  readonly done: Sale | null;
}

/** Starts with a client, or nobody, and nothing sold yet. */
export function begin(client: Person | null): SaleInProgress {
  return { client, items: [], rest: null, done: null };
}

/** Adds an item at its full price. */
export function added(item: Item): SaleItem {
  return { ...item, lower: null };
}

/** Adds one piece of a product to a sale: to its line where there is one already. */
export function withProduct(
  taking: SaleInProgress,
  product: StockedProduct,
  name: string,
): SaleInProgress {
  const one = added(productItem(product, name));
  const known = taking.items.find(({ key }) => key === one.key);
  if (!known?.shelf) return { ...taking, items: [...taking.items, one] };
  const more = { ...known, ...inPieces(known, known.shelf.pieces + 1), lower: null };
  return { ...taking, items: taking.items.map((item) => (item === known ? more : item)) };
}

/** A package being sold now; `at` tells two in one sale apart. */
export function offerItem(offer: TillOffer, name: string, at: number): Item {
  return {
    key: `new ${at}`,
    name,
    listMinor: minorOf(offer.price),
    mayBeLess: true,
    asked: { package_id: offer.package_id, package_balance_id: offer.package_balance_id },
  };
}

/** One debt as a row, with the client who owes it. */
export interface OwedRow {
  readonly key: string;
  readonly client: Person;
  /** The payer of a gift; null: the client. */
  readonly payer: Person | null;
  readonly name: string;
  readonly at: string;
  /** A session, which may be to come; everything else is due. */
  readonly isSession: boolean;
  readonly amount: number;
  /** What came online for it before. */
  readonly paidOnline: number;
  readonly taking: SaleInProgress;
  /** What a link would be for; a package may have no branch. */
  readonly thing: Omit<OwedThing, 'location'> & { readonly location: string | null };
}

/** All debts in one list, the oldest first. */
export function owedRows({ bookings, packages, sales }: Due): OwedRow[] {
  const row = (
    key: string,
    {
      client,
      name,
      at,
      location,
    }: Due['sales'][number] | Due['packages'][number] | Due['bookings'][number],
    amount: number,
    more: Partial<SaleInProgress>,
    thing: Omit<OwedThing, 'location'>,
    payer: Person | null = null,
    paidOnline = 0,
  ): OwedRow => ({
    ...{ key, client, payer, name, at, amount, paidOnline },
    isSession: more.items?.some(({ asked }) => asked.booking_id !== undefined) ?? false,
    taking: { ...begin(payer ?? client), ...more },
    thing: { ...thing, location },
  });
  return [
    ...bookings.map((each) =>
      row(
        each.booking_id,
        each,
        each.price,
        { items: [added(bookingItem(each))] },
        { booking_id: each.booking_id },
      ),
    ),
    ...packages.map((each) =>
      row(
        `package ${each.owned_package_id}`,
        each,
        each.price,
        { items: [added(packageItem(each))] },
        { owned_package_id: each.owned_package_id },
      ),
    ),
    ...sales.map((each) =>
      row(
        each.id,
        each,
        each.due,
        {
          rest: {
            id: each.id,
            location: each.location ?? '',
            due: each.due,
            givers: each.givers,
            payer: each.payer ?? each.client,
          },
        },
        { sale_id: each.id },
        each.payer,
        each.paid_online,
      ),
    ),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
