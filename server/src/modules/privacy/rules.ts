import { MOST_EXPORTS_AN_HOUR } from '@limber/contract/terms/retention.ts';

/** What keeps one account from having everything gathered over and over. */
export function exportsOf(accountId: number) {
  return { key: `exports of account ${accountId}`, most: MOST_EXPORTS_AN_HOUR, perMinutes: 60 };
}

/**
 * The address that takes the place of an erased account's own; nothing can be sent there, and nobody
 * can register with it.
 */
export function erasedEmail(accountId: number): string {
  return `erased-${accountId}@erased.invalid`;
}
