import type { SessionDue } from '@limber/contract/desk/day/dues.ts';
import type { Due } from '@limber/contract/desk/money/owed.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../platform/database/db.ts';
import { findStored, readAccountState } from '../../platform/database/lock-account.ts';
import type { Actor } from '../../platform/http/session.ts';
import { spanOfDays } from '../../platform/studio-days.ts';
import { readNamesOf } from '../catalogue/read-names.ts';
import { differenceOf, feeNameOf, namesOf } from './name-of-line-rules.ts';
import { listDuesBetween } from './queries/dues-of-day.ts';
import {
  listOpenSalesAt,
  listOpenSalesTo,
  listOverpaidSalesAt,
  listOverpaidSalesTo,
  listUnsoldAt,
  listUnsoldTo,
  MOST_OWED,
  type OwedBack,
  type OwedBooking,
  type OwedPackage,
} from './queries/owed.ts';
import type { SaleRow } from './queries/sales.ts';
import { giverOnWire, named, unknownClient } from './sale-on-wire.ts';
import { sumsOf } from './sale-total-rules.ts';

interface Unsold {
  readonly bookings: readonly OwedBooking[];
  readonly packages: readonly OwedPackage[];
  readonly back: readonly OwedBack[];
}

/**
 * What a client has booked or bought and not paid, and what they are owed; for a duplicate, that of
 * the account that it was merged into; for an erased client, what is still owed. Refuses 404 an
 * unknown client.
 */
export async function listDue(db: Db, askedId: number, language: Language): Promise<Due> {
  const keptId = await findStored(db, askedId);
  const clientId =
    keptId ?? ((await readAccountState(db, askedId)) === 'erased' ? askedId : undefined);
  if (clientId === undefined) throw unknownClient();
  const [unsold, open, overpaid] = await Promise.all([
    listUnsoldTo(db, clientId),
    listOpenSalesTo(db, clientId),
    listOverpaidSalesTo(db, clientId),
  ]);
  const inArabic = await readNamesOf(db, language, namesIn(unsold));
  return onWire(unsold, { open, overpaid }, { language, inArabic });
}

/**
 * What a branch is owed: sessions started by `now`, unpaid packages and sales; and what it owes
 * clients.
 */
export async function listOwed(
  db: Db,
  locationCode: string,
  language: Language,
  now: Date,
): Promise<Due> {
  const [unsold, open, overpaid] = await Promise.all([
    listUnsoldAt(db, locationCode, now),
    listOpenSalesAt(db, locationCode),
    listOverpaidSalesAt(db, locationCode),
  ]);
  const inArabic = await readNamesOf(db, language, namesIn(unsold));
  return onWire(unsold, { open, overpaid }, { language, inArabic });
}

/**
 * What each session of a studio's day (`YYYY-MM-DD`) still costs, in the branches that somebody
 * sees.
 */
export async function listDuesOfDay(
  db: Db,
  { branches = 'all' }: Pick<Actor, 'branches'>,
  day: string,
): Promise<SessionDue[]> {
  const found = await listDuesBetween(db, {
    ...spanOfDays(day),
    branches: branches === 'all' ? null : branches,
  });
  return found.map(({ id, minor }) => ({ booking_id: id, due: amountOf(minor) }));
}

function namesIn({ bookings, packages, back }: Unsold): string[] {
  return [...bookings, ...packages, ...back].flatMap(({ names }) => names);
}

