import type { DeskTerms } from '@limber/contract/desk/studio/settings.ts';

/** Hours before a session at which its client is reminded. */
export type RemindedHours = readonly [first: number, last: number];

/** When the terms of the desk have clients reminded. */
export function remindedHoursOf({
  first_reminder_hours: first,
  last_reminder_hours: last,
}: Pick<DeskTerms, 'first_reminder_hours' | 'last_reminder_hours'>): RemindedHours {
  return [first, last];
}
