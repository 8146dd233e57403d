import type { PayLineKind, TiersApply, TiersBy } from '@limber/contract/desk/studio/pay-rates.ts';

/**
 * One item of pay: a service of a held session, advised pieces of a product, or a refund of either.
 * Amounts are in minor units without VAT; refunds are negative.
 */
export interface PayFact {
  /** Its source, the same in every month: `session <id> <position>`, `product <line>` … */
  readonly source: string;
  readonly kind: Exclude<PayLineKind, 'tip'>;
  /** Day of the studio in whose month it counts. */
  readonly day: string;
  /** The day whose rate applies; for a refund, that of the refunded item. */
  readonly rateDay: string;
  /** For a refund: the source of the refunded item. */
  readonly of: string | null;
  readonly location: string;
  readonly name: string | null;
  readonly bookingId: string | null;
  readonly saleLineId: number | null;
  readonly serviceId: number | null;
  readonly productId: number | null;
  readonly minutes: number;
  readonly baseMinor: number;
}

/** A therapist's rate from its first day to its last; null: until the next. */
export interface PayTerms {
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly perHourMinor: number;
  /** Of sessions, below the first tier. */
  readonly shareBasisPoints: number;
  readonly productBasisPoints: number;
  readonly tiersBy: TiersBy | null;
  readonly tiersApply: TiersApply | null;
  /** Lowest first. */
  readonly tiers: readonly { readonly reached: number; readonly shareBasisPoints: number }[];
  /** In place of the general share and of the tiers. */
  readonly shares: readonly {
    readonly serviceId: number | null;
    readonly productId: number | null;
    readonly shareBasisPoints: number;
  }[];
}

/** What a line of a statement pays; both rates null: none is set for its day. */
export interface PayLine
  extends Omit<PayFact, 'rateDay' | 'of' | 'serviceId' | 'productId' | 'kind'> {
  readonly kind: PayLineKind;
  readonly perHourMinor: number | null;
  readonly shareBasisPoints: number | null;
  readonly amountMinor: number;
}

/**
 * The amount due for a line, rounded half away from zero to a minor unit. Each line is rounded by
 * itself and nothing else is: a statement is the sum of its lines, and a refund takes back exactly
 * what its sale gave.
 */
export function amountDue(
  line: Pick<PayLine, 'minutes' | 'baseMinor' | 'perHourMinor' | 'shareBasisPoints'>,
): number {
  const { minutes, baseMinor, perHourMinor, shareBasisPoints } = line;
  // In parts of a minor unit, of which it has 600,000: sixtieths for minutes, ten-thousandths for shares.
  const parts = (perHourMinor ?? 0) * minutes * 10_000 + baseMinor * (shareBasisPoints ?? 0) * 60;
  const whole = Math.floor((Math.abs(parts) + 300_000) / 600_000);
  return parts < 0 ? -whole : whole;
}

/**
 * The lines of one therapist in one month. A tier is reached by what counts from the first day of the
 * month, whichever rate it was under: by sales, which are sessions and advised products less what
 * refunds gave back; or by held sessions. The rate of a line's day says whether its tier applies to
 * every session of the month, or only to what lies above; then a session in which a tier is reached
 * has two lines. Products and services with a share of their own count, and are paid by that share. A
 * refund of an earlier month's session takes the share by which that was paid.
 *
 * @param facts of the month, in the order in which they happened
 * @param paid the shares, by source, of lines in closed months
 */
