import { NEWS_OLDEST_DAYS } from '@limber/contract/terms/mail-delivery.ts';
import { daysBefore } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { MessageNews } from '../../platform/messaging/provider.ts';
import { UUID } from '../../platform/randomness.ts';
import { insertEvent } from '../../platform/webhooks/provider-events.ts';
import type { NewsDeps } from './deps.ts';
import { failMessage } from './fail-message.ts';
import { COUNTS_IN } from './message-status-rules.ts';
import {
  lockMessage,
  lockNamed,
  updateMessage,
  updateReference,
  upsertTemplate,
} from './queries.ts';
import { isStop } from './wishes/is-stop-rules.ts';
import { stopOffers } from './wishes/stop-offers.ts';

/**
 * Carries out what a provider tells, each news in a transaction of its own that stores its id first:
 * what comes again, late, in another order or about something unknown changes nothing.
 */
export async function receiveNews(
  deps: NewsDeps,
  news: readonly MessageNews[],
  now: Date,
): Promise<void> {
  const oldest = daysBefore(now, NEWS_OLDEST_DAYS);
  for (const each of news) {
    if (each.at < oldest) continue;
    await deps.db.transaction().execute(async (trx) => {
      const told = { id: `${deps.messenger.name} ${each.id}`, provider: deps.messenger.name };
      if (await insertEvent(trx, { ...told, at: now })) await carryOut(trx, deps, each, now);
    });
  }
}

async function carryOut(trx: Trx, deps: NewsDeps, news: MessageNews, now: Date): Promise<void> {
  if (news.what === 'template') {
    return upsertTemplate(trx, news.template, news.state, news.at);
  }
  if (news.what === 'wrote') {
    return isStop(news.text) ? stopOffers(trx, news.from, now) : undefined;
  }
  if (news.what === 'pressed') {
    const { messageId, button } = news;
    const pressed = UUID.test(messageId) && (await lockMessage(trx, messageId));
    return pressed ? deps.hearAnswer(trx, { button, payload: pressed.payload }, now) : undefined;
  }
  const message = await lockNamed(trx, news.of);
  if (!message) return;
  await updateReference(trx, message.id, news.of.reference);
  if (news.what === 'failed') {
    if (!COUNTS_IN.failed.includes(message.status)) return;
    return failMessage(trx, deps, message, news.because, now);
  }
  await updateMessage(trx, message.id, COUNTS_IN[news.what], {
    ...{ status: news.what, failure: null, over_at: null },
    ...(news.what === 'sent' && { sent_at: news.at }),
    ...(news.what === 'delivered' && { delivered_at: news.at }),
    ...(news.what === 'read' && { read_at: news.at }),
  });
}
