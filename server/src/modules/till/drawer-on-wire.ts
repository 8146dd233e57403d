import type { Drawer } from '@limber/contract/desk/money/drawers.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { expectedIn, UNKNOWN_DRAWER } from './cash-drawer-rules.ts';
import { type DrawerRow, findDrawer } from './queries/drawers.ts';

/** A drawer on the wire; null when there is none. */
export async function readDrawer(
  db: Db | Trx,
  which: { locationCode: string; id?: number; day?: string | undefined },
): Promise<Drawer | null> {
  const found = await findDrawer(db, which);
  return found ? onWire(found) : null;
}

/** A drawer. Refuses 404 one that is not of the branch. */
export async function readDrawerThere(
  db: Db | Trx,
  which: { locationCode: string; id: number },
): Promise<Drawer> {
  const found = await findDrawer(db, which);
  if (!found) throw refusal(404, UNKNOWN_DRAWER);
  return onWire(found);
}

function onWire(row: DrawerRow): Drawer {
  return {
    id: row.id,
    location: row.locationCode,
    day: row.day,
    opened_at: row.openedAt.toISOString(),
    opened_by: row.openedBy,
    float: amountOf(row.floatMinor),
    cash: amountOf(row.cashMinor),
    terminal: amountOf(row.terminalMinor),
    transfer: amountOf(row.transferMinor),
    online: amountOf(row.onlineMinor),
    credit: amountOf(row.creditMinor),
    paid_in: amountOf(row.paidInMinor),
    gift_card: amountOf(row.giftCardMinor),
    gift_cards_sold: amountOf(row.giftCardsSoldMinor),
    tips: amountOf(row.tipsMinor),
    rounding: amountOf(-row.letOffMinor),
    movements: row.movements.map(({ minor, reason, at, by }) => ({
      amount: amountOf(minor),
      reason,
      at: new Date(at).toISOString(),
      moved_by: by,
    })),
    expected: amountOf(expectedIn(row)),
    counted: row.countedMinor === null ? null : amountOf(row.countedMinor),
    difference_reason: row.differenceReason,
    closed_at: row.closedAt?.toISOString() ?? null,
    closed_by: row.closedBy,
  };
}
