import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import type { Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import type { JobName, JobPayloads } from '../../platform/job-payloads.ts';
import { readDeskTerms } from '../catalogue/settings/read-terms.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { MessageDeps } from './deps.ts';
import { agreesToOffers, channelsFor } from './first-and-next-channel-rules.ts';
import { isReachedByPush } from './push/is-reached-by-push.ts';
import { findReachable, findStatus, insertMessage, type SentChannel } from './queries.ts';
import type { Telling, Tellings } from './telling.ts';
import { isApproved, readTemplate } from './templates/read-template.ts';
import { offeredAt } from './wishes/hours-of-offers.ts';

/**
 * Tells a client what a job is about, by the first of their channels that has not failed for this
 * event. Nobody hears of one event twice by one channel, and nothing is told that is no longer true.
 * Called again after a channel has failed, it goes on to the next.
 */
export async function tellClient<Name extends JobName>(
  deps: MessageDeps,
  tellings: Tellings<Name>,
  job: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const telling = await tellings[job](trx, payload);
    const now = deps.clock.now();
    if (!telling || telling.endsAt <= now) return;
    const isByDay = telling.isOffer || telling.isByDay;
    const runAt = isByDay ? offeredAt(await readDeskTerms(trx), now) : now;
    if (runAt > now) return deps.jobs.addJob(trx, job, payload, { runAt });
    if ((await lockAccount(trx, telling.clientId)) !== 'present') return;
    for (const channel of await channelsOf(trx, deps, telling)) {
      if (channel === 'mail') {
        if (telling.mail) await queueMail(trx, deps, telling.mail);
        return;
      }
      if (await takesMessage(trx, deps, telling, { job, payload, channel })) return;
    }
  });
}

async function channelsOf(
  trx: Trx,
  { messenger, clock }: MessageDeps,
  { clientId, mail, isOffer }: Telling,
): Promise<readonly MessageChannel[]> {
  const found = await findReachable(trx, clientId);
  if (!found) return [];
  const { wish, number } = found;
  const hasBrowser = await isReachedByPush(trx, clientId, wish, clock.now());
  const reachable = { wish, hasAddress: mail !== null, hasNumber: number !== null, hasBrowser };
  const channels = channelsFor(reachable, messenger !== null);
  return isOffer ? channels.filter((channel) => agreesToOffers(found, channel)) : channels;
}

/** Writes the message and the job that sends it; false: it failed already, so another channel is next. */
async function takesMessage(
  trx: Trx,
  deps: MessageDeps,
  telling: Telling,
  {
    job,
    payload,
    channel,
  }: { readonly job: JobName; readonly payload: unknown; readonly channel: SentChannel },
): Promise<boolean> {
  const before = await findStatus(trx, telling.eventKey, channel);
  if (before) return before !== 'failed';
  const now = deps.clock.now();
  const id = deps.random.uuid();
  const message = {
    ...{ id, channel, event_key: telling.eventKey, account_id: telling.clientId },
    ...{ booking_id: telling.bookingId, job, payload: JSON.stringify(payload) },
    ...{ title: telling.title, queued_at: now },
  };
  const template = await readTemplate(trx, telling);
  if (channel === 'whatsapp' && !(await isApproved(trx, deps.messenger, template))) {
    const failed = { status: 'failed', failure: 'template', over_at: now };
    await insertMessage(trx, { ...message, ...failed });
    return false;
  }
  if (await insertMessage(trx, { ...message, status: 'waiting' })) {
    await deps.jobs.addJob(trx, 'send-message', { messageId: id });
  }
  return true;
}
