import type { Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import {
  type Handed,
  type MessageToSend,
  NoAnswer,
  NotSent,
} from '../../platform/messaging/provider.ts';
import type { PushDeps } from './deps.ts';
import { failMessage } from './fail-message.ts';
import { agreesToOffers } from './first-and-next-channel-rules.ts';
import { lookedAfterAt, ON_ITS_WAY, triedAgainAt } from './message-status-rules.ts';
import { pushToAccount } from './push/push-to-account.ts';
import {
  findReachable,
  findRecipient,
  lockMessage,
  type StoredMessage,
  updateMessage,
  updateReference,
  upsertTemplate,
} from './queries.ts';
import type { Telling, Tellings } from './telling.ts';
import { readTemplate } from './templates/read-template.ts';

/**
 * Sends one message. Its words are composed now, so that nothing is told that is no longer true. It is
 * marked before the provider is asked, and nothing is locked meanwhile: a process that dies, or an
 * answer that is lost, never sends it twice.
 */
export async function sendMessage(deps: PushDeps, tellings: Tellings, id: string): Promise<void> {
  const ready = await deps.db.transaction().execute((trx) => prepare(trx, deps, tellings, id));
  if (!ready) return;
  const became = await handOver(deps, ready);
  await deps.db.transaction().execute((trx) => record(trx, deps, ready, became));
}

interface Ready {
  readonly message: StoredMessage;
  readonly words: MessageToSend;
  readonly telling: Telling;
}

/** Composes the message and marks it as on its way; null: it is not to be sent. */
async function prepare(
  trx: Trx,
  deps: PushDeps,
  tellings: Tellings,
  id: string,
): Promise<Ready | null> {
  const now = deps.clock.now();
  const accountId = await findRecipient(trx, id);
  if (accountId === undefined || (await lockAccount(trx, accountId)) !== 'present') return null;
  const message = await lockMessage(trx, id);
  if (message?.status !== 'waiting') {
    // The process that was sending it is gone, and nobody knows whether it was sent.
    await updateMessage(trx, id, ['sending'], { status: 'unsure' });
    return null;
  }
  const telling = await tellings[message.job](trx, message.payload as never);
  if (!telling || telling.eventKey !== message.eventKey || telling.endsAt <= now) {
    await updateMessage(trx, id, ['waiting'], { status: 'dropped', over_at: now });
    return null;
  }
  const client = await findReachable(trx, accountId);
  if (telling.isOffer && !(client && agreesToOffers(client, message.channel))) {
    await updateMessage(trx, id, ['waiting'], { status: 'dropped', over_at: now });
    return null;
  }
  const isPush = message.channel === 'push';
  if (!isPush && !client?.number) {
    await failMessage(trx, deps, message, 'unreachable', now);
    return null;
  }
  const { name, language, values, text } = await readTemplate(trx, telling);
  const { endsAt, short } = telling;
  await updateMessage(trx, id, ['waiting'], { status: 'sending', tries: message.tries + 1 });
  await lookAfter(trx, deps, id, lookedAfterAt('sending', endsAt, now));
  const words = { id, to: client?.number ?? '', template: { name, language }, values, text };
  return { message, words: { ...words, buttons: short.buttons }, telling };
}

async function handOver(
  deps: PushDeps,
  { message, words, telling }: Ready,
): Promise<Handed | 'not sent' | 'no answer'> {
  const { messenger } = deps;
  const { id, accountId } = message;
  if (message.channel === 'push') {
    const { title, opens = '/profile', endsAt } = telling;
    const said = { id, title, text: words.text, opens, endsAt };
    const became = await pushToAccount(deps, { accountId }, said);
    if (became === 'taken') return { state: 'sent', reference: `push ${id}` };
    return became === 'not taken' ? 'not sent' : { state: 'failed', because: 'unreachable' };
  }
  // The studio has given up its number since.
  if (!messenger) return { state: 'failed', because: 'account' };
  try {
    return await messenger.send(words);
  } catch (error) {
    if (error instanceof NotSent) return 'not sent';
    if (error instanceof NoAnswer) return 'no answer';
    throw error;
  }
}

async function record(
  trx: Trx,
  deps: PushDeps,
  { message, words, telling: { endsAt } }: Ready,
  became: Handed | 'not sent' | 'no answer',
): Promise<void> {
  const now = deps.clock.now();
  const { id } = message;
  if (became === 'no answer') {
    await updateMessage(trx, id, ['sending'], { status: 'unsure' });
  } else if (became === 'not sent') {
    const again = triedAgainAt(message.tries + 1, endsAt, now);
    if (!again) return failMessage(trx, deps, message, 'limit', now);
    if (!(await updateMessage(trx, id, ['sending'], { status: 'waiting' }))) return;
    await deps.jobs.addJob(trx, 'send-message', { messageId: id }, { runAt: again });
  } else if (became.state === 'failed') {
    if (became.because === 'template') await upsertTemplate(trx, words.template, 'rejected', now);
    await failMessage(trx, deps, message, became.because, now);
  } else {
    const { state, reference } = became;
    await updateReference(trx, id, reference);
    const arrived = state === 'delivered' ? { delivered_at: now } : {};
    await updateMessage(trx, id, ON_ITS_WAY, { status: state, sent_at: now, ...arrived });
    // Nobody tells whether a push arrived.
    const isTold = message.channel !== 'push' && state === 'sent';
    if (isTold) await lookAfter(trx, deps, id, lookedAfterAt('sent', endsAt, now));
  }
}

/** Adds the job that looks whether a message arrived. */
async function lookAfter(
  trx: Trx,
  { jobs }: PushDeps,
  messageId: string,
  runAt: Date,
): Promise<void> {
  const options = { runAt, jobKey: `message ${messageId}` };
  await jobs.addJob(trx, 'look-after-message', { messageId }, options);
}