export function payLinesOf(
  facts: readonly PayFact[],
  rates: readonly PayTerms[],
  paid: ReadonlyMap<string, number> = new Map(),
): PayLine[] {
  const all = { sales: 0, sessions: 0 };
  const seen = new Set<string>();
  const counted = facts.map((fact) => {
    const before = { ...all };
    all.sales += fact.baseMinor;
    // The services of a session are one session.
    const isFirst = fact.kind === 'session' && !seen.has(fact.bookingId ?? fact.source);
    if (isFirst) all.sessions += 1;
    if (fact.kind === 'session') seen.add(fact.bookingId ?? fact.source);
    const number = isFirst || fact.kind === 'refund' ? before.sessions : before.sessions - 1;
    return { fact, before: { sales: before.sales, sessions: Math.max(0, number) } };
  });
  return counted.flatMap(({ fact, before }) => {
    const rate = rates.find(
      ({ validFrom, validTo }) =>
        validFrom <= fact.rateDay && (validTo === null || validTo >= fact.rateDay),
    );
    if (!rate) return [lineOf(fact, null, null)];
    const perHour = fact.kind === 'session' ? rate.perHourMinor : null;
    const fixed = fixedShare(fact, rate, paid);
    if (fixed !== null) return [lineOf(fact, perHour, fixed)];
    if (rate.tiersBy === null) return [lineOf(fact, perHour, rate.shareBasisPoints)];
    if (rate.tiersApply === 'all') {
      return [lineOf(fact, perHour, shareAt(rate, all[rate.tiersBy]))];
    }
    if (rate.tiersBy === 'sessions') {
      return [lineOf(fact, perHour, shareAt(rate, before.sessions))];
    }
    const [first, ...others] = cutAtTiers(rate, before.sales, fact.baseMinor);
    return [
      lineOf({ ...fact, baseMinor: first?.minor ?? 0 }, perHour, first?.share ?? 0),
      ...others.map(({ minor, share }) =>
        lineOf({ ...fact, minutes: 0, baseMinor: minor }, null, share),
      ),
    ];
  });
}

/** The share that does not depend on tiers; null: the tiers or the general share decide. */
function fixedShare(
  { of, serviceId, productId }: PayFact,
  { shares, productBasisPoints }: PayTerms,
  paid: ReadonlyMap<string, number>,
): number | null {
  const before = of === null ? undefined : paid.get(of);
  if (before !== undefined) return before;
  const own = shares.find((share) =>
    productId === null ? share.serviceId === serviceId : share.productId === productId,
  );
  return own?.shareBasisPoints ?? (productId === null ? null : productBasisPoints);
}

/** The share of the tier that so much has reached. */
function shareAt({ tiers, shareBasisPoints }: PayTerms, counted: number): number {
  return tiers.findLast(({ reached }) => counted >= reached)?.shareBasisPoints ?? shareBasisPoints;
}

/** Divides an amount, from what was counted before it, at the tiers that lie within. */
function cutAtTiers(rate: PayTerms, before: number, minor: number) {
  const after = before + minor;
  const [low, high] = [Math.min(before, after), Math.max(before, after)];
  const within = rate.tiers.map(({ reached }) => reached).filter((at) => at > low && at < high);
  const points = [low, ...within, high];
  const sign = minor < 0 ? -1 : 1;
  return points.slice(1).map((end, at) => {
    const begin = points[at] ?? 0;
    return { minor: sign * (end - begin), share: shareAt(rate, begin) };
  });
}

function lineOf(
  { rateDay: _, of: __, serviceId: ___, productId: ____, ...fact }: PayFact,
  perHourMinor: number | null,
  shareBasisPoints: number | null,
): PayLine {
  const line = { ...fact, perHourMinor, shareBasisPoints };
  return { ...line, amountMinor: amountDue(line) };
}

/**
 * Divides a whole by weights, so that the parts add up to it: what rounding leaves goes to the parts
 * that lost most, the earlier ones first. Without any weight everything goes to the first.
 */
export function dividedBy(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, at) => (at === 0 ? whole : 0));
  const exact = weights.map((weight) => (Math.abs(whole) * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = Math.abs(whole) - parts.reduce((all, part) => all + part, 0);
  const byLoss = exact
    .map((each, at) => ({ at, loss: each - Math.floor(each) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at);
  for (const { at } of byLoss.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return whole < 0 ? parts.map((part) => 0 - part) : parts;
}
