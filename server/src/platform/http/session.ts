import { ACCESS_TOKEN_MINUTES, isGoodNow } from '@limber/contract/terms/codes-and-tokens.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { createSigner, createVerifier } from 'fast-jwt';

/** The caller: a client as in the access token, or a team member as in their session. */
export interface Actor {
  readonly accountId: number;
  /** Also `client` for a team member who has given only the one-time code. */
  readonly accountType: AccountType;
  /** The session, of the team only. */
  readonly sessionId?: string;
  /** The key by which software acts for them; left out of a token. */
  readonly keyId?: number;
  /** The branches that somebody of the team sees; left out of a token. */
  readonly branches?: readonly string[] | 'all';
}

/** The token or key in an `Authorization` header; undefined: there is none. */
export function bearerIn(authorization: string | undefined): string | undefined {
  return /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1];
}

/** Signs an access token (JWT, HS256) for `actor`, good for `ACCESS_TOKEN_MINUTES` from `now`. */
export function issueAccessToken(secret: string, actor: Actor, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  return keysOf(secret).sign({
    sub: String(actor.accountId),
    account_type: actor.accountType,
    ...(actor.sessionId ? { sid: actor.sessionId } : {}),
    iat,
    exp: iat + ACCESS_TOKEN_MINUTES * 60,
  });
}

/**
 * Reads an access token; null when it is forged, malformed, older than 15 minutes or of a clock
 * that ran ahead.
 */
export function readAccessToken(secret: string, token: string, now: Date): Actor | null {
  try {
    const claims = keysOf(secret).verify(token) as Claims;
    // RFC 7519, 4.1.4: not on the second it expires either, nor without a time to expire.
    if (!isGoodNow(new Date(claims.exp * 1000), ACCESS_TOKEN_MINUTES, now)) return null;
    return {
      accountId: Number(claims.sub),
      accountType: claims.account_type,
      ...(claims.sid ? { sessionId: claims.sid } : {}),
    };
  } catch {
    return null;
  }
}

interface Claims {
  readonly sub: string;
  readonly account_type: AccountType;
  readonly sid?: string;
  readonly exp: number;
}

interface Keys {
  readonly sign: (claims: Record<string, unknown>) => string;
  readonly verify: (token: string) => unknown;
}

const keys = new Map<string, Keys>();

/** Making a signer costs more than using it, and a process has one secret. */
function keysOf(secret: string): Keys {
  const known = keys.get(secret);
  if (known) return known;
  // One secret serves several purposes; the label keeps a token of one from being accepted for
  // another.
  const key = `access-token:${secret}`;
  const made = {
    sign: createSigner({ key, algorithm: 'HS256' }),
    // Whether a token has expired is for the product's clock to say.
    verify: createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true }),
  };
  keys.set(secret, made);
  return made;
}
