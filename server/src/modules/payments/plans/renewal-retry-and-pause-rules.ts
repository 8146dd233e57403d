import { addDays } from '@limber/contract/clock/add-days.ts';
import { studioDays } from '@limber/contract/clock/studio-clock.ts';
import {
  PLAN_PAUSED_DAYS,
  PLAN_RENEWED_MINUTE,
  PLAN_TOLD_DAYS,
  PLAN_TOLD_HOURS,
  PLAN_TRIED_EVERY_DAYS,
  PLAN_TRIES,
} from '@limber/contract/terms/booking/plans.ts';

/** The facts that decide a plan's next step; days are `YYYY-MM-DD`. */
export interface PlanFacts {
  readonly status: 'running' | 'failing' | 'stopped';
  readonly renewsOn: string;
  readonly pausedUntil: string | null;
  /** The last day of the month that was paid for, which a freeze moves. */
  readonly lastDay: string | null;
  /** Announced renewals that are not paid, in any order. */
  readonly renewals: readonly RenewalFacts[];
}

export interface RenewalFacts {
  readonly dueOn: string;
  readonly status: 'told' | 'taking' | 'failed';
  readonly toldAt: Date;
  readonly tries: number;
  /** The day of the last try. */
  readonly triedOn: string | null;
}

/** What is to be done now, or when to look again. */
export type PlanStep<Renewal extends RenewalFacts> =
  /** `isLate`: its day has passed, and it is renewed from today on. */
  | { readonly does: 'tell'; readonly dueOn: string; readonly isLate: boolean }
  | { readonly does: 'try'; readonly renewal: Renewal }
  | { readonly does: 'end'; readonly because: 'stopped' | 'unpaid' }
  | { readonly does: 'wait'; readonly until: Date };

/**
 * The day on which a plan that began on `begunOn` renews for the `months`th time: the same day of
 * the month, or the last one of a month that has no such day.
 */
export function renewalDay(begunOn: string, months: number): string {
  return Temporal.PlainDate.from(begunOn).add({ months }).toString();
}

/** The first day that is not paid, after a freeze and a pause: the plan renews on it, or ends. */
export function dueDay({
  renewsOn,
  pausedUntil,
  lastDay,
}: Pick<PlanFacts, 'renewsOn' | 'pausedUntil' | 'lastDay'>): string {
  const afterMonth = lastDay === null ? renewsOn : addDays(lastDay, 1);
  return [renewsOn, pausedUntil ?? renewsOn, afterMonth].reduce((one, other) =>
    one > other ? one : other,
  );
}

/** The next step of a plan. */
export function nextStep<Renewal extends RenewalFacts>(
  plan: Omit<PlanFacts, 'renewals'> & { readonly renewals: readonly Renewal[] },
  now: Date,
): PlanStep<Renewal> {
  const by = (time: Date, step: PlanStep<Renewal>): PlanStep<Renewal> =>
    now >= time ? step : { does: 'wait', until: time };
  const due = dueDay(plan);
  if (plan.status === 'stopped') {
    const over = dueDay({ ...plan, pausedUntil: null });
    return by(new Date(studioDays().startOfDay(over)), { does: 'end', because: 'stopped' });
  }
  const failed = plan.renewals.find(({ status }) => status === 'failed');
  if (failed) {
    const day = nextTryOn(failed);
    if (day === null) return { does: 'end', because: 'unpaid' };
    return by(renewedAt(day), { does: 'try', renewal: failed });
  }
  const told = plan.renewals.find(({ dueOn }) => dueOn === due);
  if (!told) {
    const today = studioDays().dayOf(now.getTime());
    const isLate = due < today;
    const tell = { does: 'tell', dueOn: isLate ? today : due, isLate } as const;
    return by(renewedAt(addDays(due, -PLAN_TOLD_DAYS)), tell);
  }
  return by(takenAt(told), { does: 'try', renewal: told });
}

/** Whether a month that is due on a day is still wanted: the plan was neither stopped nor paused since. */
export function isWanted(
  { status, pausedUntil }: { readonly status: string; readonly pausedUntil: string | null },
  dueOn: string,
): boolean {
  const goesOn = status === 'running' || status === 'failing';
  return goesOn && (pausedUntil === null || pausedUntil <= dueOn);
}

/**
 * When a renewal is first charged: on its day, but not before its client had time to react to the
 * announcement.
 */
export function takenAt({ dueOn, toldAt }: Pick<RenewalFacts, 'dueOn' | 'toldAt'>): Date {
  const told = toldAt.getTime() + PLAN_TOLD_HOURS * 3_600_000;
  return new Date(Math.max(renewedAt(dueOn).getTime(), told));
}

/** When a plan is renewed on a day. */
const renewedAt = (day: string) => new Date(studioDays().atClock(day, PLAN_RENEWED_MINUTE));

/** The day of the next try of a renewal that has failed; null: that was the last one. */
export function nextTryOn({
  tries,
  triedOn,
  dueOn,
}: Pick<RenewalFacts, 'tries' | 'triedOn' | 'dueOn'>): string | null {
  return tries >= PLAN_TRIES ? null : addDays(triedOn ?? dueOn, PLAN_TRIED_EVERY_DAYS);
}

/**
 * How a plan goes on after the month that is due on `dueOn` was paid: months are counted from the
 * day on which it began, or after a pause or a freeze from then on.
 */
export function afterPaying(
  plan: { readonly begunOn: string; readonly months: number; readonly renewsOn: string },
  dueOn: string,
): { begunOn: string; months: number; renewsOn: string } {
  const counts = dueOn === plan.renewsOn ? plan : { begunOn: dueOn, months: 0 };
  const { begunOn } = counts;
  const months = counts.months + 1;
  return { begunOn, months, renewsOn: renewalDay(begunOn, months) };
}

/** The days until which a plan can be paused: after its renewal day, and not for ever. */
export function pauseSpan(plan: Pick<PlanFacts, 'renewsOn' | 'lastDay'>): {
  first: string;
  last: string;
} {
  const due = dueDay({ ...plan, pausedUntil: null });
  return { first: addDays(due, 1), last: addDays(due, PLAN_PAUSED_DAYS) };
}
