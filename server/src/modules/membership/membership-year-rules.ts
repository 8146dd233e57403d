/**
 * First and last day (`YYYY-MM-DD`) of the year of membership that is granted on `today`; for a
 * member whose last year ends on `heldUntil` it starts the day after.
 */
export function yearFrom(
  today: string,
  heldUntil: string | null,
): { validFrom: string; validTo: string } {
  const day = Temporal.PlainDate.from(today);
  const next = heldUntil === null ? null : Temporal.PlainDate.from(heldUntil).add({ days: 1 });
  const from = next !== null && Temporal.PlainDate.compare(next, day) > 0 ? next : day;
  const to = from.add({ years: 1 }).subtract({ days: 1 });
  return { validFrom: from.toString(), validTo: to.toString() };
}

/** A year of membership; both days (`YYYY-MM-DD`) included. */
export interface Year {
  readonly id: number;
  readonly validFrom: string;
  readonly validTo: string;
}

/**
 * The years that move up once an earlier one is gone, in order: a future year follows the current
 * one, and begins on `today` when there is none. A year that has begun stays.
 */
export function movedUp(years: readonly Year[], today: string): Year[] {
  const begun = years.filter(({ validFrom }) => validFrom <= today);
  let heldUntil =
    begun
      .map(({ validTo }) => validTo)
      .toSorted()
      .at(-1) ?? null;
  return years
    .filter(({ validFrom }) => validFrom > today)
    .flatMap((year) => {
      const days = yearFrom(today, heldUntil);
      const moves = days.validFrom < year.validFrom;
      const { validTo } = moves ? days : year;
      heldUntil = heldUntil !== null && heldUntil > validTo ? heldUntil : validTo;
      return moves ? [{ id: year.id, ...days }] : [];
    });
}
