import type { Trx } from '../../../platform/database/db.ts';
import { dayOf, studioDayOf } from '../../../platform/studio-days.ts';
import { findDaysLeft } from '../../packages/lost-month.ts';
import { fromElsewhere } from '../../packages/minutes/minutes-left-rules.ts';
import type { SaleRow } from '../queries/sales.ts';
import { listSoldPackageRows } from '../queries/sold-packages.ts';
import { worthWithVat } from '../refunding/refund-limit-and-vat-rules.ts';
import type { RefundedPart } from '../refunding/write-refund.ts';
import { sumsOf } from '../sale-total-rules.ts';

/**
 * What was not used of a month of a plan whose payment was lost, never more than was lost: its own minutes that
 * are left, at what they are worth; of an unlimited month the days after today, in proportion. Minutes of the month
 * before, and what is booked, are not among it.
 */
export async function unusedOfMonth(
  trx: Trx,
  sale: SaleRow,
  lostMinor: number,
  now: Date,
): Promise<RefundedPart[]> {
  const days = { today: studioDayOf(now), date: dayOf(now), neededMinutes: 0 };
  const [row] = await listSoldPackageRows(trx, sale.id, days);
  const line = sale.lines.find(({ id }) => id === row?.lineId);
  if (!row || !line?.packageId || row.isOver) return [];
  const most = Math.min(line.grossMinor - line.refundedMinor, lostMinor, sumsOf(sale).dueMinor);
  const { leftMinutes, leftMinor } = row;
  const part = { line, closesPackage: false, piecesBack: null };
  if (row.minutes === null) {
    const { left, all } = await findDaysLeft(trx, line.packageId, days.date);
    const grossMinor = Math.min(most, Math.floor((line.grossMinor * left) / all));
    return grossMinor > 0 ? [{ ...part, grossMinor, minutes: 0 }] : [];
  }
  const minutes = leftMinutes - fromElsewhere(leftMinutes, row.transferredMinutes);
  if (minutes === 0) return [];
  const ownMinor = Math.round((leftMinor * minutes) / leftMinutes);
  const worthMinor = worthWithVat(ownMinor, line.basisPoints);
  return [{ ...part, grossMinor: Math.max(0, Math.min(most, worthMinor)), minutes }];
}
