import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/**
 * The last part of a calendar's address: its id and our signature, so that a copy of the database
 * alone opens no calendar.
 */
export function signFeed(secret: string, feedId: string): string {
  const id = Buffer.from(feedId.replaceAll('-', ''), 'hex');
  const signature = createHmac('sha256', `calendar-feed:${secret}`).update(id).digest();
  return Buffer.concat([id, signature.subarray(0, SIGNATURE_BYTES)]).toString('base64url');
}

/** The id in an address that we signed; otherwise null. */
export function readFeedId(secret: string, signed: string): string | null {
  const hex = Buffer.from(signed, 'base64url').subarray(0, ID_BYTES).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const ours = Buffer.from(signFeed(secret, id));
  const shown = Buffer.from(signed);
  return shown.length === ours.length && timingSafeEqual(shown, ours) ? id : null;
}
