import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { freeTimes } from './wizard.ts';

/** An appointment's card, by a text on it. */
export function appointmentCard(page: Page, text: string | RegExp): Locator {
  return page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });
}

/** A package's card on the dashboard, by its name. */
export function packageCard(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Your Packages' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

/** First time from `days` on at which a therapist is free; `times` are all of that day. */
export async function firstFreeDay(
  request: APIRequestContext,
  therapist: string,
  days: string[],
  minutes: number,
): Promise<{ date: string; time: string; times: string[] }> {
  for (const date of days) {
    const times = await freeTimes(request, therapist, date, minutes);
    const [time] = times;
    if (time && times.length > 1) return { date, time, times };
  }
  throw new Error(`${therapist} is not free on any of ${days.join(', ')}`);
}
