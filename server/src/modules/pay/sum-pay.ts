import type { Db } from '../../platform/database/db.ts';
import { listStoredRates } from '../staff/pay-rates/set-pay.ts';
import { type PayFact, payLinesOf } from './commission-and-hours-rules.ts';
import { type Dated, sessionFacts } from './facts-of-pay.ts';
import { type CountedWork, findKeptWork, type WorkInOrder } from './kept-work/queries.ts';
import { listTherapists } from './queries/months.ts';
import { listHeldOfDays } from './queries/worth-of-sessions-products-and-tips.ts';
import {
  type EarnedLine,
  findOtherFacts,
  lastDayOf,
  linesOfMonths,
  monthOf,
  spanOf,
  workOutTips,
} from './work-out-pay.ts';

interface Days {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  /** Null: all branches. */
  readonly locationCode: string | null;
}

/**
 * What each therapist earned on some days; in minor units, `payMinor` null without a rate. It is read
 * from what is kept of each day. Without tiers equal services are paid alike, so they are counted; what
 * a tier pays depends on the month before it, so these services are taken one by one.
 */
export async function sumPay(
  db: Db,
  days: Days,
): Promise<
  { therapistId: number; therapist: string; payMinor: number | null; tipMinor: number }[]
> {
  const rates = await listStoredRates(db);
  const tiered = [...rates].flatMap(([id, own]) => (own.some(hasTiers) ? [id] : []));
  const plain = [...rates].flatMap(([id, own]) =>
    own.length > 0 && !own.some(hasTiers) ? [id] : [],
  );
  const months =
    tiered.length === 0 ? days : { from: monthOf(days.from), to: lastDayOf(monthOf(days.to)) };
  const span = spanOf(months.from, months.to);
  const [kept, { facts, paid }, tips] = await Promise.all([
    findKeptWork(
      db,
      { days, therapistIds: plain },
      { from: months.from, to: months.to, therapistIds: tiered },
    ),
    findOtherFacts(db, span),
    workOutTips(db, spanOf(days.from, days.to)),
  ]);
  const rated = new Set([...plain, ...tiered]);
  const sinceKept = (rated.size === 0 ? [] : await listHeldOfDays(db, kept.old))
    .filter(({ therapistId }) => rated.has(therapistId))
    .flatMap(sessionFacts);
  const isTiered = new Set(tiered);
  const all = [...sinceKept, ...facts];
  const inMonths = linesOfMonths(
    [
      ...kept.inOrder.flatMap(factsInOrder),
      ...all.filter(({ therapistId }) => isTiered.has(therapistId)),
    ],
    rates,
    paid,
  );
  const paidAlike = (therapistId: number, fact: PayFact, times: number): Earned[] =>
    payLinesOf([fact], rates.get(therapistId) ?? [], paid).map((line) => ({
      ...{ therapistId, isRated: line.shareBasisPoints !== null },
      ...{ payMinor: line.amountMinor * times, tipMinor: 0 },
    }));
  const earned = [
    ...inMonths.filter(isOf(days)).map(earnedOf),
    ...tips.filter(isOf(days)).map(earnedOf),
    ...kept.counted.flatMap((row) => paidAlike(row.therapistId, countedFact(row), row.times)),
    ...all.flatMap(({ therapistId, fact }) =>
      isTiered.has(therapistId) || !isOf(days)(fact) ? [] : paidAlike(therapistId, fact, 1),
    ),
  ];
  const byTherapist = Map.groupBy(earned, ({ therapistId }) => therapistId);
  return (await listTherapists(db)).flatMap(({ id, name }) => {
    const theirs = byTherapist.get(id);
    if (!theirs) return [];
    const total = (of: 'payMinor' | 'tipMinor') => theirs.reduce((sum, each) => sum + each[of], 0);
    const isRated = theirs.some((each) => each.isRated);
    const sums = { payMinor: isRated ? total('payMinor') : null, tipMinor: total('tipMinor') };
    return [{ therapistId: id, therapist: name, ...sums }];
  });
}

interface Earned {
  readonly therapistId: number;
  readonly isRated: boolean;
  readonly payMinor: number;
  readonly tipMinor: number;
}

const hasTiers = ({ tiersBy }: { readonly tiersBy: string | null }) => tiersBy !== null;

const isOf =
  ({ from, to, locationCode }: Days) =>
  ({ day, location }: { readonly day: string; readonly location: string }) =>
    day >= from && day <= to && (locationCode === null || location === locationCode);

function earnedOf({ therapistId, kind, amountMinor, shareBasisPoints }: EarnedLine): Earned {
  const isTip = kind === 'tip';
  return {
    ...{ therapistId, isRated: !isTip && shareBasisPoints !== null },
    ...{ payMinor: isTip ? 0 : amountMinor, tipMinor: isTip ? amountMinor : 0 },
  };
}

/** What every fact of a kept session has. */
const keptFact = {
  kind: 'session' as const,
  ...{ of: null, name: null, saleLineId: null, productId: null },
};

const countedFact = ({ rateDay, serviceId, minutes, baseMinor }: CountedWork): PayFact => ({
  ...{ ...keptFact, source: 'session', day: rateDay, rateDay, location: '', bookingId: null },
  ...{ serviceId, minutes, baseMinor },
});

/** A therapist begins one session at a time, so its instant stands for it. */
const factsInOrder = ({ therapistId, day, location, begins, ...of }: WorkInOrder): Dated[] =>
  begins.map((seconds, place) => ({
    ...{ therapistId, at: new Date(seconds * 1000) },
    fact: {
      ...{ ...keptFact, source: `session ${seconds} ${place}`, day, rateDay: day, location },
      ...{ bookingId: String(seconds), serviceId: of.serviceIds[place] ?? null },
      ...{ minutes: of.minutes[place] ?? 0, baseMinor: of.baseMinor[place] ?? 0 },
    },
  }));
