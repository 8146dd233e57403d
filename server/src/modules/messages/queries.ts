import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import type { Agreement } from '@limber/contract/values/people.ts';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Messages } from '../../platform/database/db-types.ts';
import { isWritten, oneValue } from '../../platform/database/result-of-a-statement.ts';
import { EMPTY, insertMissingRows, updateRows } from '../../platform/database/rows-by-values.ts';
import type { JobName } from '../../platform/job-payloads.ts';
import type {
  ApprovedTemplate,
  NamedMessage,
  TemplateState,
} from '../../platform/messaging/provider.ts';
import { UUID } from '../../platform/randomness.ts';
import type { MessageStatus } from './message-status-rules.ts';

/** Mails are rows of their own. */
export type SentChannel = Exclude<MessageChannel, 'mail'>;

/** A message as stored. */
export type StoredMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

const messagesIn = (db: Db | Trx) =>
  db
    .selectFrom('messages')
    .select((row) => [
      'id',
      'event_key as eventKey',
      row.ref('channel').$castTo<SentChannel>().as('channel'),
      'account_id as accountId',
      'booking_id as bookingId',
      row.ref('job').$castTo<JobName>().as('job'),
      'payload',
      row.ref('status').$castTo<MessageStatus>().as('status'),
      'tries',
    ]);

/** Whose a message is; undefined: there is no such message any more. */
export async function findRecipient(trx: Trx, id: string): Promise<number | undefined> {
  return oneValue(trx.selectFrom('messages').select('account_id').where('id', '=', id));
}

export async function lockMessage(trx: Trx, id: string) {
  return messagesIn(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The message that a provider's news are about, locked; it may be known by our id alone. */
export async function lockNamed(trx: Trx, { reference, messageId }: NamedMessage) {
  const byReference = await messagesIn(trx)
    .where('provider_reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (byReference || messageId === null || !UUID.test(messageId)) return byReference;
  return lockMessage(trx, messageId);
}

/** What became of an event by a channel; undefined: it was not told by it. */
export async function findStatus(
  trx: Trx,
  eventKey: string,
  channel: MessageChannel,
): Promise<MessageStatus | undefined> {
  const status = await oneValue(
    trx
      .selectFrom('messages')
      .select('status')
      .where('event_key', '=', eventKey)
      .where('channel', '=', channel),
  );
  return status as MessageStatus | undefined;
}

/** Writes a message unless its event was told by its channel before. */
export async function insertMessage(trx: Trx, message: Insertable<Messages>): Promise<boolean> {
  return insertMissingRows(trx, 'messages', [message]);
}

/** Changes a message in one of these states; false: it is in another. */
export async function updateMessage(
  trx: Trx,
  id: string,
  from: readonly MessageStatus[],
  change: Updateable<Messages> & { readonly status: MessageStatus },
): Promise<boolean> {
  return isWritten(
    trx.updateTable('messages').set(change).where('id', '=', id).where('status', 'in', from),
  );
}

/** Records what the provider calls a message. */
export async function updateReference(trx: Trx, id: string, reference: string): Promise<void> {
  const where = { id, provider_reference: EMPTY } as const;
  await updateRows(trx, 'messages', { where, set: { provider_reference: reference } });
}

/** How a client can be reached; undefined: there is no such account. */
export async function findReachable(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select((row) => [
      row.ref('message_channel').$castTo<MessageChannel | null>().as('wish'),
      row.ref('offers_by_mail').$castTo<Agreement | null>().as('offers_by_mail'),
      row.ref('offers_by_message').$castTo<Agreement | null>().as('offers_by_message'),
      'phone_e164 as number',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** How a template stands at the provider; undefined: it was not submitted. */
export async function findTemplateState(
  trx: Trx,
  { name, language }: ApprovedTemplate,
): Promise<TemplateState | undefined> {
  const state = await oneValue(
    trx
      .selectFrom('message_templates')
      .select('state')
      .where('name', '=', name)
      .where('language', '=', language),
  );
  return state as TemplateState | undefined;
}

/** How each template stands, by its name and language. */
export async function listTemplateStates(db: Db): Promise<ReadonlyMap<string, TemplateState>> {
  const rows = await db
    .selectFrom('message_templates')
    .select(['name', 'language', 'state'])
    .orderBy('name')
    .orderBy('language')
    .execute();
  return new Map(rows.map((row) => [`${row.name} ${row.language}`, row.state as TemplateState]));
}

/** Records how a template stands; what is older than what is known changes nothing. */
export async function upsertTemplate(
  trx: Trx,
  { name, language }: ApprovedTemplate,
  state: TemplateState,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('message_templates')
    .values({ name, language, state, changed_at: at })
    .onConflict((of) =>
      of
        .columns(['name', 'language'])
        .doUpdateSet({ state, changed_at: at })
        .where('message_templates.changed_at', '<=', at),
    )
    .execute();
}

export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('queued_at', '<', before).execute();
}
