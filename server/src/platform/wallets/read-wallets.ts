import { createPrivateKey, X509Certificate } from 'node:crypto';
import { type AppleWallet, type GoogleWallet, NO_WALLETS, type Wallets } from './wallets.ts';

const APPLE_PUSH = 'https://api.push.apple.com';

/** Reads a setting, or the file that its `…_FILE` names; null: it is not set. */
type Read = (name: string) => string | null;

/** The wallets that the environment names; each mistake is one sentence in `mistakes`. */
export function readWallets(read: Read, production: boolean, mistakes: string[]): Wallets {
  if (read('APPLE_PUSH_URL') && production) {
    mistakes.push('APPLE_PUSH_URL must not be set in production: it is for a simulator.');
  }
  return { apple: readApple(read, mistakes), google: readGoogle(read, mistakes) };
}

function readApple(read: Read, mistakes: string[]): AppleWallet | null {
  const certificate = read('APPLE_PASS_CERTIFICATE');
  const key = read('APPLE_PASS_KEY');
  const authority = read('APPLE_PASS_AUTHORITY');
  const passphrase = read('APPLE_PASS_KEY_PASSPHRASE');
  if (!certificate && !key && !authority) return NO_WALLETS.apple;
  if (!certificate || !key || !authority) {
    mistakes.push(
      'APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY and APPLE_PASS_AUTHORITY must be set together: Apple Wallet takes no card that lacks one of them.',
    );
    return null;
  }
  const own = parsed(() => new X509Certificate(certificate));
  const above = parsed(() => new X509Certificate(authority));
  const secret = parsed(() => createPrivateKey({ key, ...(passphrase && { passphrase }) }));
  for (const [name, value] of Object.entries({
    APPLE_PASS_CERTIFICATE: own,
    APPLE_PASS_AUTHORITY: above,
    APPLE_PASS_KEY: secret,
  })) {
    if (!value) mistakes.push(`${name} must be in the PEM format, and readable.`);
  }
  if (!own || !above || !secret) return null;
  if (!own.checkPrivateKey(secret)) {
    mistakes.push('APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.');
  }
  if (!own.checkIssued(above) || !own.verify(above.publicKey)) {
    mistakes.push('APPLE_PASS_AUTHORITY did not issue APPLE_PASS_CERTIFICATE.');
  }
  const passType = /^UID=(.+)$/m.exec(own.subject)?.[1];
  const team = /^OU=(.+)$/m.exec(own.subject)?.[1];
  if (!passType || !team) {
    mistakes.push('APPLE_PASS_CERTIFICATE names no pass type and team: it is of another kind.');
    return null;
  }
  const pem = secret.export({ format: 'pem', type: 'pkcs8' }).toString();
  return {
    ...{ certificate, key: pem, authority, passType, team, endsAt: own.validToDate },
    pushUrl: read('APPLE_PUSH_URL') ?? APPLE_PUSH,
  };
}

function readGoogle(read: Read, mistakes: string[]): GoogleWallet | null {
  const issuerId = read('GOOGLE_WALLET_ISSUER_ID');
  const account = read('GOOGLE_WALLET_SERVICE_ACCOUNT');
  if (!issuerId && !account) return NO_WALLETS.google;
  if (!issuerId || !account) {
    mistakes.push(
      'GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_SERVICE_ACCOUNT must be set together: one says whose card it is, the other signs it.',
    );
    return null;
  }
  if (!/^\d{1,30}$/.test(issuerId)) {
    mistakes.push('GOOGLE_WALLET_ISSUER_ID must be a number.');
  }
  const said = parsed(() => JSON.parse(account)) as Record<string, unknown> | null;
  const { client_email: signer, private_key: key } = said ?? {};
  const isKey = typeof key === 'string' && parsed(() => createPrivateKey(key));
  if (typeof signer !== 'string' || !isKey) {
    mistakes.push(
      'GOOGLE_WALLET_SERVICE_ACCOUNT must be the JSON key of a service account, with client_email and private_key.',
    );
    return null;
  }
  return { issuerId, signer, key };
}

function parsed<Value>(parse: () => Value): Value | null {
  try {
    return parse();
  } catch {
    return null;
  }
}
