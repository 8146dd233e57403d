import type { ProlongedPackage } from '@limber/contract/desk/clients/packages.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellOfPackage } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { planKey } from '../buy-month-of-plan.ts';
import { expireLater, notifyEnd } from '../ending/warn-of-end.ts';
import { UNKNOWN_PACKAGE } from '../may-package-pay-rules.ts';
import { insertGivenBack, lockPackageRow } from '../queries/ledger.ts';
import type { DaySpan } from './frozen-days-rules.ts';
import { findLasting, findPlanOf, type LastDayFacts, updateLastDay } from './queries.ts';

/** The new last day of a package, and the change to its freezes. */
export interface Move {
  readonly toExpiresOn: string;
  readonly frozen?: DaySpan;
  readonly lifted?: { readonly id: number; readonly from: string };
}

/**
 * Gives a package another last day, which `judge` derives from its present state, in one
 * transaction: its end and the mail before it move along, and expired minutes come back with their
 * value. The same last day again changes nothing, so two identical requests count once. Refuses 400
 * without a reason, 404 an unknown package.
 */
export async function moveLastDay(
  { db, jobs }: { readonly db: Db } & JobDeps,
  actor: Actor,
  packageId: number,
  request: { readonly reason: string; judge(facts: LastDayFacts): Move },
  now: Date,
): Promise<ProlongedPackage> {
  const reason = request.reason.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  return transactAs(db, actor.accountId, async (trx) => {
    const facts = await readLasting(trx, packageId);
    const { expiredMinutes: minutes, expiredMinor: minor, expiresOn } = facts;
    const { toExpiresOn, frozen = null, lifted = null } = request.judge(facts);
    const answer = { owned_package_id: packageId, expiry_date: toExpiresOn };
    if (toExpiresOn === expiresOn && !frozen && !lifted) {
      return { ...answer, frozen: spansOf(facts) };
    }
    const { accountId: actorId } = actor;
    const back = { packageId, minutes, minor, actorId, reason, at: now };
    const givesBack = minutes > 0 ? await insertGivenBack(trx, back) : null;
    const fromExpiresOn = expiresOn ?? toExpiresOn;
    const written = { fromExpiresOn, toExpiresOn, frozen, lifted, givesBack };
    await updateLastDay(trx, packageId, { ...written, reason, actorId, at: now });
    await tellOfPackage(trx, packageId);
    const planId = await findPlanOf(trx, packageId);
    if (planId === undefined) {
      await notifyEnd(trx, { jobs }, { packageId, expiresOn: toExpiresOn }, now);
    } else {
      // It renews a day after its last one.
      await expireLater(trx, { jobs }, { packageId, expiresOn: toExpiresOn });
      await jobs.addJob(trx, 'follow-plan', { planId }, { jobKey: planKey(planId) });
    }
    return { ...answer, frozen: spansOf(await readLasting(trx, packageId)) };
  });
}

function spansOf({ frozen }: LastDayFacts): DaySpan[] {
  return frozen.map(({ from, to }) => ({ from, to }));
}

async function readLasting(trx: Trx, packageId: number): Promise<LastDayFacts> {
  const [, facts] = await Promise.all([
    lockPackageRow(trx, packageId),
    findLasting(trx, packageId),
  ]);
  if (!facts) throw refusal(404, UNKNOWN_PACKAGE);
  return facts;
}
