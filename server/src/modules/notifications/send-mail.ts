import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { Attachment } from '../../platform/mail/mail.ts';
import { LONGEST_SEND_MS } from '../../platform/mail/mailer.ts';
import type { SendDeps } from './deps.ts';
import { unsealWords } from './mail-words.ts';
import { claimMail, findSendBefore, updateMailOver, updateMailReleased } from './queries.ts';

/** Longer than any try to send, so that a claim outlives only a process that was killed. */
const CLAIM_MS = LONGEST_SEND_MS * 1.5;

/**
 * Sends one queued mail. It is claimed first and marked afterwards, each in its own statement, so
 * that no lock or connection is held while the mail server answers. A failure releases it and is
 * thrown, so that the job is retried; a mail that is too late is abandoned.
 */
export async function sendMail(deps: SendDeps, eventKey: string): Promise<void> {
  const { db, clock, mailer, unmarked } = deps;
  if (!unmarked.has(eventKey)) {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const mail = await claimMail(db, eventKey, now, until);
    if (!mail) return leave(db, eventKey, now);
    try {
      const { text, html, calendar, document, giftCardId } = unsealWords(deps.secret, mail.sealed);
      await mailer.send({
        to: mail.recipient,
        subject: mail.subject,
        text,
        html,
        attachments: [
          ...(calendar
            ? [{ filename: 'session.ics', content: calendar, contentType: typeOf(calendar) }]
            : []),
          ...(document ? [pdfOf(document, await deps.printDocument(document))] : []),
          ...(giftCardId ? [pdfOf('gift-card', await deps.printGiftCard(giftCardId))] : []),
        ],
        messageId: messageIdOf(eventKey, deps.publicUrl),
      });
    } catch (error) {
      await updateMailReleased(db, eventKey);
      throw withoutAddress(error, mail.recipient);
    }
    unmarked.add(eventKey);
  }
  await updateMailOver(db, eventKey, clock.now());
  unmarked.delete(eventKey);
}

/**
 * Why a mail cannot be claimed: it is sent or gone, it is too late, or somebody else is sending it.
 */
async function leave(db: Db, eventKey: string, now: Date): Promise<void> {
  const sendBefore = await findSendBefore(db, eventKey);
  if (!sendBefore) return;
  if (sendBefore <= now) return updateMailOver(db, eventKey, null);
  throw new Error(`Another process has the mail of ${eventKey} in hand`);
}

function pdfOf(name: string, bytes: Buffer): Attachment {
  const content = bytes.toString('base64');
  return { filename: `${name}.pdf`, content, encoding: 'base64', contentType: 'application/pdf' };
}

/** The same for every try, and without anything to be read from it. */
function messageIdOf(eventKey: string, publicUrl: string): string {
  const hash = createHash('sha256').update(`mail:${eventKey}`).digest('hex').slice(0, 40);
  return `<${hash}@${new URL(publicUrl).hostname}>`;
}

/** Mail servers repeat the address, and errors are stored with the job and logged. */
function withoutAddress(error: unknown, address: string): Error {
  const { message } = error as Error;
  return new Error(`The mail could not be sent: ${message.replaceAll(address, '…')}`);
}

/** A mail program acts on an invitation only when its type names the method too (RFC 6047, 2.4). */
function typeOf(calendar: string): string {
  const method = /^METHOD:(\w+)/m.exec(calendar)?.[1];
  return method ? `text/calendar; charset=utf-8; method=${method}` : 'text/calendar';
}
