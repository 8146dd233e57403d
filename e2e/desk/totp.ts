import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_SECONDS = 30;

/** An authenticator app's code for a secret at a time, in seconds since 1970. */
export function totpAt(secret: string, seconds: number): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(seconds / PERIOD_SECONDS)));
  const hash = createHmac('sha1', key).update(step).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** When an access token was issued, by its server's clock. */
export function issuedAt(access: string): number {
  const claims = Buffer.from(access.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(claims).iat;
}
