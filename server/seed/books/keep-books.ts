import { markPackagePaid } from '../../src/modules/packages/mark-package-paid.ts';
import { expectedIn } from '../../src/modules/till/cash-drawer-rules.ts';
import {
  findDrawer,
  insertDrawer,
  insertMovement,
  updateClosed,
} from '../../src/modules/till/queries/drawers.ts';
import { findVatRate } from '../../src/modules/till/vat/vat-rate-queries.ts';
import type { Trx } from '../../src/platform/database/db.ts';
import {
  addDays,
  dayOf,
  daysBetween,
  minuteOf,
  minutesOf,
  studioDayOf,
  weekdayOf,
} from '../../src/platform/studio-days.ts';
import type { DeskOf } from '../demo-team.ts';
import { insertRows } from '../insert-rows.ts';
import { type Chance, pick } from '../seeded-chance.ts';
import { openingHours } from '../studio.ts';
import { type PlannedSale, TILL_SINCE_DAYS } from './plan-sale.ts';
import { writeRefunds } from './write-refunds.ts';
import { openSeries, writeSales } from './write-sales.ts';

const BRANCHES = ['A', 'B'];
const FLOAT_MINOR = 50_000;
const MINUTE_MS = 60_000;
const TO_BANK_MINOR = 100_000;
const THURSDAY = 4;

/** Days ago, branch, and the surplus or shortage of cash. */
const DIFFERENCES = [
  {
    daysAgo: 9,
    branch: 'A',
    minor: -2_000,
    reason: 'Change given out twice, see the slip of 17:40',
  },
  { daysAgo: 31, branch: 'B', minor: 500, reason: 'A client did not want the change' },
];

/** What the demo's books are generated from. */
export type Books = { sales: readonly PlannedSale[]; deskOf: DeskOf; now: Date; chance: Chance };

/**
 * Keeps the books since there is a till, a day after the other: each branch opens its drawer,
 * sells, takes and gives back, counts and closes. Today's are open.
 */
export async function keepBooks(trx: Trx, books: Books): Promise<void> {
  const { now } = books;
  const today = studioDayOf(now);
  const first = addDays(dayOf(now), -TILL_SINCE_DAYS);
  // A refunded package is closed, and no longer paid.
  await markPackages(trx, books.sales);
  const series = await openSeries(trx, BRANCHES);
  const byDay = groupByDay(books.sales);
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const [drawers, basisPoints] = await Promise.all([
      openDrawers(trx, day, books),
      findVatRate(trx, day),
    ]);
    const { sales = [], payments = [], refunds = [] } = byDay(day);
    await writeSales(trx, { drawers, series, basisPoints, sales, payments });
    await writeRefunds(trx, refunds, drawers, books.chance);
    if (day === today) break;
    await Promise.all(
      [...drawers].map(([branch, drawerId]) => closeDrawer(trx, { day, branch, drawerId }, books)),
    );
  }
  await insertRows(
    trx,
    'document_series',
    [...series].flatMap(([branch, { number }]) =>
      number === 0 ? [] : [{ location_code: branch, kind: 'invoice', last_number: number }],
    ),
  );
}

async function openDrawers(trx: Trx, day: string, { deskOf, now, chance }: Books) {
  const opened = BRANCHES.map(async (branch) => {
    const opening = minuteOf(day, hoursOf(day).opensMinute - 20 - chance.below(10));
    const at = new Date(Math.min(opening.getTime(), now.getTime() - 5 * MINUTE_MS));
    const actorId = pick(deskOf(branch), chance);
    const drawer = { locationCode: branch, day, floatMinor: FLOAT_MINOR, actorId, at };
    return [branch, await insertDrawer(trx, drawer)] as const;
  });
  return new Map(await Promise.all(opened));
}

/** What is sold, paid and refunded on each day of the studio. */
function groupByDay(sales: readonly PlannedSale[]) {
  const sold = Map.groupBy(sales, ({ at }) => studioDayOf(at));
  const payments = Map.groupBy(
    sales.flatMap((sale) => sale.payments.map((payment) => ({ sale, payment }))),
    ({ payment }) => studioDayOf(payment.at),
  );
  const refunds = Map.groupBy(
    sales.flatMap((sale) => (sale.refund ? [{ sale, refund: sale.refund }] : [])),
    ({ refund }) => studioDayOf(refund.at),
  );
  return (day: string) => ({
    sales: sold.get(day),
    payments: payments.get(day),
    refunds: refunds.get(day),
  });
}

async function closeDrawer(
  trx: Trx,
  { day, branch, drawerId }: { day: string; branch: string; drawerId: number },
  { deskOf, now, chance }: Books,
): Promise<void> {
  const actorId = pick(deskOf(branch), chance);
  const closesAt = minuteOf(day, hoursOf(day).closesMinute + 45 + chance.below(15));
  const drawer = await findDrawer(trx, { locationCode: branch, id: drawerId });
  if (!drawer) throw new Error('A drawer that was opened is there.');
  const isForBank = weekdayOf(day) === THURSDAY && expectedIn(drawer) > TO_BANK_MINOR + FLOAT_MINOR;
  if (isForBank) {
    await insertMovement(trx, {
      drawerId,
      amountMinor: -TO_BANK_MINOR,
      reason: 'To the bank',
      actorId,
      at: new Date(closesAt.getTime() - 10 * MINUTE_MS),
    });
  }
  const expectedMinor = expectedIn(drawer) - (isForBank ? TO_BANK_MINOR : 0);
  const daysAgo = daysBetween(day, dayOf(now));
  const wrong = DIFFERENCES.find((each) => each.daysAgo === daysAgo && each.branch === branch);
  await updateClosed(trx, drawerId, {
    expectedMinor,
    countedMinor: expectedMinor + (wrong?.minor ?? 0),
    reason: wrong?.reason ?? null,
    actorId,
    at: closesAt,
  });
}

function hoursOf(day: string): { opensMinute: number; closesMinute: number } {
  const hours = openingHours.find(({ weekday }) => weekday === weekdayOf(day));
  if (!hours) throw new Error('The studio is open every day.');
  return { opensMinute: minutesOf(hours.opensAt), closesMinute: minutesOf(hours.closesAt) };
}

/** Packages are paid since the payment that completed their sale. */
async function markPackages(trx: Trx, sales: readonly PlannedSale[]): Promise<void> {
  for (const { line, payments } of sales) {
    if (line.packageId === null) continue;
    const paidMinor = payments.reduce((sum, { minor }) => sum + minor, 0);
    const last = payments.at(-1);
    if (last && paidMinor === line.grossMinor)
      await markPackagePaid(trx, [line.packageId], last.at);
  }
}
