import type { AccountType } from '@limber/contract/values.ts';
import { createSigner, createVerifier } from 'fast-jwt';

/** Who is asking, as the access token says. */
export interface Actor {
  readonly accountId: number;
  readonly accountType: AccountType;
}

export const ACCESS_TOKEN_MINUTES = 15;

/** Signs an access token (JWT, HS256) for `actor`, good for 15 minutes from `now`. */
export function issueAccessToken(secret: string, actor: Actor, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const sign = createSigner({ key: accessKey(secret), algorithm: 'HS256' });
  return sign({
    sub: String(actor.accountId),
    account_type: actor.accountType,
    iat,
    exp: iat + ACCESS_TOKEN_MINUTES * 60,
  });
}

/** Reads an access token; null when it is forged, malformed or older than 15 minutes. */
export function readAccessToken(secret: string, token: string, now: Date): Actor | null {
  try {
    const verify = createVerifier({
      key: accessKey(secret),
      algorithms: ['HS256'],
      clockTimestamp: now.getTime(),
    });
    const claims = verify(token) as { sub: string; account_type: AccountType; exp: number };
    // RFC 7519, 4.1.4: not on the second it expires either, where the library still agrees.
    if (claims.exp * 1000 <= now.getTime()) return null;
    return { accountId: Number(claims.sub), accountType: claims.account_type };
  } catch {
    return null;
  }
}

function accessKey(secret: string): string {
  // One secret serves several purposes; the label keeps a token of one from passing for another.
  return `access-token:${secret}`;
}
