import type { GiftCardState } from '@limber/contract/paying/gift-cards.ts';
import {
  ALL_WRONG_GIFT_CARDS_A_DAY,
  GIFT_CARD_ALPHABET,
  GIFT_CARD_CODE_LENGTH,
  GIFT_CARD_SENT_MINUTE,
  WRONG_GIFT_CARDS_A_DAY,
  WRONG_GIFT_CARDS_AT_DESK_A_DAY,
  WRONG_GIFT_CARDS_FROM_ADDRESS_A_DAY,
} from '@limber/contract/terms/booking/gift-cards.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { countedAddress, type Limit } from '../../platform/rate-limits.ts';
import { atClock, dayOf } from '../../platform/studio-days.ts';
import { EXPIRED, VOID } from './code-and-amount-rules.ts';

/** A new code, without its hyphens. */
export function makeCode(random: Pick<Randomness, 'below'>): string {
  const letters = Array.from({ length: GIFT_CARD_CODE_LENGTH }, () =>
    GIFT_CARD_ALPHABET.charAt(random.below(GIFT_CARD_ALPHABET.length)),
  );
  return letters.join('');
}

/** When a card is sent that is to arrive on a day: in the morning, and at once where that is past. */
export function sentAt(day: string, now: Date): Date {
  const morning = atClock(day, GIFT_CARD_SENT_MINUTE);
  return morning > now ? morning : now;
}

/** What can be done with a card at a moment. */
export function stateOf(
  card: {
    readonly voidedAt: Date | null;
    readonly expiresOn: string | null;
    readonly balanceMinor: number;
    readonly heldMinor: number;
  },
  now: Date,
): GiftCardState {
  if (card.voidedAt !== null) return 'void';
  if (card.expiresOn !== null && card.expiresOn < dayOf(now)) return 'expired';
  return card.balanceMinor + card.heldMinor === 0 ? 'used_up' : 'usable';
}

/** Why nothing is paid with a card, or put on it; null: it can be used. */
export function refuseCard(
  card: { readonly voidedAt: Date | null; readonly expiresOn: string | null },
  now: Date,
): Sentence | null {
  const state = stateOf({ ...card, balanceMinor: 1, heldMinor: 0 }, now);
  if (state === 'void') return VOID;
  return state === 'expired' ? EXPIRED : null;
}

/** The limits for codes that nobody has, typed by a client. */
export function limitsOfClient(accountId: number, address: string): Limit[] {
  const perMinutes = DAY_MINUTES;
  return [
    { key: `wrong gift cards by account ${accountId}`, most: WRONG_GIFT_CARDS_A_DAY, perMinutes },
    {
      key: `wrong gift cards from ${countedAddress(address)}`,
      most: WRONG_GIFT_CARDS_FROM_ADDRESS_A_DAY,
      perMinutes,
    },
    { key: 'wrong gift cards', most: ALL_WRONG_GIFT_CARDS_A_DAY, perMinutes },
  ];
}

/** The same typed at the desk. */
export function limitsAtDesk(accountId: number): Limit[] {
  const key = `wrong gift cards at the desk by account ${accountId}`;
  return [{ key, most: WRONG_GIFT_CARDS_AT_DESK_A_DAY, perMinutes: DAY_MINUTES }];
}
