import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import type { PlannedChange } from '@limber/contract/desk/studio/planned-changes.ts';
import { amountOf, withCurrency } from '@limber/contract/money/currency.ts';
import type { Fields } from '../audit/changed-field-rules.ts';
import type { StoredPlan } from './queries/plans.ts';

/** A planned change as managers see it. */
export function plannedOnWire(plan: StoredPlan): PlannedChange {
  return {
    id: plan.id,
    subject: plan.subject,
    thing_id: plan.thingId,
    name: plan.name,
    from_day: plan.fromDay,
    prices:
      plan.prices?.map(({ id, minutes, minor, validityDays }) => ({
        ...(id !== undefined && { id }),
        time: minutes,
        price: amountOf(minor),
        ...(plan.subject === 'package' && { validity_days: validityDays }),
      })) ?? null,
    by: plan.by,
    planned_at: plan.plannedAt.toISOString(),
  };
}

/** What the audit log keeps of a planned change. */
export function fieldsOf({ fromDay, prices }: StoredPlan): Fields {
  return {
    from_day: fromDay,
    ...(prices
      ? {
          prices: prices.map(({ minutes, minor, validityDays }) =>
            [
              ...(minutes === null ? [] : [`${minutes} min`]),
              withCurrency(figureAtDesk(amountOf(minor)), amountOf(minor), 'en'),
              ...(validityDays === null ? [] : [`${validityDays} d`]),
            ].join(' '),
          ),
        }
      : { retired: true }),
  };
}
