import type { AuditAction, AuditSubject } from '@limber/contract/desk/studio/audit.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { currentKeyId } from '../../platform/http/request-id.ts';
import { softwareNamed } from '../../platform/software/accepted-key.ts';
import type { Fields } from './changed-field-rules.ts';

/**
 * The details of an action besides who, what and when; deleted when the person concerned is erased.
 */
interface Details {
  readonly called?: string | undefined;
  readonly before?: Fields;
  readonly after?: Fields;
  readonly reason?: string | undefined;
}

export async function insertRecord(
  trx: Trx,
  record: {
    readonly at: Date;
    readonly actorId: number | null;
    readonly accountId: number | null;
    readonly action: AuditAction;
    readonly subject: string;
    readonly details: Details;
  },
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      at: record.at,
      actor_id: record.actorId,
      account_id: record.accountId,
      action: record.action,
      subject: record.subject,
      details: JSON.stringify(record.details),
      key_id: currentKeyId(),
    })
    .execute();
}

/** Which records are requested; `from` and `to` are instants, `to` exclusive. */
export interface Filter {
  readonly actorId?: number | undefined;
  readonly about?: number | undefined;
  readonly action?: AuditAction | undefined;
  readonly subject?: AuditSubject | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only records older than this one. */
  readonly before?: number | undefined;
}

/** The latest records that match a filter, and how many follow. */
export async function listRecords(db: Db | Trx, filter: Filter, limit: number) {
  const records = await matching(db, filter)
    .leftJoin('accounts as actor', 'actor.id', 'log.actor_id')
    .leftJoin('accounts as account', 'account.id', 'log.account_id')
    .select([
      sql<number>`log.id::int`.as('id'),
      'log.at',
      'log.actor_id as actorId',
      sql<string | null>`actor.first_name || ' ' || actor.last_name`.as('actor'),
      softwareNamed('log.key_id').as('software'),
      sql<AuditAction>`log.action`.as('action'),
      sql<AuditSubject>`split_part(log.subject, ' ', 1)`.as('subject'),
      sql<string | null>`nullif(substr(log.subject, strpos(log.subject || ' ', ' ') + 1), '')`.as(
        'subjectId',
      ),
      sql<
        string | null
      >`coalesce(log.details ->> 'called', account.first_name || ' ' || account.last_name)`.as(
        'called',
      ),
      sql<Fields | null>`log.details -> 'before'`.as('before'),
      sql<Fields | null>`log.details -> 'after'`.as('after'),
      sql<string | null>`log.details ->> 'reason'`.as('reason'),
    ])
    .orderBy('log.id', 'desc')
    .limit(limit)
    .execute();
  const { all } = await matching(db, filter)
    .select(sql<number>`count(*)::int`.as('all'))
    .executeTakeFirstOrThrow();
  return { records, older: Math.max(0, all - records.length) };
}

function matching(db: Db | Trx, filter: Filter) {
  const { actorId, about, action, subject, subjectId, from, to, before } = filter;
  const isOne = subject !== undefined && subjectId !== undefined;
  return db
    .selectFrom('audit_log as log')
    .$if(actorId !== undefined, (query) => query.where('log.actor_id', '=', actorId ?? 0))
    .$if(about !== undefined, (query) => query.where('log.account_id', '=', about ?? 0))
    .$if(action !== undefined, (query) => query.where('log.action', '=', action ?? ''))
    .$if(isOne, (query) => query.where('log.subject', '=', `${subject} ${subjectId}`))
    .$if(!isOne && subject !== undefined, (query) =>
      query.where(sql<boolean>`split_part(log.subject, ' ', 1) = ${subject}`),
    )
    .$if(from !== undefined, (query) => query.where('log.at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('log.at', '<', to ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('log.id', '<', String(before)));
}

/** The person behind the latest record about something; undefined when there is none. */
export async function findLastEntry(
  trx: Trx,
  subject: string,
): Promise<{ name: string; action: AuditAction } | undefined> {
  return trx
    .selectFrom('audit_log as log')
    .innerJoin('accounts as actor', 'actor.id', 'log.actor_id')
    .where('log.subject', '=', subject)
    .select([
      sql<string>`actor.first_name || ' ' || actor.last_name`.as('name'),
      sql<AuditAction>`log.action`.as('action'),
    ])
    .orderBy('log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
