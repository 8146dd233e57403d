import { ASSISTANTS_FROM_ADDRESS_IN_TEN_MINUTES } from '@limber/contract/terms/software/assistants.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { countedAddress, takeFromLimits } from '../../platform/rate-limits.ts';
import { OAuthError, tooOften } from './oauth-error.ts';
import { insertAssistant } from './queries.ts';
import { mayRedirectTo } from './redirect-rules.ts';

const MOST_REDIRECTS = 10;
const LONGEST_NAME = 60;

/**
 * Registers an assistant (RFC 7591). It has no secret: whoever lets it in sees its name and where
 * the answer goes. Refuses addresses that no answer may be sent to, and too many registrations.
 */
export async function registerAssistant(
  { db, random }: { readonly db: Db; readonly random: Randomness },
  body: unknown,
  address: string,
  now: Date,
): Promise<Record<string, unknown>> {
  const { client_name: called, redirect_uris: asked } = (body ?? {}) as Record<string, unknown>;
  const redirectUrls = Array.isArray(asked) ? asked.filter((each) => typeof each === 'string') : [];
  const isFit = redirectUrls.length > 0 && redirectUrls.length <= MOST_REDIRECTS;
  if (!isFit || !redirectUrls.every(mayRedirectTo)) {
    throw new OAuthError(
      'invalid_redirect_uri',
      'Please give one to ten redirect_uris that begin with https:// or lead to this machine.',
    );
  }
  const limit = {
    key: `assistants-made:${countedAddress(address)}`,
    most: ASSISTANTS_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
  const full = await takeFromLimits(db, [limit], now);
  if (full) throw tooOften(full.retryAfterSeconds);
  const name = typeof called === 'string' ? called.replace(/\s+/g, ' ').trim() : '';
  const said = name.slice(0, LONGEST_NAME) || new URL(redirectUrls[0] as string).host;
  const id = random.uuid();
  await insertAssistant(db, { id, name: said, redirectUrls }, now);
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: said,
    redirect_uris: redirectUrls,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
