import type { AuditAction, AuditSubject } from '@limber/contract/desk/studio/audit.ts';
import type { Trx } from '../../platform/database/db.ts';
import { changesOf, type Fields } from './changed-field-rules.ts';
import { insertRecord } from './queries.ts';

/** An action of somebody. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** Omitted where there is only one of the kind, such as the settings. */
  readonly id?: number | string;
  /** Its current name, for readers after it has been renamed or deleted. */
  readonly called?: string;
  /** The person whose data it is about; the details are deleted when they are erased. */
  readonly about?: number;
  /** Old and new values, by the wire's names. Nothing secret or sealed. */
  readonly before?: Fields;
  readonly after?: Fields;
  /** The reason, if one was given. */
  readonly reason?: string | undefined;
}

/**
 * Writes an action to the audit log, in the transaction of that action. An action without effect is
 * not written. `actor` is null for automatic actions.
 */
export async function record(
  trx: Trx,
  actor: { readonly accountId: number } | null,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  const { fields, before, after } = changesOf(entry.before, entry.after);
  if (entry.action === 'changed' && fields.length === 0) return;
  await insertRecord(trx, {
    at: now,
    actorId: actor?.accountId ?? null,
    accountId: entry.about ?? null,
    action: entry.action,
    subject: entry.id === undefined ? entry.subject : `${entry.subject} ${entry.id}`,
    details: { called: entry.called, before, after, reason: entry.reason },
  });
}
