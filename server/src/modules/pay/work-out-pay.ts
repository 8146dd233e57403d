import type { Db, Trx } from '../../platform/database/db.ts';
import { addDays, spanOfDays } from '../../platform/studio-days.ts';
import { listStoredRates } from '../staff/pay-rates/set-pay.ts';
import { type PayLine, payLinesOf } from './commission-and-hours-rules.ts';
import { monthAfter } from './correction-rules.ts';
import { type Dated, productFact, refundFacts, sessionFacts } from './facts-of-pay.ts';
import { listPaidShares } from './queries/months.ts';
import { listTipRules } from './queries/settings.ts';
import * as queries from './queries/worth-of-sessions-products-and-tips.ts';
import { areTipsShared, type TipRule, tipLinesOf, withDaysTaken } from './tip-rules.ts';

/** A line of somebody's pay, with the first day of its month. */
export interface EarnedLine extends PayLine {
  readonly therapistId: number;
  readonly month: string;
}

/**
 * What everybody earns in some months, worked out from sessions, sales and tips as they are now.
 *
 * @param from the first day of the first month, `YYYY-MM-01`
 * @param to the first day of the last month
 */
export async function workOutPay(
  db: Db | Trx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<EarnedLine[]> {
  const span = spanOf(from, lastDayOf(to));
  const rates = await listStoredRates(db);
  const sessions = await queries.listHeldSessions(db, span);
  const { facts, paid } = await findOtherFacts(db, span);
  const lines = linesOfMonths([...sessions.flatMap(sessionFacts), ...facts], rates, paid);
  return [...lines, ...(await workOutTips(db, span))];
}

/** Refunds of sessions, and advised products, on some days; and the shares that closed months paid. */
export async function findOtherFacts(db: Db | Trx, span: queries.PaySpan) {
  const refunds = await queries.listSessionRefunds(db, span);
  const products = await queries.listAdvisedProducts(db, span);
  const paid = await listPaidShares(
    db,
    refunds.map(({ bookingId }) => bookingId),
  );
  return { facts: [...refunds.flatMap(refundFacts), ...products.map(productFact)], paid };
}

/** The lines of each therapist and month, of everything that counts in these months. */
export function linesOfMonths(
  facts: readonly Dated[],
  rates: Awaited<ReturnType<typeof listStoredRates>>,
  paid: ReadonlyMap<string, number>,
): EarnedLine[] {
  const groups = Map.groupBy(facts, ({ therapistId, fact }) =>
    [therapistId, monthOf(fact.day)].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const therapistId = group[0]?.therapistId ?? 0;
    const inOrder = group.toSorted(
      (one, other) =>
        one.fact.day.localeCompare(other.fact.day) ||
        one.at.getTime() - other.at.getTime() ||
        one.fact.source.localeCompare(other.fact.source),
    );
    return payLinesOf(
      inOrder.map(({ fact }) => fact),
      rates.get(therapistId) ?? [],
      paid,
    ).map((line) => ({ ...line, therapistId, month: monthOf(line.day) }));
  });
}

/** Everybody's tips of some days. */
export async function workOutTips(db: Db | Trx, span: queries.PaySpan): Promise<EarnedLine[]> {
  const isIn = (day: string) => day >= span.from && day <= span.to;
  const moved = await queries.listMovedTips(db, span);
  const tips = withDaysTaken(moved).filter(({ day, takenOn }) => isIn(day) || isIn(takenOn));
  const rules = await listTipRules(db);
  const worked = await readWorked(db, span, tips, rules);
  return tipLinesOf(tips, worked, rules)
    .map(({ therapistId, line }) => ({ ...line, therapistId, month: monthOf(line.day) }))
    .filter(({ day }) => isIn(day));
}

/**
 * A therapist's tips on a day (`YYYY-MM-DD`), and in its month up to that day, in minor units, as their
 * statement will have them: where tips are shared, their part of what everybody was given.
 */
export async function sumTipsOf(
  db: Db,
  therapistId: number,
  day: string,
): Promise<{ dayMinor: number; monthMinor: number; areShared: boolean }> {
  const lines = await workOutTips(db, spanOf(monthOf(day), day));
  const own = lines.filter((line) => line.therapistId === therapistId);
  const sum = (of: typeof own) => of.reduce((all, { amountMinor }) => all + amountMinor, 0);
  return {
    dayMinor: sum(own.filter((line) => line.day === day)),
    monthMinor: sum(own),
    areShared: areTipsShared(await listTipRules(db), day),
  };
}

/** Who worked on the days of shared tips; not looked up when no tips are shared. */
async function readWorked(
  db: Db | Trx,
  span: queries.PaySpan,
  tips: readonly { readonly takenOn: string }[],
  rules: readonly TipRule[],
) {
  const days = tips.map(({ takenOn }) => takenOn).toSorted();
  const [first] = days;
  if (first === undefined || !rules.some(({ shared }) => shared)) return [];
  return queries.listWorked(
    db,
    spanOf([first, span.from].toSorted()[0] ?? first, days.at(-1) ?? first),
  );
}

export function spanOf(from: string, to: string): queries.PaySpan {
  return { from, to, ...spanOfDays(from, to) };
}

/** The last day of a month, by its first. */
export const lastDayOf = (month: string) => addDays(monthAfter(month), -1);

/** The first day of a day's month. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
