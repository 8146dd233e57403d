import { readSignedBytes, signBytes } from '../../../platform/signed-bytes.ts';

const ID_BYTES = 16;

/**
 * The last part of a calendar's address: its id and our signature, so that a copy of the database
 * alone opens no calendar.
 */
export function signFeed(secret: string, feedId: string): string {
  return signBytes(secret, 'calendar-feed', Buffer.from(feedId.replaceAll('-', ''), 'hex'));
}

/** The id in an address that we signed; otherwise null. */
export function readFeedId(secret: string, signed: string): string | null {
  const id = readSignedBytes(secret, 'calendar-feed', { signed, length: ID_BYTES });
  if (id === null) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
