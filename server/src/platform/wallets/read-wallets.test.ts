import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makePassAuthority } from '../../../test/wallets/pass-authority.ts';
import { readWallets } from './read-wallets.ts';

const { certificate, key, authority } = makePassAuthority();
const apple = {
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_KEY: key,
  APPLE_PASS_AUTHORITY: authority,
};
const ofGoogle = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const google = {
  GOOGLE_WALLET_ISSUER_ID: '3388',
  GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({ client_email: 'a@b.c', private_key: ofGoogle }),
};

function read(settings: Record<string, string>, production = false) {
  const mistakes: string[] = [];
  const wallets = readWallets((name) => settings[name] ?? null, production, mistakes);
  return { wallets, mistakes };
}

test('no setting means no wallet, and no mistake', () => {
  expect(read({})).toEqual({ wallets: { apple: null, google: null }, mistakes: [] });
});

describe('Apple Wallet', () => {
  test('takes pass type, team and end from the certificate', () => {
    const { wallets, mistakes } = read(apple);
    expect(mistakes).toEqual([]);
    expect(wallets.apple).toMatchObject({
      ...{ passType: 'pass.example.limber.member', team: 'TEAM123456' },
      endsAt: new Date('2027-01-01T00:00:00Z'),
    });
  });

  test.each([
    ['one of three', { APPLE_PASS_KEY: key }, 'must be set together'],
    ['what is no certificate', { ...apple, APPLE_PASS_CERTIFICATE: 'x' }, 'in the PEM format'],
    ['the key of another', { ...apple, APPLE_PASS_KEY: makePassAuthority().key }, 'is not the key'],
    [
      'another authority',
      { ...apple, APPLE_PASS_AUTHORITY: makePassAuthority().authority },
      'did not issue',
    ],
    [
      'a certificate of another kind',
      { ...apple, APPLE_PASS_CERTIFICATE: authority, APPLE_PASS_KEY: key },
      'names no pass type',
    ],
  ])('says what is wrong with %s', (_, settings: Record<string, string>, sentence) => {
    expect(read(settings).mistakes.join(' ')).toContain(sentence);
  });
});

test('a simulator of the push service is refused in production', () => {
  const simulated = { ...apple, APPLE_PUSH_URL: 'http://127.0.0.1:9' };
  expect(read(simulated).wallets.apple?.pushUrl).toBe('http://127.0.0.1:9');
  expect(read(simulated, true).mistakes).toEqual([expect.stringContaining('for a simulator')]);
});

describe('Google Wallet', () => {
  test('takes the number of the issuer and the key of a service account', () => {
    expect(read(google).wallets.google).toEqual({
      ...{ issuerId: '3388', signer: 'a@b.c', key: ofGoogle },
    });
  });

  test.each([
    ['one of two', { GOOGLE_WALLET_ISSUER_ID: '3388' }, 'must be set together'],
    ['a name', { ...google, GOOGLE_WALLET_ISSUER_ID: 'studio' }, 'must be a number'],
    ['no key', { ...google, GOOGLE_WALLET_SERVICE_ACCOUNT: '{}' }, 'must be the JSON key'],
    ['no JSON', { ...google, GOOGLE_WALLET_SERVICE_ACCOUNT: 'x' }, 'must be the JSON key'],
  ])('says what is wrong with %s', (_, settings: Record<string, string>, sentence) => {
    expect(read(settings).mistakes.join(' ')).toContain(sentence);
  });
});
