import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of telephones go half a minute wrong. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret of an authenticator app, in base32. */
export function newTotpSecret(bytes: (length: number) => Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes(SECRET_BYTES)).buffer }).base32;
}

/** The address that an authenticator app reads from a picture. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return appOf(secret, issuer, label).toString();
}

/** The code that the app shows at this moment. */
export function totpCode(secret: string, now: Date): string {
  return appOf(secret).generate({ timestamp: now.getTime() });
}

/** The thirty-second step of a code, counted from 1970; null when no step near now has it. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = appOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function appOf(secret: string, issuer = '', label = '') {
  return new TOTP({ issuer, label, secret, digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' });
}
