import { MAIL_TRIED_DAYS, MAIL_TRIES } from '@limber/contract/terms/mail-delivery.ts';

/** How often the job that sends a mail is tried; the pauses between are the job library's. */
export const MAIL_JOB = { maxAttempts: MAIL_TRIES };

/** When a mail that cannot be delivered is given up: after some days, or earlier if it is useless by then. */
export function givenUpAt(queuedAt: Date, uselessAt: Date | undefined): Date {
  const triedUntil = queuedAt.getTime() + MAIL_TRIED_DAYS * 24 * 3_600_000;
  return new Date(Math.min(triedUntil, uselessAt?.getTime() ?? triedUntil));
}
