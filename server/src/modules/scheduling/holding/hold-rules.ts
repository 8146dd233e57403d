import {
  HOLD_MINUTES,
  HOLDS_A_DAY,
  HOLDS_AN_HOUR,
  HOLDS_FROM_ADDRESS_A_DAY,
  HOLDS_FROM_ADDRESS_AT_ONCE,
  MOST_HELD_OF_A_DAY,
} from '@limber/contract/terms/booking/holds.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { Holder, Span } from '../bookable-days-rules.ts';
import type { Slot } from '../slot-rules.ts';

/** The holder of a time: a browser, and the account signed in there. */
export interface HoldingBrowser extends Holder {
  readonly browser: string;
}

/** Somebody's hold, as stored. */
export interface StoredHold {
  readonly therapistId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** When a time that is held from `now` is free for others again. */
export function holdEndsAt(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000);
}

/** Whether a request is for the caller's own hold; null: with any therapist. */
export function isSameHold(held: StoredHold, therapistId: number | null, slot: Slot): boolean {
  return (
    held.startsAt.getTime() === slot.startsAt.getTime() &&
    held.endsAt.getTime() === slot.endsAt.getTime() &&
    (therapistId ?? held.therapistId) === held.therapistId
  );
}

/** Whether others already hold as much of a therapist's day as may be held. */
export function isHeldEnough(heldByOthers: readonly Span[]): boolean {
  return heldByOthers.length >= MOST_HELD_OF_A_DAY;
}

/** Limits how often one holder, and one network address, can hold times. */
export function holdLimits({ accountId, browser }: Holder, address: string) {
  const by = accountId !== null ? `account ${accountId}` : `browser ${browser}`;
  return [
    { key: `holds of ${by} in an hour`, most: HOLDS_AN_HOUR, perMinutes: 60 },
    { key: `holds of ${by}`, most: HOLDS_A_DAY, perMinutes: DAY_MINUTES },
    {
      key: `holds from ${address} at once`,
      most: HOLDS_FROM_ADDRESS_AT_ONCE,
      perMinutes: HOLD_MINUTES,
    },
    { key: `holds from ${address}`, most: HOLDS_FROM_ADDRESS_A_DAY, perMinutes: DAY_MINUTES },
  ];
}

/** Added to the refusal of a hold by a limit: booking is still possible. */
export const CANNOT_BE_HELD: Sentence = {
  en: 'This time cannot be held for you right now. You can still book it as long as it is free.',
  ar: 'لا يمكننا حفظ هذا الوقت لك الآن، ويمكنك حجزه ما دام متاحاً.',
};
