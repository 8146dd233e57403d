/** A session that was cancelled late, and how far others took its time. */
export interface LateCancelled {
  /** How long it was. */
  readonly lastsMinutes: number;
  /** Minutes of its time that others have now. */
  readonly takenMinutes: number;
  /** Minutes of its time whose cost went back before. */
  readonly healedMinutes: number;
  /** What a package gave for it; null: no package paid. */
  readonly packageMinutes: number | null;
  /** What it costs now that it was cancelled late, in minor units; 0 where a package paid. */
  readonly costsMinor: number;
}

/** What goes back for a session that was cancelled late. */
export interface ComesBack {
  /** Of its minutes, in all. */
  readonly healedMinutes: number;
  /** All of its time was taken: it no longer counts as used. */
  readonly isWhole: boolean;
  /** To its package, now. */
  readonly returnedMinutes: number;
  /** What it costs from now on. */
  readonly costsMinor: number;
}

/**
 * What goes back once others have taken the time of a session that was cancelled late: the same share
 * of its minutes, or of what it costs, as of its time. Whole minutes go back, and the smallest coins
 * stay with the studio, until all of it was taken. What went back once does not go back again, and
 * stays where the other session is cancelled too. Null: nothing.
 */
export function whatComesBack(session: LateCancelled): ComesBack | null {
  const { lastsMinutes, packageMinutes, costsMinor } = session;
  const before = session.healedMinutes;
  const after = Math.min(session.takenMinutes, lastsMinutes);
  if (after <= before) return null;
  const returned = (healed: number) => Math.floor(((packageMinutes ?? 0) * healed) / lastsMinutes);
  return {
    healedMinutes: after,
    isWhole: after === lastsMinutes,
    returnedMinutes: returned(after) - returned(before),
    costsMinor: Math.ceil((costsMinor * (lastsMinutes - after)) / (lastsMinutes - before)),
  };
}
