/** With so few minutes left the owner is told. */
export const LOW_MINUTES = 60;

/** Days before the last day of use on which the owner is told. */
export const TOLD_DAYS_BEFORE = 7;

/** How a package stands for one of its people. */
export interface Standing {
  /** False: closed by the studio. */
  readonly active: boolean;
  /** Last day of use in Dubai, `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
  /** Null: unlimited. */
  readonly balanceMinutes: number | null;
  /** The most this person may use in all; null: whatever is there. */
  readonly capMinutes: number | null;
  /** What this person has used so far. */
  readonly usedMinutes: number;
}

/** Minutes left for this person to book; null: unlimited. */
export function leftFor({ balanceMinutes, capMinutes, usedMinutes }: Standing): number | null {
  if (balanceMinutes === null) return null;
  if (capMinutes === null) return balanceMinutes;
  return Math.max(0, Math.min(balanceMinutes, capMinutes - usedMinutes));
}

/** Can a session of `day` (`YYYY-MM-DD`) still be booked from it? */
export function isOpenOn(day: string, standing: Pick<Standing, 'active' | 'expiresOn'>): boolean {
  return standing.active && (standing.expiresOn === null || day <= standing.expiresOn);
}

/** Can this person use it now: open, and minutes are left for them? */
export function isUsable(standing: Standing, today: string): boolean {
  return isOpenOn(today, standing) && leftFor(standing) !== 0;
}
