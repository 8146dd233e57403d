import { seal, unseal } from '../../platform/encryption.ts';
import type { MailDeps } from './deps.ts';

/**
 * The content of a mail. It may hold a code or the token of a link, so it is never stored in clear
 * text.
 */
export interface MailWords {
  readonly text: string;
  readonly html: string;
  /** An iCalendar file to attach. */
  readonly calendar?: string | undefined;
  /** Number of an invoice or a credit note to attach. */
  readonly document?: string | undefined;
  /** A gift card to attach. */
  readonly giftCardId?: number | undefined;
}

export function sealWords(
  deps: Pick<MailDeps, 'secret' | 'random'>,
  { text, html, calendar, document, giftCardId }: MailWords,
): Buffer {
  const json = JSON.stringify({ text, html, calendar, document, giftCardId });
  return seal(deps.secret, json, deps.random, 'mails') as Buffer;
}

/** Opens what {@link sealWords} made. Throws after a change of the secret. */
export function unsealWords(secret: string, sealed: Buffer | null): MailWords {
  return JSON.parse(unseal(secret, sealed, 'mails'));
}
