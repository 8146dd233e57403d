import {
  CARD_CHECKS_FROM_ADDRESS_IN_TEN_MINUTES,
  PASS_LASTS_SECONDS,
} from '@limber/contract/terms/membership.ts';

/** The number printed on a card, from a uniform number below 100 million. */
export function cardNumberFrom(number: number): string {
  const digits = String(number).padStart(8, '0');
  return `LMB-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** How often one network address may check cards. */
export function cardChecksFrom(address: string) {
  return {
    key: `card checks from ${address}`,
    most: CARD_CHECKS_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
}

/** Number of the slice of time (since 1970) in which `now` lies. */
export function sliceOf(now: Date): number {
  return Math.floor(now.getTime() / (PASS_LASTS_SECONDS * 1000));
}

/** Is a pass of this slice still good, being of the present slice or of the one before? */
export function isFresh(slice: number, now: Date): boolean {
  return sliceOf(now) - slice <= 1;
}
