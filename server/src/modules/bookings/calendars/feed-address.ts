import { readSignedId, signId } from '../../../platform/signed-bytes.ts';

/**
 * The last part of a calendar's address: its id and our signature, so that a copy of the database
 * alone opens no calendar.
 */
export function signFeed(secret: string, feedId: string): string {
  return signId(secret, 'calendar-feed', feedId);
}

/** The id in an address that we signed; otherwise null. */
export function readFeedId(secret: string, signed: string): string | null {
  return readSignedId(secret, 'calendar-feed', signed);
}
