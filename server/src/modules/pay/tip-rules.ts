import { dividedBy, type PayLine } from './commission-and-hours-rules.ts';

/** A tip in minor units; negative: refunded. */
export interface GivenTip {
  readonly id: number;
  readonly therapistId: number;
  /** The day of the drawer that took it or paid it back. */
  readonly day: string;
  /** The day of the drawer that took it. */
  readonly takenOn: string;
  readonly location: string;
  readonly minor: number;
}

/** A tip of a sale as it was taken; negative: as it was given back. */
export interface MovedTip extends Omit<GivenTip, 'takenOn'> {
  readonly saleId: string;
}

/**
 * The tips of some sales, in their order, each with the day on which it was taken. What is given back is of the tips
 * that this therapist got last in the sale; where that reaches over several, each has its part.
 */
export function withDaysTaken(tips: readonly MovedTip[]): GivenTip[] {
  const bySale = Map.groupBy(tips, ({ saleId, therapistId }) => `${saleId} ${therapistId}`);
  return [...bySale.values()].flatMap((its) => {
    const left: { day: string; minor: number }[] = [];
    return its.flatMap(({ saleId: _, ...tip }) => {
      if (tip.minor >= 0) {
        left.push({ day: tip.day, minor: tip.minor });
        return { ...tip, takenOn: tip.day };
      }
      const parts: GivenTip[] = [];
      let backMinor = -tip.minor;
      for (const taken of left.toReversed()) {
        const minor = Math.min(backMinor, taken.minor);
        taken.minor -= minor;
        backMinor -= minor;
        if (minor > 0) parts.push({ ...tip, minor: -minor, takenOn: taken.day });
      }
      return backMinor > 0 ? [...parts, { ...tip, minor: -backMinor, takenOn: tip.day }] : parts;
    });
  });
}

/** What a therapist held at a branch on a day. */
export interface DayWorked {
  readonly therapistId: number;
  readonly day: string;
  readonly location: string;
  readonly minutes: number;
}

/** Whether tips are shared or each therapist keeps their own, from a day on. */
export interface TipRule {
  readonly validFrom: string;
  readonly shared: boolean;
}

/** Whether the tips of a day are shared. */
export function areTipsShared(rules: readonly TipRule[], day: string): boolean {
  return (
    rules
      .filter(({ validFrom }) => validFrom <= day)
      .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
      .at(-1)?.shared ?? false
  );
}

/**
 * The tips of each therapist. Where they are shared, those of a branch and day are divided among the
 * therapists who held sessions there, by their minutes; a tip that is given back leaves the day on
 * which it was taken. On a day without sessions each therapist keeps what was given to them.
 */
export function tipLinesOf(
  tips: readonly GivenTip[],
  worked: readonly DayWorked[],
  rules: readonly TipRule[],
): { readonly therapistId: number; readonly line: PayLine }[] {
  const there = Map.groupBy(
    worked.filter(({ minutes }) => minutes > 0),
    ({ day, location }) => [day, location].join(' '),
  );
  const placeOf = ({ takenOn, location }: GivenTip) => [takenOn, location].join(' ');
  const isShared = (tip: GivenTip) => areTipsShared(rules, tip.takenOn) && there.has(placeOf(tip));
  const own = tips.filter((tip) => !isShared(tip));
  const pools = Map.groupBy(tips.filter(isShared), placeOf);
  const shared = [...pools].flatMap(([place, pool]) => {
    const [first] = pool;
    if (!first) return [];
    const people = (there.get(place) ?? []).toSorted(
      (one, other) => one.therapistId - other.therapistId,
    );
    const minor = pool.reduce((sum, tip) => sum + tip.minor, 0);
    const parts = dividedBy(
      minor,
      people.map(({ minutes }) => minutes),
    );
    return people.map(({ therapistId }, at) => ({
      therapistId,
      line: lineOf(`tips ${first.takenOn} ${first.location}`, parts[at] ?? 0, {
        day: first.takenOn,
        location: first.location,
      }),
    }));
  });
  return [
    ...[...Map.groupBy(own, ({ id }) => id).values()].flatMap((parts) => {
      const minor = parts.reduce((sum, part) => sum + part.minor, 0);
      return parts.slice(0, 1).map(({ id, therapistId, ...where }) => ({
        therapistId,
        line: lineOf(`tip ${id}`, minor, where),
      }));
    }),
    ...shared.filter(({ line }) => line.amountMinor !== 0),
  ];
}

function lineOf(source: string, minor: number, where: { day: string; location: string }): PayLine {
  return {
    ...{ source, kind: 'tip', day: where.day, location: where.location },
    ...{ name: null, bookingId: null, saleLineId: null, minutes: 0, baseMinor: minor },
    ...{ perHourMinor: null, shareBasisPoints: null, amountMinor: minor },
  };
}
