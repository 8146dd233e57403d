import type { AuditRecord, listAudit as route } from '@limber/contract/desk/studio/audit.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Static } from 'typebox';
import type { Db } from '../../platform/database/db.ts';
import { addDays, minuteOf } from '../../platform/dubai.ts';
import { listRecords } from './queries.ts';
import { changesOf, textOf } from './rules.ts';

/** One page of the audit log, latest first, and how many records follow. */
export async function listAudit(
  db: Db,
  asked: Static<typeof route.query>,
): Promise<{ records: AuditRecord[]; older: number }> {
  const beginningOf = (day: string) => minuteOf(day, DAY_BEGINS_MINUTE);
  const filter = {
    actorId: asked.actor,
    about: asked.about,
    action: asked.action,
    subject: asked.subject,
    subjectId: asked.subject_id,
    from: asked.from === undefined ? undefined : beginningOf(asked.from),
    to: asked.to === undefined ? undefined : beginningOf(addDays(asked.to, 1)),
    before: asked.before,
  };
  const { records, older } = await listRecords(db, filter, asked.limit ?? 50);
  return { records: records.map(recordOnWire), older };
}

function recordOnWire(kept: Awaited<ReturnType<typeof listRecords>>['records'][number]) {
  const before = kept.before ?? {};
  const after = kept.after ?? {};
  return {
    id: kept.id,
    at: kept.at.toISOString(),
    actor_id: kept.actorId,
    actor: kept.actor,
    action: kept.action,
    subject: kept.subject,
    subject_id: kept.subjectId,
    called: kept.called,
    changes: changesOf(before, after).fields.map((field) => ({
      field,
      before: textOf(before[field]),
      after: textOf(after[field]),
    })),
    reason: kept.reason,
  };
}
