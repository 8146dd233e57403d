import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import type { Language } from '@limber/contract/values.ts';

/** What is kept of an agreement that a client gives on the site, whose pages say the present words. */
export function consentHere(accountId: number, language: string, agreedAt: Date) {
  return {
    accountId,
    agreedAt,
    wordsVersion: HEALTH_CONSENT.version,
    language: language as Language,
    takenBy: null,
  };
}
