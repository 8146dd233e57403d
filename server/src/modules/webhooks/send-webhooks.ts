import { WEBHOOK_WAITS_SECONDS } from '@limber/contract/terms/software/webhooks.ts';
import { Webhook } from 'standardwebhooks';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { unseal } from '../../platform/encryption.ts';
import { postOutside } from '../../platform/software/post-outside.ts';
import {
  addSending,
  findNextDelivery,
  listDueEndpoints,
  updateDelivered,
  updateFailed,
} from './queries.ts';
import { triesAgainAt } from './retry-rules.ts';

export interface SendingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  /** Whether this machine itself may be a receiver, as in development. */
  readonly reachesLoopback: boolean;
}

/** Deliveries that one job sends before others have their turn. */
const MOST_AT_ONCE = 20;

/**
 * Sends what waits for an endpoint, in order, until one fails; then the others wait with it. The
 * queue runs one such job at a time for each endpoint.
 */
export async function sendWebhooks(deps: SendingDeps, endpointId: number): Promise<void> {
  for (let sent = 0; sent < MOST_AT_ONCE; sent += 1) {
    if (!(await sendNext(deps, endpointId))) return;
  }
  await addSending(deps.db, endpointId, 0);
}

/** Has everything sent that is due, for jobs that were lost. */
export async function watchWebhooks({ db, clock }: SendingDeps): Promise<void> {
  for (const id of await listDueEndpoints(db, clock.now())) await addSending(db, id, 0);
}

/** Sends the first that waits; whether the next one may be sent. */
async function sendNext(deps: SendingDeps, endpointId: number): Promise<boolean> {
  const { db, clock, secret, reachesLoopback } = deps;
  const next = await findNextDelivery(db, endpointId);
  if (!next) return false;
  const earlyMs = (next.triesAt?.getTime() ?? 0) - clock.now().getTime();
  if (earlyMs > 0) {
    await addSending(db, endpointId, earlyMs);
    return false;
  }
  const body = JSON.stringify({
    type: next.type,
    timestamp: next.at.toISOString(),
    data: next.data,
  });
  const sentAt = clock.now();
  const signature = new Webhook(unseal(secret, next.sealed, 'webhooks')).sign(
    next.messageId,
    sentAt,
    body,
  );
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Limber-Webhooks/1',
    'webhook-id': next.messageId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signature,
  };
  const outcome = await postOutside(
    { url: next.url, headers, body },
    { waitsMs: WEBHOOK_WAITS_SECONDS * 1000, reachesLoopback },
  );
  const now = clock.now();
  const answer = 'answer' in outcome ? outcome.answer : null;
  if (answer !== null && answer >= 200 && answer < 300) {
    await updateDelivered(db, { id: next.id, endpointId, answer }, now);
    return true;
  }
  const triesAt = triesAgainAt(next, now);
  const failure = 'failure' in outcome ? outcome.failure : 'answer';
  await db.transaction().execute(async (trx) => {
    await updateFailed(trx, { id: next.id, endpointId, answer, failure, triesAt }, now);
    if (triesAt) await addSending(trx, endpointId, triesAt.getTime() - now.getTime());
  });
  return false;
}
