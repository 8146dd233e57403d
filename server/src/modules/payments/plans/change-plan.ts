import type { OwnPlans, Plan, PlanChange } from '@limber/contract/paying/plans.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { addDays, dayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import type { PaymentDeps } from '../deps.ts';
import { UNKNOWN_PLAN } from './begin-plan.ts';
import { endPlan } from './end-plan.ts';
import { followPlanLater } from './follow-plan.ts';
import { readOwnPlans, readPlansOf } from './list-plans.ts';
import { lockPlanOfClient } from './lock-plan-of-client.ts';
import { type PlanRow, updatePlan } from './queries.ts';
import { voidRenewals } from './renewal-queries.ts';
import { dueDay, pauseSpan } from './renewal-retry-and-pause-rules.ts';
import { tellOfPlan } from './tell-of-plan.ts';

/** The requested change of a plan; `until` is the last day of a pause. */
interface RequestedChange {
  readonly id: string;
  readonly wish: PlanChange;
  readonly until?: string | undefined;
}

/**
 * Pauses, stops or continues a plan of the caller. Refuses 400 a day on which a pause cannot end,
 * 404 somebody else's, 409 one that is over, or that cannot be paused as it is.
 */
export async function changePlan(
  deps: PaymentDeps,
  actor: Actor,
  requested: RequestedChange,
  language: Language,
  now: Date,
): Promise<OwnPlans> {
  const { accountId } = actor;
  return transactAs(deps.db, accountId, async (trx) => {
    const plan = (await lockPlanOfClient(trx, requested.id))?.plan;
    if (plan?.accountId !== accountId || plan.status === 'asked') throw refusal(404, UNKNOWN_PLAN);
    await carryOut(trx, deps, plan, requested, now);
    return keepAnswer(trx, await readOwnPlans(deps, trx, accountId, language, now));
  });
}

/** The same for a client at the desk, with a reason that is kept. Refuses 400 without one. */
export async function changeClientPlan(
  deps: PaymentDeps,
  actor: Actor,
  { reason, ...requested }: RequestedChange & { readonly reason: string },
  language: Language,
  now: Date,
): Promise<Plan[]> {
  const why = reason.trim();
  if (why === '') throw wrongField('reason', SAY_WHY);
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const plan = (await lockPlanOfClient(trx, requested.id))?.plan;
    if (!plan || plan.status === 'asked') throw refusal(404, UNKNOWN_PLAN);
    const state = await carryOut(trx, deps, plan, requested, now);
    const before = { status: plan.status, paused_until: plan.pausedUntil };
    const after = { status: state.status, paused_until: state.pausedUntil };
    const entry = { action: 'changed', subject: 'plan', called: plan.name } as const;
    const about = { about: plan.accountId, reason: why };
    await record(trx, actor, { ...entry, ...about, id: plan.id, before, after }, now);
    return keepAnswer(trx, await readPlansOf(trx, plan.accountId, language, now));
  });
}

type State = Pick<PlanRow, 'status' | 'pausedUntil'>;

async function carryOut(
  trx: Trx,
  deps: PaymentDeps,
  plan: PlanRow,
  { wish, until }: RequestedChange,
  now: Date,
): Promise<State> {
  if (plan.status === 'ended') throw refusal(409, OVER);
  const state = await ways[wish](trx, deps, plan, until, now);
  if (state.status !== 'ended') await followPlanLater(trx, deps, plan.id, null);
  return state;
}

type Way = (
  trx: Trx,
  deps: PaymentDeps,
  plan: PlanRow,
  until: string | undefined,
  now: Date,
) => Promise<State>;

const pause: Way = async (trx, deps, plan, until) => {
  if (plan.status !== 'running') throw refusal(409, PAY_FIRST[plan.status === 'failing' ? 1 : 0]);
  const { first, last } = pauseSpan(plan);
  if (until === undefined || until < first || until > last) throw wrongField('until', OTHER_DAY);
  const state = { status: plan.status, pausedUntil: until };
  await updatePlan(trx, plan.id, state);
  await voidRenewals(trx, plan.id, { ends: false });
  await tellOfPlan(trx, deps, { plan, what: 'paused', on: until });
  return state;
};

/** A paid month can be used until its end; one that could not be paid ends at once. */
const stop: Way = async (trx, deps, plan, _until, now) => {
  if (plan.status === 'stopped') return plan;
  if (plan.status === 'failing') {
    await endPlan(trx, deps, plan.id, 'stopped', now);
    const lastDay = addDays(dueDay({ ...plan, pausedUntil: null }), -1);
    await tellOfPlan(trx, deps, { plan, what: 'stopped', on: lastDay });
    return { status: 'ended', pausedUntil: plan.pausedUntil };
  }
  const state = { status: 'stopped', pausedUntil: null } as const;
  await updatePlan(trx, plan.id, state);
  await voidRenewals(trx, plan.id, { ends: false });
  await tellOfPlan(trx, deps, { plan, what: 'stopped', mark: now.toISOString().slice(0, 16) });
  return state;
};

const goOn: Way = async (trx, _deps, plan, _until, now) => {
  if (plan.status === 'failing') return plan;
  if (plan.status === 'stopped' && dueDay(plan) <= dayOf(now)) throw refusal(409, OVER);
  if (plan.status === 'running' && plan.pausedUntil === null) return plan;
  const state = { status: 'running', pausedUntil: null } as const;
  await updatePlan(trx, plan.id, state);
  // A renewal announced for the end of the pause is announced again for its new day.
  await voidRenewals(trx, plan.id, { ends: false });
  return state;
};

const ways: Record<PlanChange, Way> = { pause, stop, continue: goOn };

const OVER = { en: 'This plan is over.', ar: 'انتهى هذا الاشتراك.' };
const PAY_FIRST = [
  {
    en: 'This plan is stopped. Please continue it first.',
    ar: 'هذا الاشتراك موقوف. يرجى متابعته أولاً.',
  },
  {
    en: 'A month of this plan is not paid. Please pay it, or stop the plan.',
    ar: 'لم يُدفع شهر من هذا الاشتراك. يرجى دفعه أو إيقاف الاشتراك.',
  },
] as const;
const OTHER_DAY = {
  en: 'Please choose a day after the next renewal, within half a year.',
  ar: 'يرجى اختيار يوم بعد التجديد القادم وخلال نصف سنة.',
};
