import type { PlannedChange } from '@limber/contract/desk/studio/planned-changes.ts';
import type { Db } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { record } from '../audit/record.ts';
import { jobKeyOf, NOT_PLANNED } from './planned-change-rules.ts';
import { fieldsOf, plannedOnWire } from './planned-on-wire.ts';
import { listPlans, lockPlan, updateRetiresOn, updateWithdrawn } from './queries/plans.ts';

/** Takes a planned change back, and returns it. Refuses 404 one that was carried out or taken back before. */
export async function withdrawPlanned(
  { db, jobs }: { readonly db: Db } & JobDeps,
  actor: Actor,
  id: number,
  now: Date,
): Promise<PlannedChange> {
  return transactAs(db, actor.accountId, async (trx) => {
    const isThere = await lockPlan(trx, id);
    const [plan] = await listPlans(trx, id);
    if (!isThere || !plan) throw refusal(404, NOT_PLANNED);
    await updateWithdrawn(trx, id, { actorId: actor.accountId, at: now });
    await jobs.removeJob(trx, jobKeyOf(id));
    if (plan.subject === 'service' && plan.prices === null) {
      await updateRetiresOn(trx, plan.thingId, null);
      await tellEverything(trx);
    }
    const entry = { action: 'withdrawn', subject: plan.subject, id: plan.thingId } as const;
    const called = plan.name.en;
    await record(trx, actor, { ...entry, called, before: fieldsOf(plan) }, now);
    return plannedOnWire(plan);
  });
}
