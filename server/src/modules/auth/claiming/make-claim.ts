import type { ClaimLink } from '@limber/contract/desk/clients/claims.ts';
import { CLAIM_LASTS_DAYS } from '@limber/contract/terms/codes-and-tokens.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import type { AuthDeps } from '../deps.ts';
import { hashToken, newToken } from '../hash-codes-and-tokens.ts';
import { findStudioWords } from '../queries/addresses.ts';
import { lastsText } from './claim-rules.ts';
import { deleteClaimOf, insertClaimChanges, lockClientToClaim, upsertClaim } from './queries.ts';

/**
 * Creates the link with which a client known only by telephone sets up signing in. An earlier link,
 * and codes sent for it, stop working. Refuses 404 an unknown client, 409 one who already signs in.
 */
export async function makeClaim(
  { db, random, publicUrl, sayLink }: Pick<AuthDeps, 'db' | 'random' | 'publicUrl' | 'sayLink'>,
  actor: Actor,
  clientId: number,
  now: Date,
): Promise<ClaimLink> {
  const token = newToken(random);
  const expiresAt = new Date(now.getTime() + CLAIM_LASTS_DAYS * DAY_MINUTES * 60_000);
  const url = claimLink(publicUrl, token);
  const { brand } = await findStudioWords(db);
  const text = await transactAs(db, actor.accountId, async (trx) => {
    const client = await lockClientToClaim(trx, clientId);
    if (!client) throw refusal(404, UNKNOWN_CLIENT);
    if (client.email !== null) throw refusal(409, SIGNS_IN);
    await deleteClaimOf(trx, clientId);
    await upsertClaim(trx, {
      account_id: clientId,
      token_hash: hashToken(token),
      made_by: actor.accountId,
      made_at: now,
      expires_at: expiresAt,
    });
    const made = { account_id: clientId, actor_id: actor.accountId, at: now, became: null };
    await insertClaimChanges(trx, [{ ...made, field: 'claim' }]);
    const language = client.language as Language;
    const put = { name: plainName(client.first_name), studio: brand, link: url };
    return sayLink(trx, language, { ...put, days: lastsText(language) });
  });
  return { url, text, expires_at: expiresAt.toISOString() };
}

/** The secret follows a '#', so it reaches neither a server nor another site as a referrer. */
function claimLink(publicUrl: string, token: string): string {
  return `${publicUrl}/claim#${token}`;
}

const SIGNS_IN = {
  en: 'This client signs in with their e-mail address already.',
  ar: 'يسجّل هذا العميل الدخول ببريده الإلكتروني بالفعل.',
};
