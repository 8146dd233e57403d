import type { AuditRecord, listAudit as route } from '@limber/contract/desk/studio/audit.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Static } from 'typebox';
import type { Db } from '../../platform/database/db.ts';
import { addDays, minuteOf } from '../../platform/studio-days.ts';
import { changesOf, textOf } from './changed-field-rules.ts';
import { listRecords } from './queries.ts';

/** One page of the audit log, latest first, and how many records follow. */
export async function listAudit(
  db: Db,
  query: Static<typeof route.query>,
): Promise<{ records: AuditRecord[]; older: number }> {
  const beginningOf = (day: string) => minuteOf(day, DAY_BEGINS_MINUTE);
  const filter = {
    actorId: query.actor,
    about: query.about,
    action: query.action,
    subject: query.subject,
    subjectId: query.subject_id,
    from: query.from === undefined ? undefined : beginningOf(query.from),
    to: query.to === undefined ? undefined : beginningOf(addDays(query.to, 1)),
    before: query.before,
  };
  const { records, older } = await listRecords(db, filter, query.limit ?? 50);
  return { records: records.map(recordOnWire), older };
}

function recordOnWire(stored: Awaited<ReturnType<typeof listRecords>>['records'][number]) {
  const before = stored.before ?? {};
  const after = stored.after ?? {};
  return {
    id: stored.id,
    at: stored.at.toISOString(),
    actor_id: stored.actorId,
    actor: stored.actor,
    software: stored.software,
    action: stored.action,
    subject: stored.subject,
    subject_id: stored.subjectId,
    called: stored.called,
    changes: changesOf(before, after).fields.map((field) => ({
      field,
      before: textOf(before[field]),
      after: textOf(after[field]),
    })),
    reason: stored.reason,
  };
}
