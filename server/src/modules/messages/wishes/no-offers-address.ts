import { readSignedBytes, signBytes } from '../../../platform/signed-bytes.ts';

const BYTES = 8;

/** The page on which a client ends offers by mail without signing in: its address names them, signed. */
export function noOffersUrl(
  { publicUrl, secret }: { readonly publicUrl: string; readonly secret: string },
  accountId: number,
): string {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeBigInt64BE(BigInt(accountId));
  return `${publicUrl}/no-offers/${signBytes(secret, 'no-offers', bytes)}`;
}

/** The account that an address of ours names; otherwise null. */
export function readNoOffersAddress(secret: string, signed: string): number | null {
  const bytes = readSignedBytes(secret, 'no-offers', { signed, length: BYTES });
  return bytes && Number(bytes.readBigInt64BE());
}
