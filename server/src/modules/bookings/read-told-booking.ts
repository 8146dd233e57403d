import type { ServiceType } from '@limber/contract/bookings.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import type { Language } from '@limber/contract/values.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { dayOf, longDateOf, timeOf } from '../../platform/dubai.ts';
import { aedOf } from '../../platform/money.ts';
import { readNames } from '../catalogue/read-names.ts';
import type { ToldBooking } from './emails.ts';
import { findBookingToTell } from './queries.ts';
import { paidBy } from './rules.ts';

/** A booking as mails and calendars tell it, and whose it is; null when there is none. */
export async function readToldBooking(
  db: Db | Trx,
  bookingId: string,
): Promise<(ToldBooking & { status: string; clientId: number }) | null> {
  const row = await findBookingToTell(db, bookingId);
  if (!row) return null;
  const language = row.language as Language;
  const named = await readNames(db, language);
  return {
    id: row.id,
    status: row.status,
    clientId: row.clientId,
    language,
    clientEmail: row.clientEmail,
    clientFirstName: row.clientFirstName,
    therapistName: `${row.first_name} ${row.last_name}`,
    serviceNames: row.lines.map((line) => named(line.service_name)),
    locationName: named(row.locationName),
    locationAddress: named(row.locationAddress),
    date: longDateOf(dayOf(row.starts_at), language),
    time: timeOf(row.starts_at),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    priceAed: aedOf(row.price_fils),
    package:
      row.packageName === null
        ? null
        : {
            name: named(row.packageName),
            kind: row.packageKind as PackageKind,
            minutes: row.package_minutes ?? 0,
            boughtForAed:
              paidBy(row.service_type as ServiceType).paidBy === 'purchase'
                ? aedOf(row.packageFils ?? 0)
                : null,
          },
    isCancelled: row.status === 'cancelled',
    late: row.late,
    changes: row.changes ?? 0,
  };
}
