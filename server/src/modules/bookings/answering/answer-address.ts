import {
  bytesOfId,
  ID_BYTES,
  idOfBytes,
  readSignedBytes,
  signBytes,
} from '../../../platform/signed-bytes.ts';
import type { RemindedSession } from './queries.ts';

const BYTES = ID_BYTES + 8;

/**
 * The page on which a client answers a reminder, without signing in: its address names the session and
 * its time, signed, so that the answer to an outdated reminder is none.
 */
export function answerUrl(
  { publicUrl, secret }: { readonly publicUrl: string; readonly secret: string },
  { bookingId, startsAt }: RemindedSession,
): string {
  const bytes = Buffer.alloc(BYTES);
  bytesOfId(bookingId).copy(bytes);
  bytes.writeBigInt64BE(BigInt(startsAt.getTime()), ID_BYTES);
  return `${publicUrl}/answer/${signBytes(secret, 'reminder-answer', bytes)}`;
}

/** What the last part of an address that we signed names; otherwise null. */
export function readAnswerAddress(secret: string, signed: string): RemindedSession | null {
  const bytes = readSignedBytes(secret, 'reminder-answer', { signed, length: BYTES });
  if (bytes === null) return null;
  return {
    bookingId: idOfBytes(bytes.subarray(0, ID_BYTES)),
    startsAt: new Date(Number(bytes.readBigInt64BE(ID_BYTES))),
  };
}
