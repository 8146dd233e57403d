import { MOST_EXPORTS_AN_HOUR } from '@limber/contract/terms/how-long-data-is-kept.ts';
import { logInAgain, tooMany } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { takeFromLimits } from '../../platform/rate-limits.ts';
import type { PrivacyDeps } from './deps.ts';
import { gatherDataOfPerson } from './gather-data-of-person.ts';

/**
 * Everything that the studio keeps about the actor. Refuses 401 when the account no longer exists,
 * 429 when it is requested too often.
 */
export async function exportData(
  deps: PrivacyDeps,
  actor: Actor,
  now: Date,
): Promise<Record<string, unknown>> {
  const exceeded = await takeFromLimits(deps.db, [exportsOf(actor.accountId)], now);
  if (exceeded) {
    const sentence = {
      en: 'You have had your data several times just now. Please try again later.',
      ar: 'لقد حصلت على بياناتك عدة مرات للتو. يرجى المحاولة مرة أخرى لاحقاً.',
    };
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  const document = await gatherDataOfPerson(deps, actor.accountId, now);
  if (!document) throw logInAgain();
  return document;
}

/** Limits how often one account can export its data. */
export function exportsOf(accountId: number) {
  return { key: `exports of account ${accountId}`, most: MOST_EXPORTS_AN_HOUR, perMinutes: 60 };
}
