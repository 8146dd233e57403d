import { amountOf } from '@limber/contract/money/currency.ts';
import type { Plan, PlanOffer } from '@limber/contract/paying/plans.ts';
import { addDays } from '../../../platform/studio-days.ts';
import { cardOnWire } from '../cards/add-card.ts';
import type { CardRow } from '../cards/queries.ts';
import type { PlanForSale, PlanRow } from './queries.ts';
import { dueDay, nextTryOn, pauseSpan } from './renewal-retry-and-pause-rules.ts';

type NameOf = (name: string) => string;

/** A plan as its client and the desk see it. */
export function planOnWire(plan: PlanRow, card: CardRow | undefined, named: NameOf): Plan {
  const due = dueDay(plan);
  const unpaused = dueDay({ ...plan, pausedUntil: null });
  const failed = plan.renewals.find(({ status }) => status === 'failed');
  const told = plan.renewals.find(({ dueOn }) => dueOn === due);
  const isRunning = plan.status === 'running';
  const isPaused = isRunning && due > unpaused;
  const renews = isRunning || plan.status === 'failing';
  return {
    id: plan.id,
    name: named(plan.name),
    kind: plan.kind,
    minutes: plan.minutes,
    unused_minutes: plan.unusedMinutes,
    status: isPaused ? 'paused' : (plan.status as Exclude<typeof plan.status, 'asked'>),
    price: amountOf((failed ?? told)?.amountMinor ?? plan.priceMinor),
    renews_on: renews ? (failed?.dueOn ?? due) : null,
    paid_until: addDays(unpaused, -1),
    pause: isRunning ? pauseSpan(plan) : null,
    failure: plan.status === 'failing' ? (failed?.failure ?? null) : null,
    next_try_on: plan.status === 'failing' && failed ? nextTryOn(failed) : null,
    sessions_meanwhile: plan.whileFailing === 'go_on',
    ended_because: plan.endedBecause,
    card: card ? cardOnWire(card) : null,
  };
}

/** A plan for sale. */
export function offerOnWire(offer: PlanForSale, named: NameOf): PlanOffer {
  return {
    option_id: offer.optionId,
    kind: offer.kind,
    name: named(offer.name),
    description: named(offer.description),
    minutes: offer.minutes,
    price: amountOf(offer.priceMinor),
    unused_minutes: offer.unusedMinutes,
    services: offer.services.map(named),
  };
}
