import type { RemindedHours } from '../../catalogue/settings/reminder-rules.ts';

/**
 * Whether a session that is to come waits for its client's answer: they were reminded since it was
 * booked or moved last. `plannedAt` null: nobody waits, since they have answered or it is over.
 */
export function isUnanswered(
  { startsAt, plannedAt }: { readonly startsAt: Date; readonly plannedAt: Date | null },
  remindedHours: RemindedHours,
  now: Date,
): boolean {
  if (plannedAt === null || startsAt <= now) return false;
  const reminders = remindedHours.map((hours) => startsAt.getTime() - hours * 3_600_000);
  return reminders.some((at) => at > plannedAt.getTime() && at <= now.getTime());
}
