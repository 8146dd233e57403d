import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { CannotStart } from './cannot-start.ts';
import type { StripeAccount } from './card-payments/stripe.ts';
import type { WhatsAppAccount } from './messaging/whatsapp.ts';
import { readWallets } from './wallets/read-wallets.ts';
import type { Wallets } from './wallets/wallets.ts';

/** The configuration of the process from its environment, checked once and complete. */
export type Config = {
  port: number;
  host: string;
  /** Folder for the embedded database, the development inbox and backups. */
  dataDir: string;
  /** A PostgreSQL of the studio's own; null starts the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** The same PostgreSQL without a pooler, for what needs its own session; null: there is none. */
  directDatabaseUrl: string | null;
  /** Null keeps mail in `dataDir/inbox` instead of sending it. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where clients reach the site, without a trailing slash. */
  publicUrl: string;
  /** Addresses and networks of proxies that are trusted to name the caller; empty: none is. */
  trustedProxies: string[];
  /** The most connections to the database for requests. */
  poolSize: number;
  /** Where metrics are served; a null port: nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /**
   * How long it goes on answering after the signal to stop, while `/readyz` sends new callers
   * elsewhere.
   */
  leaveSeconds: number;
  secret: string;
  /** The studio's account at Stripe; null: it takes no payments online. */
  stripe: StripeAccount | null;
  /** The studio's number at WhatsApp; null: it writes mails only. */
  whatsApp: WhatsAppAccount | null;
  /** For which wallets membership cards can be made. */
  wallets: Wallets;
  /** False in a process that only answers requests, while others send mails and run jobs. */
  worksOffJobs: boolean;
  /** The instant at which the clock starts, or null for the real time. */
  now: string | null;
  production: boolean;
  /** One-time codes may appear on the sign-in page: in development, where no mail is sent. */
  showsCodes: boolean;
};

