import type { WebhookEvent } from '@limber/contract/desk/software/webhooks.ts';
import { WEBHOOK_STAYS_DAYS } from '@limber/contract/terms/software/webhooks.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { isWritten } from '../../platform/database/result-of-a-statement.ts';
import { deleteRows, insertRow, updateRows } from '../../platform/database/rows-by-values.ts';

/** An endpoint with what waits for it. */
export interface StoredWebhook {
  readonly id: number;
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly madeAt: Date;
  readonly waiting: number;
  readonly failingSince: Date | null;
  readonly triesAt: Date | null;
  readonly stoppedAt: Date | null;
}

/** Every endpoint, oldest first. */
export async function listEndpoints(db: Db | Trx): Promise<StoredWebhook[]> {
  const { rows } = await sql<StoredWebhook>`
    select id, url, events, made_at as "madeAt", failing_since as "failingSince",
      tries_at as "triesAt", stopped_at as "stoppedAt", (
        select count(*)::int from webhook_deliveries
        where endpoint_id = e.id and delivered_at is null
      ) as waiting
    from webhook_endpoints e order by id`.execute(db);
  return rows;
}

export async function insertEndpoint(
  trx: Trx,
  endpoint: { url: string; events: readonly WebhookEvent[]; sealed: Buffer; madeBy: number },
  now: Date,
): Promise<number> {
  return insertRow(trx, 'webhook_endpoints', {
    url: endpoint.url,
    events: [...endpoint.events],
    secret_sealed: endpoint.sealed,
    made_at: now,
    made_by: endpoint.madeBy,
  });
}

export function updateEndpoint(
  trx: Trx,
  id: number,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
) {
  return updateRows(trx, 'webhook_endpoints', { where: { id }, set: { url, events: [...events] } });
}

export function deleteEndpoint(trx: Trx, id: number) {
  return deleteRows(trx, 'webhook_endpoints', { id });
}

/** Has an endpoint tried at once, whatever failed before. */
export async function updateTriedAtOnce(trx: Trx, id: number): Promise<void> {
  const set = { tries: 0, failing_since: null, tries_at: null, stopped_at: null };
  await updateRows(trx, 'webhook_endpoints', { where: { id }, set });
}

/** Adds the job that sends what waits for an endpoint; those of one endpoint run one after the other. */
export async function addSending(trx: Trx | Db, id: number, delayMs: number): Promise<void> {
  await sql`
    select from graphile_worker.add_job('send-webhooks',
      json_build_object('endpointId', ${id}::int), queue_name => 'webhooks ' || ${id}::int,
      run_at => now() + ${delayMs}::float8 * interval '1 millisecond', priority => 10,
      job_key => case when ${delayMs}::float8 > 0 then 'webhooks again ' || ${id}::int end)
  `.execute(trx);
}

/** The first delivery that waits, with all that sending it needs; undefined: none. */
export async function findNextDelivery(db: Db, endpointId: number) {
  const { rows } = await sql<{
    readonly id: string;
    readonly messageId: string;
    readonly type: WebhookEvent;
    readonly at: Date;
    readonly data: unknown;
    readonly url: string;
    readonly sealed: Buffer;
    readonly tries: number;
    readonly failingSince: Date | null;
    readonly triesAt: Date | null;
  }>`
    select d.id, e.message_id as "messageId", e.type, e.at, e.data, p.url,
      p.secret_sealed as sealed, p.tries, p.failing_since as "failingSince",
      p.tries_at as "triesAt"
    from webhook_endpoints p
      join webhook_deliveries d on d.endpoint_id = p.id and d.delivered_at is null
      join webhook_events e on e.id = d.event_id
    where p.id = ${endpointId}::int and p.stopped_at is null
    order by d.id limit 1`.execute(db);
  return rows[0];
}

/** The endpoints to which something can be sent now. */
export async function listDueEndpoints(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from webhook_endpoints e
    where stopped_at is null and (tries_at is null or tries_at <= ${now}::timestamptz)
      and exists (
        select from webhook_deliveries where endpoint_id = e.id and delivered_at is null
      )
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes that a delivery arrived, and that its endpoint works. */
export async function updateDelivered(
  db: Db,
  { id, endpointId, answer }: { id: string; endpointId: number; answer: number },
  now: Date,
): Promise<void> {
  await sql`
    with endpoint as (
      update webhook_endpoints set tries = 0, failing_since = null, tries_at = null
      where id = ${endpointId}::int and tries > 0
    )
    update webhook_deliveries set delivered_at = ${now}::timestamptz, tried_at = ${now}::timestamptz,
      answer = ${answer}::int, failure = null
    where id = ${id}::bigint`.execute(db);
}

/** Writes why a delivery failed, and when its endpoint is tried again; null: not by itself. */
export async function updateFailed(
  trx: Trx,
  failed: {
    readonly id: string;
    readonly endpointId: number;
    readonly answer: number | null;
    readonly failure: string;
    readonly triesAt: Date | null;
  },
  now: Date,
): Promise<void> {
  await sql`
    with endpoint as (
      update webhook_endpoints set tries = tries + 1,
        failing_since = coalesce(failing_since, ${now}::timestamptz),
        tries_at = ${failed.triesAt}::timestamptz,
        stopped_at = case when ${failed.triesAt}::timestamptz is null then ${now}::timestamptz end
      where id = ${failed.endpointId}::int
    )
    update webhook_deliveries set tried_at = ${now}::timestamptz, answer = ${failed.answer}::int,
      failure = ${failed.failure}::text
    where id = ${failed.id}::bigint`.execute(trx);
}

/** A page of deliveries to an endpoint, latest first. */
export async function listDeliveriesTo(db: Db, endpointId: number, before: number | undefined) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .select([
      sql<number>`delivery.id::int`.as('id'),
      ...(['event.message_id as messageId', 'event.at', 'delivery.tried_at as triedAt'] as const),
      ...(['delivery.answer', 'delivery.delivered_at as deliveredAt'] as const),
      sql<WebhookEvent>`event.type`.as('type'),
      sql<'address' | 'unreachable' | 'too_slow' | 'answer' | null>`delivery.failure`.as('failure'),
    ])
    .where('delivery.endpoint_id', '=', endpointId)
    .$if(before !== undefined, (query) => query.where('delivery.id', '<', String(before)))
    .orderBy('delivery.id', 'desc')
    .limit(50)
    .execute();
}

/** Has an event sent once more to the same endpoint; false: there is no such delivery. */
export async function insertAgain(
  trx: Trx,
  { id, delivery }: { id: number; delivery: number },
): Promise<boolean> {
  return isWritten(
    trx
      .insertInto('webhook_deliveries')
      .columns(['endpoint_id', 'event_id'])
      .expression((from) =>
        from
          .selectFrom('webhook_deliveries')
          .select(['endpoint_id', 'event_id'])
          .where('id', '=', String(delivery))
          .where('endpoint_id', '=', id),
      ),
  );
}

/** Deletes events that were delivered long ago; those that wait stay as long as their endpoint. */
export async function deleteToldEvents(db: Db, now: Date): Promise<void> {
  await sql`
    delete from webhook_events e
    where at < ${now}::timestamptz - ${WEBHOOK_STAYS_DAYS}::int * interval '1 day' and not exists (
      select from webhook_deliveries where event_id = e.id and delivered_at is null
    )`.execute(db);
}
