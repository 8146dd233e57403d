import type { TillDay } from '@limber/contract/desk/money/till.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db } from '../../platform/database/db.ts';
import { findDayOfBooks } from './queries/drawers.ts';
import { listSalesOfDay, sumCreditedOn } from './queries/sales.ts';
import { onWire } from './sale-on-wire.ts';

/** What was sold and paid in the books of a branch's day; default: the latest opened one. */
export async function readTillDay(
  db: Db,
  request: { locationCode: string; day: string | undefined },
): Promise<TillDay> {
  const found = await findDayOfBooks(db, request.locationCode, request.day);
  if (!found) return { day: request.day ?? null, open: false, sales: [], credited: 0 };
  const [sales, creditedMinor] = await Promise.all([
    listSalesOfDay(db, request.locationCode, found.day),
    sumCreditedOn(db, request.locationCode, found.day),
  ]);
  return {
    day: found.day,
    open: found.open,
    sales: sales.map(onWire),
    credited: amountOf(creditedMinor),
  };
}
