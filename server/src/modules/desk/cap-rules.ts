import { leftFor } from '../packages/rules.ts';

/** What the owner of a shared package lets somebody use of it, and what they have used; null: all of it. */
export type KeptCap = { readonly cap_minutes: number; readonly used_minutes: number } | null;

/** What a reply says beside the balance of a package: what the cap of whom it is asked for leaves of it. */
export function capLeft(balanceMinutes: number | null, cap: KeptCap): { cap_left?: number } {
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
