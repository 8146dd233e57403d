import { leftFor } from '../packages/minutes/minutes-left-rules.ts';

/**
 * The owner's cap on what somebody may use of a shared package, and what they have used; null: no
 * cap.
 */
export type StoredCap = { readonly cap_minutes: number; readonly used_minutes: number } | null;

/** What a cap leaves to the person concerned, next to the balance of the package. */
export function capLeft(balanceMinutes: number | null, cap: StoredCap): { cap_left?: number } {
  if (!cap) return {};
  const left = leftFor({
    active: true,
    expiresOn: null,
    balanceMinutes,
    capMinutes: cap.cap_minutes,
    usedMinutes: cap.used_minutes,
  });
  return left === null ? {} : { cap_left: left };
}
