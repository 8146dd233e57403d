import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { addDays, minuteOf } from '../../platform/studio-days.ts';
import { listStoredRates } from '../staff/pay-rates/set-pay.ts';
import { dividedBy, type PayFact, type PayLine, payLinesOf } from './commission-and-hours-rules.ts';
import { monthAfter } from './correction-rules.ts';
import { listPaidShares } from './queries/months.ts';
import { listTipRules } from './queries/settings.ts';
import * as queries from './queries/worth-of-sessions-products-and-tips.ts';
import { areTipsShared, type TipRule, tipLinesOf } from './tip-rules.ts';

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
 * @param options.ratedOnly leaves out sessions of therapists without any rate, which earn nothing
 */
export async function workOutPay(
  db: Db | Trx,
  { from, to }: { readonly from: string; readonly to: string },
  { ratedOnly = false }: { readonly ratedOnly?: boolean } = {},
): Promise<EarnedLine[]> {
  const span = spanOf(from, addDays(monthAfter(to), -1));
  const rates = await listStoredRates(db);
  const rated = [...rates].flatMap(([id, own]) => (own.length > 0 ? [id] : []));
  const sessions = await queries.listHeldSessions(db, span, ratedOnly ? rated : null);
  const refunds = await queries.listSessionRefunds(db, span);
  const products = await queries.listAdvisedProducts(db, span);
  const paid = await listPaidShares(
    db,
    refunds.map(({ bookingId }) => bookingId),
  );
  const facts = [
    ...sessions.flatMap(sessionFacts),
    ...refunds.flatMap(refundFacts),
    ...products.map(productFact),
  ];
  const groups = Map.groupBy(facts, ({ therapistId, fact }) =>
    [therapistId, monthOf(fact.day)].join(' '),
  );
  const lines = [...groups.values()].flatMap((group) => {
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
  return [...lines, ...(await workOutTips(db, span))];
}

async function workOutTips(db: Db | Trx, span: queries.PaySpan): Promise<EarnedLine[]> {
  const tips = await queries.listGivenTips(db, span);
  const rules = await listTipRules(db);
  const worked = await readWorked(db, span, tips, rules);
  return tipLinesOf(tips, worked, rules)
    .map(({ therapistId, line }) => ({ ...line, therapistId, month: monthOf(line.day) }))
    .filter(({ day }) => day >= span.from && day <= span.to);
}

/**
 * A therapist's tips on a day (`YYYY-MM-DD`), and in its month up to that day, in minor units, as their
 * statement will have them: where tips are shared, their part of what everybody was given.
 */
export async function sumTipsOf(
  db: Db,
  therapistId: number,
  day: string,
): Promise<{ dayFils: number; monthFils: number; areShared: boolean }> {
  const lines = await workOutTips(db, spanOf(monthOf(day), day));
  const own = lines.filter((line) => line.therapistId === therapistId);
  const sum = (of: typeof own) => of.reduce((all, { amountFils }) => all + amountFils, 0);
  return {
    dayFils: sum(own.filter((line) => line.day === day)),
    monthFils: sum(own),
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

function spanOf(from: string, to: string): queries.PaySpan {
  return {
    ...{ from, to },
    begins: minuteOf(from, DAY_BEGINS_MINUTE),
    ends: minuteOf(addDays(to, 1), DAY_BEGINS_MINUTE),
  };
}

/** The first day of a day's month. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

interface Dated {
  readonly therapistId: number;
  readonly at: Date;
  readonly fact: PayFact;
}

/** Each service of a session has its share of the value: by prices, or by minutes where it had none. */
function divided(fils: number, lines: queries.HeldRow['lines']): number[] {
  const prices = lines.map(({ priceFils }) => priceFils);
  const isPriced = prices.some((price) => price > 0);
  return dividedBy(fils, isPriced ? prices : lines.map(({ minutes }) => minutes));
}

function sessionFacts(row: queries.HeldRow): Dated[] {
  const values = divided(row.valueFils, row.lines);
  const minutes = dividedBy(
    row.minutes,
    row.lines.map((line) => line.minutes),
  );
  return row.lines.map(({ position, serviceId, name }, at) => ({
    ...{ therapistId: row.therapistId, at: row.startsAt },
    fact: {
      ...{ source: `session ${row.bookingId} ${position}`, kind: 'session', of: null },
      ...{ day: row.day, rateDay: row.day, location: row.location, name },
      ...{ bookingId: row.bookingId, saleLineId: null, serviceId, productId: null },
      ...{ minutes: minutes[at] ?? 0, baseFils: values[at] ?? 0 },
    },
  }));
}

function refundFacts(row: queries.SessionRefundRow): Dated[] {
  const { bookingId, saleLineId } = row;
  const parts = divided(row.fils, row.lines);
  return row.lines.map(({ position, serviceId, name }, at) => ({
    ...{ therapistId: row.therapistId, at: row.at },
    fact: {
      source: `refund ${row.refundId} ${saleLineId} ${position}`,
      ...{ kind: 'refund', of: `session ${bookingId} ${position}` },
      ...{ day: row.day, rateDay: row.heldOn, location: row.location, name },
      ...{ bookingId, saleLineId, serviceId, productId: null },
      ...{ minutes: 0, baseFils: parts[at] ?? 0 },
    },
  }));
}

function productFact(row: queries.ProductRow): Dated {
  const { saleLineId, productId, refundId } = row;
  const sale = `product ${saleLineId}`;
  return {
    ...{ therapistId: row.therapistId, at: row.at },
    fact: {
      source: refundId === null ? sale : `refund ${refundId} ${saleLineId}`,
      kind: refundId === null ? 'product' : 'refund',
      of: refundId === null ? null : sale,
      ...{ day: row.day, rateDay: row.soldOn, location: row.location, name: row.name },
      ...{ bookingId: null, saleLineId, serviceId: null, productId },
      ...{ minutes: 0, baseFils: row.fils },
    },
  };
}
