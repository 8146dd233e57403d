import type { PackageKind } from '@limber/contract/packages.ts';

/** A package that a client can use. */
export interface Payer {
  readonly id: number;
  readonly kind: PackageKind;
  /** Null: unlimited. */
  readonly leftMinutes: number | null;
  /** Last day of use, `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
  readonly serviceIds: readonly number[];
  /** Days that have the one session of an unlimited package. */
  readonly takenDays: readonly string[];
}

/** The session to be paid for. */
interface PaidSession {
  readonly lines: readonly { readonly serviceId: number }[];
  readonly lastsMinutes: number;
  /** What pays for it so far; null: its price. */
  readonly packageId: number | null;
}

/**
 * The package that pays for a session: the one that did, otherwise the first of `packages`, given
 * in the order of `byOrderOfUse`, that includes the session and has enough minutes; null: none.
 */
export function payerOf<Each extends Payer>(
  session: PaidSession,
  packages: readonly Each[],
): Each | null {
  const fitting = packages.filter(
    ({ leftMinutes, serviceIds }) =>
      (leftMinutes === null || leftMinutes >= session.lastsMinutes) &&
      session.lines.every(({ serviceId }) => serviceIds.includes(serviceId)),
  );
  return fitting.find(({ id }) => id === session.packageId) ?? fitting[0] ?? null;
}

/** Whether the way of paying allows a session on a day. */
export function paysOn(payer: Payer | null, day: string): boolean {
  if (payer === null) return true;
  return (payer.expiresOn === null || day <= payer.expiresOn) && !payer.takenDays.includes(day);
}
