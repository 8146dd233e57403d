import { Signer } from '@fastify/cookie';
import { DEVICE_ASKING_HOURS, DEVICE_KNOWN_DAYS } from '@limber/contract/terms/codes-and-tokens.ts';
import type { Cookies, Visit } from '../../platform/http/serve-calls.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { Device } from './device-rules.ts';

const COOKIE = 'limber-device';
const ID_BYTES = 16;

/** Only the calls that request codes, register and sign in receive it. */
const PATH = '/api/v1/auth/token';

/** Sets the cookie that recognises the visitor's browser later. */
export function giveDevice(
  deps: { readonly secret: string },
  { setCookie }: Pick<Visit, 'setCookie'>,
  { id, accounts }: Device,
): void {
  const content = JSON.stringify([
    id,
    accounts.map((account) => [account.id, account.until.getTime()]),
  ]);
  const value = signerOf(deps).sign(Buffer.from(content).toString('base64url'));
  const hours = accounts.length > 0 ? DEVICE_KNOWN_DAYS * 24 : DEVICE_ASKING_HOURS;
  setCookie(COOKIE, value, { path: PATH, maxAge: hours * 3600 });
}

/**
 * One secret serves several purposes; the label keeps signatures of one from being accepted for
 * another.
 */
function signerOf({ secret }: { readonly secret: string }): Signer {
  return new Signer(`device:${secret}`);
}

/** The browser that sent these cookies, if one of them is ours; otherwise a new one. */
export function readDevice(
  deps: { readonly secret: string; readonly random: Randomness },
  cookies: Cookies,
): Device {
  const { valid, value } = signerOf(deps).unsign(cookies[COOKIE] ?? '');
  if (!valid) {
    return { id: deps.random.bytes(ID_BYTES).toString('base64url'), brought: false, accounts: [] };
  }
  const [id, accounts]: [string, [number, number][]] = JSON.parse(
    Buffer.from(value, 'base64url').toString(),
  );
  return {
    id,
    brought: true,
    accounts: accounts.map(([account, until]) => ({ id: account, until: new Date(until) })),
  };
}
