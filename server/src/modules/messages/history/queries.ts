import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { EMPTY, hasRow } from '../../../platform/database/rows-by-values.ts';
import type { MessageStatus } from '../message-status-rules.ts';

/** A mail or message to a client. */
export interface StoredTelling {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly title: string;
  readonly bookingId: string | null;
  readonly at: Date;
  /** Of a mail: waiting, sent or failed. */
  readonly status: MessageStatus;
  readonly statusAt: Date | null;
  readonly failure: string | null;
}

export async function isClient(db: Db, id: number): Promise<boolean> {
  const where = { id, account_type: 'client', erased_at: EMPTY, merged_into: EMPTY } as const;
  return hasRow(db, 'accounts', where);
}

/** A page of the mails and messages to a client, newest first, and how many there are. */
export async function listTellings(
  db: Db,
  clientId: number,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ tellings: StoredTelling[]; count: number }> {
  const told = sql<StoredTelling>`
    select id::text, channel, title, booking_id, queued_at, status,
      coalesce(over_at, read_at, delivered_at, sent_at) as status_at, failure
    from messages where account_id = ${clientId}::int
    union all
    select event_key, 'mail', subject, null::uuid, queued_at, ${mailStatus(now)},
      coalesce(sent_at, case when ${mailStatus(now)} = 'failed' then send_before end),
      case when ${mailStatus(now)} = 'failed' then 'late' end
    from mails where recipient in (
      select email from accounts where ${clientId}::int in (id, merged_into)
    )`;
  const [{ rows }, counted] = await Promise.all([
    sql<StoredTelling>`
      select id, channel, title, booking_id as "bookingId", queued_at as at, status,
        status_at as "statusAt", failure
      from (${told}) told (id, channel, title, booking_id, queued_at, status, status_at, failure)
      order by queued_at desc, channel, id limit ${limit}::int offset ${offset}::int`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from (${told}) told`.execute(db),
  ]);
  return { tellings: rows, count: counted.rows[0]?.count ?? 0 };
}

const mailStatus = (now: Date) => sql`
  case when sent_at is not null then 'sent'
    when sealed is not null and send_before > ${now}::timestamptz then 'waiting'
    else 'failed' end`;