/** Everything wrong with the environment, one sentence each, reported together. */
export class ConfigError extends CannotStart {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

const DEMO_SECRET = 'limber-demo-secret-only-for-a-machine-of-your-own';
const SHORTEST_SECRET = 32;

/**
 * Reads the configuration from environment variables; an empty variable counts as unset.
 * Throws ConfigError naming every mistake, not just the first.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const mistakes: string[] = [];
  const setting = (name: string): string | null => env[name]?.trim() || null;

  const number = (name: string, from: number, to: number) =>
    readNumber(name, setting(name), { from, to }, mistakes);
  const port = number('PORT', 1, 65_535) ?? 3000;
  const metricsPort = number('METRICS_PORT', 1, 65_535);
  const host = setting('HOST') ?? '127.0.0.1';
  const databaseUrl = readUrl('DATABASE_URL', setting('DATABASE_URL'), DATABASE_SCHEMES, mistakes);
  const directDatabaseUrl = readUrl(
    'DIRECT_DATABASE_URL',
    setting('DIRECT_DATABASE_URL'),
    DATABASE_SCHEMES,
    mistakes,
  );
  const smtpUrl = readUrl('SMTP_URL', setting('SMTP_URL'), SMTP_SCHEMES, mistakes);
  const publicUrl = readUrl('PUBLIC_URL', setting('PUBLIC_URL'), WEB_SCHEMES, mistakes);
  const mailFrom = readSender(setting('MAIL_FROM'), mistakes);
  const trustedProxies = readProxies(setting('TRUSTED_PROXIES'), mistakes);
  const now = readInstant(setting('LIMBER_NOW'), mistakes);
  const production = readMode(setting('NODE_ENV'), mistakes);
  const worksOffJobs = readSwitch('JOBS', setting('JOBS'), mistakes);
  const secret = setting('LIMBER_SECRET');
  const stripe = readStripe(env, production, mistakes);
  const whatsApp = readWhatsApp(env, production, mistakes);
  const wallets = readWallets((name) => readSecret(env, name, mistakes), production, mistakes);

  if (secret !== null && secret.length < SHORTEST_SECRET) {
    mistakes.push(
      `LIMBER_SECRET must have at least ${SHORTEST_SECRET} characters; this one has ${secret.length}.`,
    );
  }
  if (production) {
    if (secret === null || secret === DEMO_SECRET) {
      mistakes.push(
        'LIMBER_SECRET must be set in production; make one with "openssl rand -base64 48".',
      );
    }
    if (setting('SMTP_URL') === null) {
      mistakes.push(
        'SMTP_URL must be set in production, because the development inbox shows everybody’s mail.',
      );
    }
    if (setting('MAIL_FROM') === null) {
      mistakes.push(
        'MAIL_FROM must be set in production: the address from which clients get their mails.',
      );
    }
    if (now !== null) {
      mistakes.push('LIMBER_NOW must not be set in production, where the clock is the real one.');
    }
  }
  if (!worksOffJobs && databaseUrl === null) {
    mistakes.push(
      'JOBS is off, but this process is alone with its embedded database: nobody would send its mails. Set DATABASE_URL too.',
    );
  }
  if (!production && /^https:/i.test(publicUrl ?? '')) {
    mistakes.push(
      'PUBLIC_URL begins with https://, so clients come here, but NODE_ENV is not production: the published demo secret and an inbox open to everybody would be in use. Set NODE_ENV=production.',
    );
  }
  if (directDatabaseUrl !== null && databaseUrl === null) {
    mistakes.push(
      'DIRECT_DATABASE_URL must go with DATABASE_URL, which names the pooler before it.',
    );
  }
  if (metricsPort === port) {
    mistakes.push(
      'METRICS_PORT must not be PORT, because clients reach that one and what is measured is not for them.',
    );
  }
  const poolSize = number('POOL_SIZE', 1, 100) ?? 10;
  const leaveSeconds = number('LEAVE_SECONDS', 0, 60) ?? 0;
  if (mistakes.length > 0) throw new ConfigError(mistakes);

  return {
    port,
    host,
    dataDir: setting('DATA_DIR') ?? './data',
    databaseUrl,
    directDatabaseUrl,
    smtpUrl,
    mailFrom,
    publicUrl: (publicUrl ?? `http://${reachable(host)}:${port}`).replace(/\/+$/, ''),
    trustedProxies,
    poolSize,
    metricsPort,
    metricsHost: setting('METRICS_HOST') ?? '127.0.0.1',
    leaveSeconds,
    secret: secret ?? DEMO_SECRET,
    stripe,
    whatsApp,
    wallets,
    worksOffJobs,
    now,
    production,
    showsCodes: smtpUrl === null && (setting('NODE_ENV') ?? 'development') === 'development',
  };
}

const DATABASE_SCHEMES = ['postgres', 'postgresql'];
const SMTP_SCHEMES = ['smtp', 'smtps'];
const WEB_SCHEMES = ['http', 'https'];

/** Both keys or none; each may be in a file that `…_FILE` names. */
function readStripe(
  env: Record<string, string | undefined>,
  production: boolean,
  mistakes: string[],
): StripeAccount | null {
  const secretKey = readSecret(env, 'STRIPE_SECRET_KEY', mistakes);
  const webhookSecret = readSecret(env, 'STRIPE_WEBHOOK_SECRET', mistakes);
  const url = readUrl('STRIPE_API_URL', env.STRIPE_API_URL?.trim() || null, WEB_SCHEMES, mistakes);
  if (url && production) {
    mistakes.push('STRIPE_API_URL must not be set in production: it is for a simulator.');
  }
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret) {
    mistakes.push(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together: with one of them a payment would be taken and not heard of.',
    );
    return null;
  }
  if (production && secretKey.includes('_test_')) {
    mistakes.push('STRIPE_SECRET_KEY is a test key, with which clients in production pay nothing.');
  }
  return { secretKey, webhookSecret, ...(url && { url }) };
}

