import { minorOf } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { findStored } from '../../../platform/database/lock-account.ts';
import { listDue } from '../../till/list-owed.ts';
import type { LinkedThing } from './queries.ts';

/** One thing that a client owes, with the present amount. */
export interface OwedNow {
  readonly name: string;
  readonly minor: number;
  /** When the session begins, or the time of purchase or sale. */
  readonly at: Date;
  readonly isSession: boolean;
  /** Null: no branch. */
  readonly locationCode: string | null;
}

/** What is owed for something; null: nothing. */
export async function readOwed(
  db: Db | Trx,
  { accountId, ...thing }: LinkedThing & { readonly accountId: number },
  language: Language,
): Promise<OwedNow | null> {
  const clientId = await findStored(db, accountId);
  if (clientId === undefined) return null;
  const { bookings, packages, sales } = await listDue(db, clientId, language);
  const booking = bookings.find(({ booking_id }) => booking_id === thing.bookingId);
  const pack = packages.find(({ owned_package_id }) => owned_package_id === thing.packageId);
  const sale = sales.find(({ id }) => id === thing.saleId);
  const found = booking ?? pack ?? sale;
  if (!found) return null;
  return {
    name: found.name,
    minor: minorOf('due' in found ? found.due : found.price),
    at: new Date(found.at),
    isSession: booking !== undefined,
    locationCode: found.location,
  };
}
