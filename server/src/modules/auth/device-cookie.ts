import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEVICE_ASKING_HOURS, DEVICE_KNOWN_DAYS } from '@limber/contract/terms/codes-and-tokens.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { Device } from './device-rules.ts';

const DEVICE_COOKIE = 'limber-device';

/** Only the calls that ask for codes, register and sign in get to see it. */
const PATH = '/api/v1/auth/token';

/**
 * The `Set-Cookie` line that has a browser recognised. No script reads it and no other site sends
 * it; `encrypted` says that clients reach the site by https.
 */
export function deviceCookie(secret: string, device: Device, encrypted: boolean): string {
  const said = Buffer.from(
    JSON.stringify([device.id, device.accounts.map(({ id, until }) => [id, until.getTime()])]),
  ).toString('base64url');
  const hours = device.accounts.length > 0 ? DEVICE_KNOWN_DAYS * 24 : DEVICE_ASKING_HOURS;
  return [
    `${DEVICE_COOKIE}=${said}.${signDevice(secret, said)}`,
    `Path=${PATH}`,
    `Max-Age=${hours * 3600}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(encrypted ? ['Secure'] : []),
  ].join('; ');
}

/** One secret serves several purposes; the label keeps what one signs from passing for another's. */
function signDevice(secret: string, said: string): string {
  return createHmac('sha256', `device:${secret}`).update(said).digest('base64url');
}

const COOKIE = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([\\w-]+)\\.([\\w-]+)`);
const ID_BYTES = 16;

/**
 * The browser that sent this `Cookie` header, when it brought a cookie of ours; otherwise a new one.
 */
export function readDevice(
  deps: { readonly secret: string; readonly random: Randomness },
  header: string | undefined,
): Device {
  const [, said = '', signature = ''] = COOKIE.exec(header ?? '') ?? [];
  const ours = Buffer.from(signDevice(deps.secret, said));
  const shown = Buffer.from(signature);
  if (shown.length !== ours.length || !timingSafeEqual(shown, ours)) {
    return { id: deps.random.bytes(ID_BYTES).toString('base64url'), brought: false, accounts: [] };
  }
  const [id, accounts]: [string, [number, number][]] = JSON.parse(
    Buffer.from(said, 'base64url').toString(),
  );
  return {
    id,
    brought: true,
    accounts: accounts.map(([account, until]) => ({ id: account, until: new Date(until) })),
  };
}