/** All four or none; each may be in a file that `…_FILE` names. */
function readWhatsApp(
  env: Record<string, string | undefined>,
  production: boolean,
  mistakes: string[],
): WhatsAppAccount | null {
  const read = (name: string) => readSecret(env, name, mistakes);
  const token = read('WHATSAPP_TOKEN');
  const phoneNumberId = read('WHATSAPP_PHONE_NUMBER_ID');
  const appSecret = read('WHATSAPP_APP_SECRET');
  const verifyToken = read('WHATSAPP_VERIFY_TOKEN');
  const given = env.WHATSAPP_API_URL?.trim() || null;
  const url = readUrl('WHATSAPP_API_URL', given, WEB_SCHEMES, mistakes);
  if (url && production) {
    mistakes.push('WHATSAPP_API_URL must not be set in production: it is for a simulator.');
  }
  if (token && phoneNumberId && appSecret && verifyToken) {
    return { token, phoneNumberId, appSecret, verifyToken, ...(url && { url }) };
  }
  if (token || phoneNumberId || appSecret || verifyToken) {
    mistakes.push(
      'WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN must be set together: with some of them a message would be sent and nothing be heard of it.',
    );
  }
  return null;
}

function readSecret(
  env: Record<string, string | undefined>,
  name: string,
  mistakes: string[],
): string | null {
  const path = env[`${name}_FILE`]?.trim();
  if (!path) return env[name]?.trim() || null;
  try {
    return readFileSync(path, 'utf8').trim() || null;
  } catch {
    mistakes.push(`${name}_FILE must name a file that can be read.`);
    return null;
  }
}

function readNumber(
  name: string,
  text: string | null,
  { from, to }: { from: number; to: number },
  mistakes: string[],
): number | null {
  if (text === null) return null;
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number >= from && number <= to) return number;
  mistakes.push(`${name} must be a number from ${from} to ${to}, not "${text}".`);
  return null;
}

function readUrl(
  name: string,
  text: string | null,
  schemes: string[],
  mistakes: string[],
): string | null {
  if (text === null) return null;
  const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
  if (schemes.includes(scheme)) return text;
  // The value is not repeated: it may contain a password.
  mistakes.push(
    `${name} must be a URL that begins with ${schemes.map((s) => `${s}://`).join(' or ')}.`,
  );
  return null;
}

function readSender(text: string | null, mistakes: string[]): string {
  const sender = text ?? 'Limber <hello@limber.example>';
  if (/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(sender)) return sender;
  mistakes.push(
    `MAIL_FROM must be an address such as "Limber <hello@example.com>", not "${text}".`,
  );
  return sender;
}

function readProxies(text: string | null, mistakes: string[]): string[] {
  const proxies = (text ?? '').split(/[\s,]+/).filter(Boolean);
  for (const proxy of proxies.filter((each) => !isNetwork(each))) {
    mistakes.push(
      `TRUSTED_PROXIES must be addresses or networks such as "127.0.0.1, 10.0.0.0/8", not "${proxy}".`,
    );
  }
  return proxies;
}

/**
 * An address, or a network; a network of all addresses is refused, since it would trust everyone.
 */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

function readInstant(text: string | null, mistakes: string[]): string | null {
  if (text === null) return null;
  try {
    return Temporal.Instant.from(text).toString();
  } catch {
    mistakes.push(
      `LIMBER_NOW must be an instant with its offset, such as 2025-06-04T10:00+04:00, not "${text}".`,
    );
    return null;
  }
}

function readMode(text: string | null, mistakes: string[]): boolean {
  if (text !== null && !['production', 'development', 'test'].includes(text)) {
    mistakes.push(`NODE_ENV must be production, development or test, not "${text}".`);
  }
  return text === 'production';
}

/** On unless it says off. */
function readSwitch(name: string, text: string | null, mistakes: string[]): boolean {
  if (text !== null && !['on', 'off'].includes(text)) {
    mistakes.push(`${name} must be on or off, not "${text}".`);
  }
  return text !== 'off';
}

/** A wildcard listening address is not an address to visit. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
