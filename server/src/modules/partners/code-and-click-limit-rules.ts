import { CODE_REQUEST_HOURS, INTERACTIONS_AN_HOUR } from '@limber/contract/terms/membership.ts';

/** Seconds until another code can be requested; 0 when it can be now. */
export function secondsToWait(lastAskedAt: Date | null, now: Date): number {
  if (lastAskedAt === null) return 0;
  const again = lastAskedAt.getTime() + CODE_REQUEST_HOURS * 3_600_000;
  return Math.max(0, (again - now.getTime()) / 1000);
}

/** Limits how many clicks are recorded for one account. */
export function interactionsOf(accountId: number) {
  return {
    key: `interactions of account ${accountId}`,
    most: INTERACTIONS_AN_HOUR,
    perMinutes: 60,
  };
}
