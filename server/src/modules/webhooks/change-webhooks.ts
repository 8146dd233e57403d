import type {
  AskedWebhook,
  MadeWebhook,
  Webhook,
} from '@limber/contract/desk/software/webhooks.ts';
import { MOST_WEBHOOKS } from '@limber/contract/terms/software/webhooks.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { lockSettings } from '../../platform/database/lock-settings.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { seal } from '../../platform/encryption.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { mayBeSentTo } from '../../platform/software/public-address-rules.ts';
import { record } from '../audit/record.ts';
import * as queries from './queries.ts';

export interface WebhookDeps {
  readonly db: Db;
  readonly random: Randomness;
  readonly secret: string;
  readonly reachesLoopback: boolean;
}

const SECRET_BYTES = 24;

/** Where events are sent to, oldest first. */
export async function listWebhooks(db: Db | Trx): Promise<Webhook[]> {
  return (await queries.listEndpoints(db)).map(onWire);
}

/**
 * Adds an endpoint; its secret is in the reply alone. Refuses 400 an address that is not public, 409
 * one endpoint too many.
 */
export async function addWebhook(
  deps: WebhookDeps,
  actor: Actor,
  { url, events }: AskedWebhook,
  now: Date,
): Promise<MadeWebhook> {
  refuseAddress(deps, url);
  const secret = `whsec_${deps.random.bytes(SECRET_BYTES).toString('base64')}`;
  const sealed = seal(deps.secret, secret, deps.random, 'webhooks') as Buffer;
  return transactAs(deps.db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    if ((await queries.listEndpoints(trx)).length >= MOST_WEBHOOKS) throw refusal(409, ENOUGH);
    const madeBy = actor.accountId;
    const id = await queries.insertEndpoint(trx, { url, events, sealed, madeBy }, now);
    const after = fieldsOf({ url, events });
    await record(trx, actor, { action: 'added', subject: 'webhook', id, called: url, after }, now);
    return { ...onWire(await endpointOf(trx, id)), secret };
  });
}

/** Changes an endpoint. Refuses 400 an address that is not public, 404 an unknown one. */
export async function changeWebhook(
  deps: WebhookDeps,
  actor: Actor,
  { id, url, events }: AskedWebhook & { readonly id: number },
  now: Date,
): Promise<Webhook> {
  refuseAddress(deps, url);
  return changed(deps.db, actor, id, async (trx, before) => {
    await queries.updateEndpoint(trx, id, { url, events });
    const entry = { action: 'changed', subject: 'webhook', id, called: url } as const;
    const fields = { before: fieldsOf(before), after: fieldsOf({ url, events }) };
    await record(trx, actor, { ...entry, ...fields }, now);
  });
}

/** Removes an endpoint with what waits for it. Refuses 404 an unknown one. */
export async function removeWebhook(db: Db, actor: Actor, id: number, now: Date): Promise<null> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const { url } = await endpointOf(trx, id);
    await queries.deleteEndpoint(trx, id);
    await record(trx, actor, { action: 'ended', subject: 'webhook', id, called: url }, now);
    return null;
  });
}

/** Has an endpoint tried at once that fails or was stopped. Refuses 404 an unknown one. */
export async function tryWebhook(db: Db, actor: Actor, id: number): Promise<Webhook> {
  return changed(db, actor, id, async (trx) => {
    await queries.updateTriedAtOnce(trx, id);
    await queries.addSending(trx, id, 0);
  });
}

/** Has an event sent once more, after those that wait. Refuses 404 an unknown one. */
export async function sendAgain(
  db: Db,
  actor: Actor,
  which: { readonly id: number; readonly delivery: number },
): Promise<Webhook> {
  return changed(db, actor, which.id, async (trx) => {
    if (!(await queries.insertAgain(trx, which))) throw refusal(404, UNKNOWN_DELIVERY);
    await queries.addSending(trx, which.id, 0);
  });
}

/** What was and will be sent to an endpoint. Refuses 404 an unknown one. */
export async function listDeliveries(db: Db, id: number, before: number | undefined) {
  const [deliveries] = await Promise.all([
    queries.listDeliveriesTo(db, id, before),
    endpointOf(db, id),
  ]);
  return deliveries.map((each) => ({
    ...{ id: each.id, message_id: each.messageId, type: each.type, at: each.at.toISOString() },
    ...{ answer: each.answer, failure: each.failure },
    tried_at: each.triedAt?.toISOString() ?? null,
    delivered_at: each.deliveredAt?.toISOString() ?? null,
  }));
}

async function changed(
  db: Db,
  actor: Actor,
  id: number,
  change: (trx: Trx, before: queries.StoredWebhook) => Promise<void>,
): Promise<Webhook> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    await change(trx, await endpointOf(trx, id));
    return keepAnswer(trx, onWire(await endpointOf(trx, id)));
  });
}

async function endpointOf(db: Db | Trx, id: number): Promise<queries.StoredWebhook> {
  const found = (await queries.listEndpoints(db)).find((each) => each.id === id);
  if (!found) throw refusal(404, UNKNOWN);
  return found;
}

function refuseAddress({ reachesLoopback }: Pick<WebhookDeps, 'reachesLoopback'>, url: string) {
  if (!mayBeSentTo(url, reachesLoopback)) throw wrongField('url', NOT_PUBLIC);
}

const fieldsOf = ({ url, events }: AskedWebhook) => ({ url, events: events.join(', ') });

function onWire(stored: queries.StoredWebhook): Webhook {
  return {
    ...{ id: stored.id, url: stored.url, events: stored.events, waiting: stored.waiting },
    made_at: stored.madeAt.toISOString(),
    failing_since: stored.failingSince?.toISOString() ?? null,
    next_try_at: stored.triesAt?.toISOString() ?? null,
    stopped_at: stored.stoppedAt?.toISOString() ?? null,
  };
}

const NOT_PUBLIC = {
  en: 'Please enter a public address that begins with https://.',
  ar: 'يرجى إدخال رابط عام يبدأ بـ https://.',
};
const ENOUGH = {
  en: `There are ${MOST_WEBHOOKS} addresses already. Please remove one first.`,
  ar: `هناك ${MOST_WEBHOOKS} عنواناً بالفعل. يرجى حذف أحدها أولاً.`,
};
const UNKNOWN = {
  en: 'Nothing is sent to this address any more.',
  ar: 'لم يعد يُرسل شيء إلى هذا العنوان.',
};
const UNKNOWN_DELIVERY = {
  en: 'This event is no longer kept.',
  ar: 'لم يعد هذا الحدث محفوظاً.',
};
