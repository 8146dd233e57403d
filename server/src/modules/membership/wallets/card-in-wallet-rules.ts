import { createHash } from 'node:crypto';
import {
  WALLET_LINK_LASTS_MINUTES,
  WALLET_REQUESTS_FROM_ADDRESS_IN_TEN_MINUTES,
} from '@limber/contract/terms/membership.ts';
import type { Language } from '@limber/contract/values/people.ts';

/** A membership as a card in a wallet shows it. */
export interface StoredCard {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly validTo: string;
  /** Null: it was not withdrawn. */
  readonly revokedOn: string | null;
  readonly holdsToday: boolean;
}

/** How often telephones at one network address may ask about their cards. */
export function walletRequestsFrom(address: string) {
  return {
    key: `wallet requests from ${address}`,
    most: WALLET_REQUESTS_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
}

/** A membership's last day, and whether it holds now: a withdrawn one ended with that day. */
export function standingOfCard({
  holdsToday,
  validTo,
  revokedOn,
}: Pick<StoredCard, 'holdsToday' | 'validTo' | 'revokedOn'>) {
  const validUntil = revokedOn !== null && revokedOn < validTo ? revokedOn : validTo;
  return { valid: holdsToday, validUntil };
}

/** A hash of what a card says, to notice that it says something else. */
export function hashOfCard(said: object): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** Number of minutes since 1970, which four bytes hold for longer than anybody lives. */
export const minuteNumber = (now: Date): number => Math.floor(now.getTime() / 60_000);

/** Does the link to a card of this minute still work? */
export function linkWorks(minute: number, now: Date): boolean {
  return minuteNumber(now) - minute <= WALLET_LINK_LASTS_MINUTES;
}
