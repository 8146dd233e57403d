import type { HandedMoney } from '@limber/contract/desk/money/till-values.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { announceMoney } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { lockDrawerWithCash, lockTodaysDrawer, refuseEmptying } from '../open-and-close-drawer.ts';
import { insertCreditPayments } from '../queries/new-sales.ts';
import { paidMinor, readRounding } from '../take-payments-and-tips.ts';

/** Money over the counter that is owed and no sale; out of the drawer it is below zero. */
interface Moved {
  readonly minor: number;
  readonly locationCode: string;
  readonly actorId: number;
  readonly at: Date;
}

/**
 * Takes money that is owed from then on into the books of the branch's open day, or gives it back
 * out of them; `enter` writes to whom. Refuses 400 a slip without its number, 409 cash that coins
 * cannot make up, more than is in the drawer, and a branch whose day is closed or not opened.
 */
export function moveOwedMoney<Answer>(
  db: Db,
  { accountId: actorId }: Actor,
  {
    location: locationCode,
    payments,
    way,
  }: { readonly location: string; readonly payments: HandedMoney; readonly way: 'in' | 'out' },
  now: Date,
  enter: (
    trx: Trx,
    moved: Moved,
  ) => Promise<{ readonly creditEntryId: string; answer(): Promise<Answer> }>,
): Promise<Answer> {
  return transactAs(db, actorId, async (trx) => {
    const paid = payments.map((payment) => paidMinor(payment));
    // What is owed is what is handed over: only whole coins.
    await readRounding(trx, 0, paid);
    const drawerId = await lockDrawer(trx, locationCode, way === 'out' ? paid : null, now);
    const moved = way === 'in' ? paid : paid.map((each) => ({ ...each, minor: -each.minor }));
    const minor = moved.reduce((sum, each) => sum + each.minor, 0);
    const entered = await enter(trx, { minor, locationCode, actorId, at: now });
    const { creditEntryId } = entered;
    await insertCreditPayments(trx, { creditEntryId, drawerId, actorId, at: now }, moved);
    await announceMoney(trx, locationCode, now);
    return keepAnswer(trx, await entered.answer());
  });
}

async function lockDrawer(
  trx: Trx,
  locationCode: string,
  goesOut: Parameters<typeof refuseEmptying>[1] | null,
  now: Date,
): Promise<number> {
  const today = studioDayOf(now);
  if (goesOut === null) return (await lockTodaysDrawer(trx, locationCode, today)).id;
  const drawer = await lockDrawerWithCash(trx, locationCode, today);
  refuseEmptying(drawer, goesOut);
  return drawer.id;
}
