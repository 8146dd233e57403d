import { readSignedBytes, signBytes } from '../../../platform/signed-bytes.ts';
import { minuteNumber } from './card-in-wallet-rules.ts';

/** Four bytes hold an account, four a minute. */
const NUMBER_BYTES = 4;

/**
 * What the bar code of a card in a wallet holds, and the card's serial number there: the account,
 * signed. It stays the same for ever; the check reads what the membership is at that moment.
 */
export function signWalletCode(secret: string, accountId: number): string {
  return signBytes(secret, 'wallet-card', numbers(accountId));
}

/** The account of a code that we signed; otherwise null. */
export function readWalletCode(secret: string, code: string): number | null {
  const said = readSignedBytes(secret, 'wallet-card', { signed: code, length: NUMBER_BYTES });
  return said && said.readUInt32BE(0);
}

/** With this a telephone shows that it holds the card; it stands in the card itself. */
export function keyOfCard(secret: string, accountId: number): string {
  return signBytes(secret, 'wallet-key', numbers(accountId));
}

/** The last part of a link to the card of an account, which works from `now` for some time. */
export function signWalletFile(secret: string, accountId: number, now: Date): string {
  return `${signBytes(secret, 'wallet-file', numbers(accountId, minuteNumber(now)))}.pkpass`;
}

/** The account and the minute of a link that we signed; otherwise null. */
export function readWalletFile(secret: string, file: string) {
  const signed = file.replace(/\.pkpass$/, '');
  const length = 2 * NUMBER_BYTES;
  const said = readSignedBytes(secret, 'wallet-file', { signed, length });
  return said && { accountId: said.readUInt32BE(0), minute: said.readUInt32BE(NUMBER_BYTES) };
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(NUMBER_BYTES * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * NUMBER_BYTES);
  return bytes;
}
