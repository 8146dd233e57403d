import type { SoldPackage } from '@limber/contract/desk/clients/sold-packages.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { dayOf, studioDayOf } from '../../../platform/studio-days.ts';
import { readTerms } from '../../catalogue/settings/read-terms.ts';
import { fromElsewhere } from '../../packages/minutes/minutes-left-rules.ts';
import { findSale } from '../queries/sales.ts';
import { listSoldPackageRows } from '../queries/sold-packages.ts';
import { readLargestReduction } from '../read-largest-reduction.ts';
import { unknownSale } from '../sale-on-wire.ts';
import { mostBack, worthWithVat } from './refund-limit-and-vat-rules.ts';

/**
 * For the packages in a sale: where the minutes went, what is left and its value, and what the
 * caller may give back. Refuses 404 a foreign sale.
 */
export async function listSoldPackages(
  db: Db,
  actor: Actor,
  request: { id: string; locationCode: string },
  now: Date,
): Promise<SoldPackage[]> {
  const [sale, percent, { membership_minutes: neededMinutes }] = await Promise.all([
    findSale(db, request),
    readLargestReduction(db, actor),
    readTerms(db),
  ]);
  if (!sale) throw unknownSale();
  const days = { today: studioDayOf(now), date: dayOf(now) };
  const rows = await listSoldPackageRows(db, request.id, { ...days, neededMinutes });
  return rows.flatMap((row) => {
    const { lineId, minutes, isOver } = row;
    const leftMinutes = isOver ? 0 : row.leftMinutes;
    const leftMinor = isOver ? 0 : row.leftMinor;
    const line = sale.lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const ofLine = line.grossMinor - line.refundedMinor;
    const foreign = fromElsewhere(leftMinutes, row.transferredMinutes);
    // As the ledger takes them: in proportion, half up.
    const ownMinor =
      foreign === 0 ? leftMinor : Math.round((leftMinor * (leftMinutes - foreign)) / leftMinutes);
    const worth =
      minutes === null ? ofLine : Math.min(ofLine, worthWithVat(ownMinor, line.basisPoints));
    return {
      line_id: lineId,
      minutes,
      used: Math.max(0, row.usedMinutes),
      refunded: row.refundedMinutes,
      expired: row.expiredMinutes + row.leftMinutes - leftMinutes,
      adjusted: row.adjustedMinutes,
      transferred: row.transferredMinutes,
      left: leftMinutes,
      stays: foreign,
      worth: amountOf(worth),
      most: amountOf(mostBack(line, worth, percent)),
      ends_membership: row.isUnlocking,
    };
  });
}
