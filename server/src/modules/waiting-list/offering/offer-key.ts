import { readSignedId, signId } from '../../../platform/signed-bytes.ts';

/** The secret part of an offer's address: its id and our signature. */
export function signOffer(secret: string, offerId: string): string {
  return signId(secret, 'waitlist-offer', offerId);
}

/** The id in a key that we signed; otherwise null. */
export function readOfferId(secret: string, signed: string): string | null {
  return readSignedId(secret, 'waitlist-offer', signed);
}