function onWire(
  unsold: Unsold,
  unsettled: { readonly open: readonly SaleRow[]; readonly overpaid: readonly SaleRow[] },
  { language, inArabic }: { language: Language; inArabic: (name: string) => string },
): Due {
  const lists = [unsold.bookings, unsold.packages, unsold.back, unsettled.open, unsettled.overpaid];
  const bookings = unsold.bookings.slice(0, MOST_OWED);
  const packages = unsold.packages.slice(0, MOST_OWED);
  const back = unsold.back.slice(0, MOST_OWED);
  const sales = unsettled.open.filter(isNamed).slice(0, MOST_OWED);
  const said = ({ name, nameAr }: { name: string; nameAr: string | null }) =>
    language === 'ar' ? (nameAr ?? name) : name;
  const ofSale = (sale: NamedSale) => ({
    client: named(sale.client),
    payer: sale.payer.id === sale.client.id ? null : named(sale.payer),
    location: sale.locationCode,
    name: sale.lines.map(said).join(', '),
    at: sale.at.toISOString(),
  });
  const owed = (each: OwedBooking | OwedPackage | OwedBack) => {
    const names = namesOf(each.names, each.minutes, inArabic);
    const because = 'feeBecause' in each ? each.feeBecause : null;
    const whole = because === null ? names : feeNameOf(names, because);
    return {
      client: named(each.client),
      location: each.locationCode,
      name: said('isDifference' in each && each.isDifference ? differenceOf(whole) : whole),
      at: each.at.toISOString(),
    };
  };
  return {
    bookings: bookings.map((each) => ({
      booking_id: each.id,
      price: amountOf(each.minor),
      ...giverOnWire(each),
      difference: each.isDifference,
      ...owed(each),
    })),
    packages: packages.map((each) => ({
      owned_package_id: each.id,
      price: amountOf(each.minor),
      first_session: each.firstSession,
      ...owed(each),
    })),
    sales: sales
      .map((sale) => ({ sale, dueMinor: leftToPay(sumsOf(sale).dueMinor, sale.id, back) }))
      .filter(({ dueMinor }) => dueMinor > 0)
      .map(({ sale, dueMinor }) => ({
        id: sale.id,
        due: amountOf(dueMinor),
        paid_online: amountOf(onlineMinorOf(sale)),
        givers: sale.givers.map(giverOnWire),
        ...ofSale(sale),
      })),
    back: paidOf(back).map(({ paidMinor, ...each }) => ({
      booking_id: each.bookingId,
      sale_id: each.saleId,
      line_id: each.lineId,
      amount: amountOf(each.minor),
      paid: amountOf(paidMinor),
      invoice: each.invoice,
      ...owed(each),
    })),
    overpaid: unsettled.overpaid
      .filter(isNamed)
      .slice(0, MOST_OWED)
      .map((sale) => ({
        sale_id: sale.id,
        amount: amountOf(-sumsOf(sale).dueMinor),
        invoice: sale.documents.findLast(({ kind }) => kind === 'invoice')?.number ?? null,
        refused_by_bank: sale.payments.some(({ cardRefund }) => cardRefund === 'failed'),
        ...ofSale(sale),
      })),
    more: lists.some((list) => list.length > MOST_OWED),
  };
}

type NamedSale = SaleRow & Record<'client' | 'payer', NonNullable<SaleRow['client']>>;

/** What is sold to a person who is not named is paid at once, so nothing of it is ever open. */
function isNamed(sale: SaleRow): sale is NamedSale {
  return sale.client !== null && sale.payer !== null;
}

function onlineMinorOf({ payments }: SaleRow): number {
  const online = payments.filter(({ method }) => method === 'online');
  return Math.max(
    0,
    online.reduce((sum, { minor }) => sum + minor, 0),
  );
}

/** What is left to pay for a sale once what is owed back is credited. */
function leftToPay(dueMinor: number, saleId: string, back: readonly OwedBack[]): number {
  const its = back.filter((each) => each.saleId === saleId);
  return dueMinor - its.reduce((sum, { minor }) => sum + minor, 0);
}

/**
 * The paid part of it: the unpaid part of a sale is credited first, and nothing is handed back for
 * that.
 */
function paidOf(back: readonly OwedBack[]): (OwedBack & { readonly paidMinor: number })[] {
  const due = new Map(back.map(({ saleId, dueMinor }) => [saleId, dueMinor]));
  return back.map((each) => {
    const left = Math.max(0, due.get(each.saleId) ?? 0);
    due.set(each.saleId, left - each.minor);
    return { ...each, paidMinor: Math.max(0, each.minor - left) };
  });
}
