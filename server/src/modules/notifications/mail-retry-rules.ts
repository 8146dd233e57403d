import { MAIL_TRIED_DAYS } from '@limber/contract/terms/mail-delivery.ts';

/** Attempts to send a mail, with the job library's growing pauses: a few seconds at first, six hours at last. */
export const MAIL_TRIES = 25;

/** When a mail that cannot be delivered is given up: after some days, or earlier if it is useless by then. */
export function givenUpAt(queuedAt: Date, uselessAt: Date | undefined): Date {
  const triedUntil = queuedAt.getTime() + MAIL_TRIED_DAYS * 24 * 3_600_000;
  return new Date(Math.min(triedUntil, uselessAt?.getTime() ?? triedUntil));
}
