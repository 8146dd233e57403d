import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { registered } from './people.ts';
import { signIn } from './sign-in.ts';
import { fillUntilTime, firstFreeTime, pickTime } from './wizard.ts';

/** A known client, signed in, at Confirm with the first free time of a day. */
export async function clientAtConfirm(
  page: Page,
  request: APIRequestContext,
  { name, day, ...choice }: { name: string; day: string } & Parameters<typeof fillUntilTime>[1],
) {
  const time = await firstFreeTime(request, choice.therapist, day, choice.minutes);
  const person = await registered(request, name);
  await signIn(page, person);
  await page.goto('/booking');
  await fillUntilTime(page, choice);
  await pickTime(page, day, time);
  await expect(page).toHaveURL('/booking?step=confirm');
  return { person, time };
}
