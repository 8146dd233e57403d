import { LOW_MINUTES } from '@limber/contract/terms/packages.ts';

/** What one of its people may use of a package. */
export interface Entitlement {
  /** False: closed by the studio. */
  readonly active: boolean;
  /** Last day of use by the studio's clock, `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
  /** Null: unlimited. */
  readonly balanceMinutes: number | null;
  /** The most that this person may use in total; null: no cap. */
  readonly capMinutes: number | null;
  /** What this person has used so far. */
  readonly usedMinutes: number;
}

/** Minutes left for this person to book; null: unlimited. */
export function leftFor({ balanceMinutes, capMinutes, usedMinutes }: Entitlement): number | null {
  if (balanceMinutes === null) return null;
  if (capMinutes === null) return balanceMinutes;
  return Math.max(0, Math.min(balanceMinutes, capMinutes - usedMinutes));
}

/** The whole balance, for a reply where a cap leaves less of it. */
export function balanceBesideCap(entitlement: Entitlement): { balance?: number } {
  const { balanceMinutes: balance } = entitlement;
  return balance === null || balance === leftFor(entitlement) ? {} : { balance };
}

/** Can a session of `day` (`YYYY-MM-DD`) still be booked from it? */
export function isOpenOn(
  day: string,
  entitlement: Pick<Entitlement, 'active' | 'expiresOn'>,
): boolean {
  return entitlement.active && (entitlement.expiresOn === null || day <= entitlement.expiresOn);
}

/** Whether the balance is so low that the owner is told. */
export function isLow(balanceMinutes: number): boolean {
  return balanceMinutes <= LOW_MINUTES;
}

/** Can this person use it now: open, and minutes are left for them? */
export function isUsable(entitlement: Entitlement, today: string): boolean {
  return isOpenOn(today, entitlement) && leftFor(entitlement) !== 0;
}

/**
 * How many of the minutes left came from other packages: those that its own price paid for are used
 * first.
 */
export function fromElsewhere(leftMinutes: number, transferredMinutes: number): number {
  return Math.min(leftMinutes, Math.max(0, transferredMinutes));
}
