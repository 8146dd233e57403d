import type { Due } from '@limber/contract/desk/till.ts';
import type { Db } from '../../platform/database/db.ts';
import { isPerson } from '../../platform/database/hold-account.ts';
import { aedOf } from '../../platform/money.ts';
import {
  listOpenSales,
  listUnsoldAt,
  listUnsoldTo,
  type OwedBooking,
  type OwedPackage,
} from './queries/owed.ts';
import { listSales, type SaleRow } from './queries/sales.ts';
import { productName, sumsOf } from './rules.ts';
import { MOST_LISTED, named, unknownClient } from './sale-on-wire.ts';

interface Unsold {
  readonly bookings: readonly OwedBooking[];
  readonly packages: readonly OwedPackage[];
}

/** What a client has booked, bought or been sold and not paid. Refuses 404 nobody. */
export async function listDue(db: Db, clientId: number): Promise<Due> {
  if (!(await isPerson(db, clientId))) throw unknownClient();
  const [unsold, sales] = await Promise.all([
    listUnsoldTo(db, clientId),
    listSales(db, clientId, MOST_LISTED),
  ]);
  return onWire(unsold, sales.toReversed());
}

/** What is owed to a branch: sessions that have begun by `now`, packages and sales not paid. */
export async function listOwed(db: Db, locationCode: string, now: Date): Promise<Due> {
  const [unsold, sales] = await Promise.all([
    listUnsoldAt(db, locationCode, now),
    listOpenSales(db, locationCode),
  ]);
  return onWire(unsold, sales);
}

function onWire({ bookings, packages }: Unsold, sales: readonly SaleRow[]): Due {
  return {
    bookings: bookings.map((each) => ({
      booking_id: each.id,
      price: aedOf(each.fils),
      therapist_id: each.therapistId,
      ...owed(each),
    })),
    packages: packages.map((each) => ({
      owned_package_id: each.id,
      price: aedOf(each.fils),
      first_session: each.firstSession,
      ...owed(each),
    })),
    sales: sales
      .filter((sale) => sumsOf(sale).dueFils > 0)
      .map((sale) => ({
        id: sale.id,
        due: aedOf(sumsOf(sale).dueFils),
        client: named(sale.client),
        location: sale.locationCode,
        name: sale.lines.map(({ name }) => name).join(', '),
        at: sale.at.toISOString(),
      })),
  };
}

function owed({ client, locationCode, name, minutes, at }: OwedBooking | OwedPackage) {
  return {
    client: named(client),
    location: locationCode,
    name: productName({ name, minutes }),
    at: at.toISOString(),
  };
}
