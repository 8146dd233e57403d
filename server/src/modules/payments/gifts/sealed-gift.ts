import { seal, unsealIfReadable } from '../../../platform/encryption.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import type { Gift } from '../../gift-cards/read-and-issue-gift-card.ts';

/** A gift card that waits for its payment. */
export interface OrderedGift extends Gift {
  /** It is sent to somebody else than its buyer. */
  readonly isForOther: boolean;
}

/** As it is stored, so the name stays: orders that wait, and the version before, have it. */
type KeptGift = Omit<OrderedGift, 'minor' | 'pack' | 'vatPaid'> &
  Partial<Pick<OrderedGift, 'pack' | 'vatPaid'>> & { readonly fils: number };

/** Seals a gift card that waits for its payment: it names people, and is of no use to anybody else. */
export function sealGift(
  { secret, random }: { readonly secret: string; readonly random: Randomness },
  gift: OrderedGift,
): Buffer | null {
  const { minor: fils, ...rest } = gift;
  const kept: KeptGift = { ...rest, fils };
  return seal(secret, JSON.stringify(kept), random, 'payments');
}

/** Null: it was forgotten, or cannot be read any more. One that was sealed before there were packages is for an amount. */
export function openGift(secret: string, sealed: Buffer | null): OrderedGift | null {
  const text = sealed && unsealIfReadable(secret, sealed, 'payments');
  if (!text) return null;
  const { fils, ...rest } = JSON.parse(text) as KeptGift;
  return { ...{ pack: null, vatPaid: false }, ...rest, minor: fils };
}
