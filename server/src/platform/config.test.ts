import { describe, expect, test } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

const SECRET = 'x'.repeat(40);
const PRODUCTION = {
  NODE_ENV: 'production',
  MAIL_FROM: 'hello@limber.example',
  LIMBER_SECRET: SECRET,
  SMTP_URL: 'smtp://mail.example:587',
};

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).mistakes;
  }
}

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      smtpUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
      now: null,
      production: false,
    });
  });

  test('reads variables and takes an empty one for unset', () => {
    const config = readConfig({
      ...PRODUCTION,
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: '',
      PUBLIC_URL: 'https://limber.example/',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: null,
      publicUrl: 'https://limber.example',
      secret: SECRET,
      production: true,
    });
  });

  test('refuses to run the demo for clients on https', () => {
    for (const mode of ['', 'development']) {
      const mistakes = mistakesOf({ NODE_ENV: mode, PUBLIC_URL: 'HTTPS://limber.example' });
      expect(mistakes).toEqual([expect.stringContaining('Set NODE_ENV=production.')]);
    }
    expect(mistakesOf({ PUBLIC_URL: 'http://limber.example' })).toEqual([]);
  });

  test('names every mistake in a sentence of its own', () => {
    const mistakes = mistakesOf({
      PORT: '70000',
      DATABASE_URL: 'ftp://somewhere',
      SMTP_URL: 'mail.example',
      PUBLIC_URL: 'limber.example',
      MAIL_FROM: 'nobody',
      LIMBER_NOW: '2025-06-04T10:00',
      LIMBER_SECRET: 'short',
      NODE_ENV: 'live',
    });
    expect(mistakes).toHaveLength(8);
    for (const mistake of mistakes) expect(mistake).toMatch(/^[A-Z_]+ must .*\.$/s);
  });

  test('reads addresses and networks of proxies, and trusts none by default', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig(PRODUCTION).trustedProxies).toEqual([]);
    expect(
      readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16 2001:db8::/32' }).trustedProxies,
    ).toEqual(['127.0.0.1', '10.1.0.0/16', '2001:db8::/32']);
  });

  test.each([
    'true',
    'loopback',
    '10.0.0',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '::1/129',
    '1.2.3.4/8/8',
  ])('refuses the proxy %s in a sentence', (proxy) => {
    expect(mistakesOf({ TRUSTED_PROXIES: `127.0.0.1,${proxy}` })).toEqual([
      `TRUSTED_PROXIES must be addresses or networks such as "127.0.0.1, 10.0.0.0/8", not "${proxy}".`,
    ]);
  });

  test('uses the direct connection past a pooler only where there is one', () => {
    const direct = { DIRECT_DATABASE_URL: 'postgres://limber@db.example/limber' };
    expect(
      readConfig({ ...direct, DATABASE_URL: 'postgres://pooler.example/limber' }),
    ).toMatchObject({ directDatabaseUrl: direct.DIRECT_DATABASE_URL });
    expect(mistakesOf(direct)).toEqual([expect.stringMatching(/must go with DATABASE_URL/)]);
  });

  test('reads numbers within their bounds, and serves no metrics by default', () => {
    expect(readConfig({})).toMatchObject({ poolSize: 10, metricsPort: null, leaveSeconds: 0 });
    const set = { POOL_SIZE: '25', METRICS_PORT: '9464', METRICS_HOST: '10.0.0.2' };
    expect(readConfig({ ...set, LEAVE_SECONDS: '8' })).toMatchObject({
      ...{ poolSize: 25, metricsPort: 9464, metricsHost: '10.0.0.2', leaveSeconds: 8 },
    });
    const wrong = { POOL_SIZE: '0', METRICS_PORT: 'x', LEAVE_SECONDS: '-1' };
    expect(mistakesOf(wrong)).toEqual([
      'METRICS_PORT must be a number from 1 to 65535, not "x".',
      'POOL_SIZE must be a number from 1 to 100, not "0".',
      'LEAVE_SECONDS must be a number from 0 to 60, not "-1".',
    ]);
    expect(mistakesOf({ PORT: '9464', METRICS_PORT: '9464' })).toEqual([
      expect.stringMatching(/^METRICS_PORT must not be PORT/),
    ]);
  });

  test('never repeats a password', () => {
    expect(mistakesOf({ DATABASE_URL: 'ftp://me:hunter2@db/x' }).join()).not.toContain('hunter2');
  });

  test('runs jobs by default, and always with an embedded database', () => {
    const shared = { DATABASE_URL: 'postgres://limber@db.example/limber' };
    expect(readConfig({}).worksOffJobs).toBe(true);
    expect(readConfig({ ...shared, JOBS: 'on' }).worksOffJobs).toBe(true);
    expect(readConfig({ ...shared, JOBS: 'off' }).worksOffJobs).toBe(false);
    expect(mistakesOf({ JOBS: 'off' })).toEqual([expect.stringMatching(/Set DATABASE_URL too/)]);
    expect(mistakesOf({ JOBS: 'no' })).toEqual(['JOBS must be on or off, not "no".']);
  });

  test('shows codes on the sign-in page to developers alone', () => {
    expect(readConfig({}).showsCodes).toBe(true);
    expect(readConfig({ NODE_ENV: 'development' }).showsCodes).toBe(true);
    expect(readConfig({ NODE_ENV: 'test' }).showsCodes).toBe(false);
    expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).showsCodes).toBe(false);
    expect(readConfig(PRODUCTION).showsCodes).toBe(false);
  });

  test('takes an instant with its offset for LIMBER_NOW', () => {
    expect(readConfig({ LIMBER_NOW: '2025-06-04T10:00+04:00' }).now).toBe('2025-06-04T06:00:00Z');
  });

  test.each([
    ['a missing secret', { LIMBER_SECRET: '' }, 'LIMBER_SECRET'],
    ['the demo secret', { LIMBER_SECRET: readConfig({}).secret }, 'LIMBER_SECRET'],
    ['a short secret', { LIMBER_SECRET: 'abc' }, 'LIMBER_SECRET'],
    ['the development inbox', { SMTP_URL: '' }, 'SMTP_URL'],
    ['mails of nobody', { MAIL_FROM: '' }, 'MAIL_FROM'],
    ['a clock that was set', { LIMBER_NOW: '2025-06-04T10:00Z' }, 'LIMBER_NOW'],
  ])('refuses %s in production', (_, env, name) => {
    const mistakes = mistakesOf({ ...PRODUCTION, ...env });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(name);
  });

  test('takes WhatsApp with all of its secrets, or without any', () => {
    const whatsApp = {
      ...{ WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '1065' },
      ...{ WHATSAPP_APP_SECRET: 'secret', WHATSAPP_VERIFY_TOKEN: 'verify' },
    };
    expect(readConfig({}).whatsApp).toBeNull();
    expect(readConfig(whatsApp).whatsApp).toEqual({
      ...{ token: 'token', phoneNumberId: '1065', appSecret: 'secret', verifyToken: 'verify' },
    });
    const { WHATSAPP_APP_SECRET: _, ...some } = whatsApp;
    expect(mistakesOf(some)).toEqual([expect.stringContaining('must be set together')]);
    const simulated = { ...PRODUCTION, ...whatsApp, WHATSAPP_API_URL: 'http://127.0.0.1:9' };
    expect(mistakesOf(simulated)).toEqual([expect.stringContaining('is for a simulator')]);
  });
});
