import { unsealIfReadable } from '../../../platform/encryption.ts';
import type { JobPayloads } from '../../../platform/job-payloads.ts';
import { NoAnswer, NotSent } from '../../../platform/messaging/provider.ts';
import type { MessageDeps } from '../deps.ts';
import { triedAgainAt } from '../message-status-rules.ts';
import { fillWithCode, findCodeTemplate } from './code-template.ts';
import { findTelephoneForCodes } from './queries.ts';

/**
 * Sends a one-time code by WhatsApp. It is no message of the history, and no other channel takes over:
 * the person who asked learns nothing of what became of it.
 */
export async function sendCode(
  deps: MessageDeps,
  payload: JobPayloads['send-code'],
): Promise<void> {
  const { db, messenger, clock, secret, jobs } = deps;
  const { messageId, accountId, sealedCode, tries = 0 } = payload;
  const endsAt = new Date(payload.endsAt);
  const now = clock.now();
  if (!messenger || accountId === null || endsAt <= now) return;
  const client = await findTelephoneForCodes(db, accountId);
  const template = client && (await findCodeTemplate(db, messenger, client.language));
  const code = unsealIfReadable(secret, Buffer.from(sealedCode, 'base64'), 'one-time codes');
  if (!client || !template || !code) return;
  const words = fillWithCode(template.language, code);
  try {
    await messenger.send({ id: messageId, to: client.number, template, ...words });
  } catch (error) {
    // Nobody knows whether it arrived; another can be asked for.
    if (error instanceof NoAnswer) return;
    if (!(error instanceof NotSent)) throw error;
    const runAt = triedAgainAt(tries + 1, endsAt, now);
    if (!runAt) return;
    await db
      .transaction()
      .execute((trx) => jobs.addJob(trx, 'send-code', { ...payload, tries: tries + 1 }, { runAt }));
  }
}
