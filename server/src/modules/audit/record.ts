import type { AuditAction, AuditSubject } from '@limber/contract/desk/studio/audit.ts';
import type { Trx } from '../../platform/database/db.ts';
import { insertRecord } from './queries.ts';
import { changesOf, type Fields } from './rules.ts';

/** What somebody did. */
export interface Deed {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** Which one; left out where there is one of the kind, such as the settings. */
  readonly id?: number | string;
  /** What it is called now, for who reads of it when it is called otherwise, or is no more. */
  readonly called?: string;
  /** Whose data it is about: with them what is said of it is forgotten. */
  readonly about?: number;
  /** What it was, and what it became, by the names of the wire. Nothing secret or sealed. */
  readonly before?: Fields;
  readonly after?: Fields;
  /** Why, where it was said. */
  readonly reason?: string | undefined;
}

/**
 * Writes into the audit log what somebody does, in the transaction that does it. What changes nothing
 * is not written. `actor` is null for what the studio's clock does.
 */
export async function record(
  trx: Trx,
  actor: { readonly accountId: number } | null,
  deed: Deed,
  now: Date,
): Promise<void> {
  const { fields, before, after } = changesOf(deed.before, deed.after);
  if (deed.action === 'changed' && fields.length === 0) return;
  await insertRecord(trx, {
    at: now,
    actorId: actor?.accountId ?? null,
    accountId: deed.about ?? null,
    action: deed.action,
    subject: deed.id === undefined ? deed.subject : `${deed.subject} ${deed.id}`,
    details: { called: deed.called, before, after, reason: deed.reason },
  });
}
