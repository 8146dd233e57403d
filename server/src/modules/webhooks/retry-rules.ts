import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import {
  WEBHOOK_GIVES_UP_DAYS,
  WEBHOOK_PAUSES_SECONDS,
} from '@limber/contract/terms/software/webhooks.ts';

/**
 * When an endpoint is tried again that has just failed, after `tries` failures in a row before;
 * null: it has failed for days, and waits for a manager.
 */
export function triesAgainAt(
  { tries, failingSince }: { readonly tries: number; readonly failingSince: Date | null },
  now: Date,
): Date | null {
  const since = failingSince ?? now;
  if (now.getTime() - since.getTime() >= WEBHOOK_GIVES_UP_DAYS * DAY_MINUTES * 60_000) return null;
  const last = WEBHOOK_PAUSES_SECONDS.length - 1;
  const seconds = WEBHOOK_PAUSES_SECONDS[Math.min(tries, last)] ?? 0;
  return new Date(now.getTime() + seconds * 1000);
}
