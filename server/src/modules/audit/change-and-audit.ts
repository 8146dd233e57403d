import type { AuditSubject } from '@limber/contract/desk/studio/audit.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Fields } from './changed-field-rules.ts';
import { record } from './record.ts';
import { refuseStaleVersion } from './refuse-stale-version.ts';

/** How one kind of thing that managers change is read, and what the audit log keeps of it. */
export interface Kind<Stored, Id extends number | string = number> {
  readonly subject: AuditSubject;
  list(trx: Trx): Promise<readonly Stored[]>;
  /** The thing to change. Refuses 404 when there is none. */
  find(all: readonly Stored[], id: Id): Stored;
  calledOf?(stored: Stored): string;
  /** Whose data it is, where it is somebody's: with them the entry is erased. */
  aboutOf?(stored: Stored): number;
  fieldsOf(stored: Stored): Fields;
}

/** The action, the thing, and the version that the actor saw. */
export interface ChangeRequest<Id extends number | string = number> {
  readonly id: Id;
  /** Omitted: whatever the present one is. */
  readonly version?: number;
  readonly action: 'changed' | 'retired' | 'restored' | 'confirmed' | 'withdrawn';
}

/**
 * Makes a change under the kind's lock, which the caller holds, records it, and returns the new
 * state. Refuses 409 naming the person who was faster.
 */
export async function changeRecorded<
  Stored extends { readonly version: number },
  Id extends number | string,
>(
  trx: Trx,
  actor: { readonly accountId: number } | null,
  kind: Kind<Stored, Id>,
  { id, version, action }: ChangeRequest<Id>,
  now: Date,
  change: (before: Stored, all: readonly Stored[]) => Promise<void>,
): Promise<Stored> {
  const { subject, list, find, fieldsOf } = kind;
  const all = await list(trx);
  const before = find(all, id);
  await refuseStaleVersion(trx, { subject, id, version }, before);
  await change(before, all);
  const after = find(await list(trx), id);
  const fields = { before: fieldsOf(before), after: fieldsOf(after) };
  await record(trx, actor, { action, subject, id, ...whatOf(kind, after), ...fields }, now);
  return after;
}

/** What is written of a thing itself: what it is called, or whose it is. */
export function whatOf<Stored>(
  { calledOf, aboutOf }: Pick<Kind<Stored>, 'calledOf' | 'aboutOf'>,
  stored: Stored,
) {
  return {
    ...(calledOf && { called: calledOf(stored) }),
    ...(aboutOf && { about: aboutOf(stored) }),
  };
}
