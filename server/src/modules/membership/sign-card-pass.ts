import { createHmac } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/**
 * A pass for the QR of a member's card: membership and slice of time, signed, in 32 letters, so that
 * the QR stays coarse enough for any telephone.
 *
 * @param slice number of the minute since 1970 for which it is made
 */
export function signCardPass(secret: string, membershipId: number, slice: number): string {
  const said = Buffer.alloc(8);
  said.writeUInt32BE(membershipId, 0);
  said.writeUInt32BE(slice, 4);
  // One secret serves several purposes; the label keeps what one signs from passing for another's.
  const signature = createHmac('sha256', `card-pass:${secret}`).update(said).digest();
  return Buffer.concat([said, signature.subarray(0, SIGNATURE_BYTES)]).toString('base64url');
}
