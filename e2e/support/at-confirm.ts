import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { enterAs, sessionOf } from './enter.ts';
import { registered } from './people.ts';
import { type Choice, firstFreeTime, openChosen } from './wizard.ts';

/** A known client, signed in, at Confirm with the first free time of a day. */
export async function clientAtConfirm(
  page: Page,
  request: APIRequestContext,
  { name, day, ...choice }: { name: string; day: string } & Choice,
) {
  const time = await firstFreeTime(request, choice.therapist, day, choice.minutes);
  const person = await registered(request, name);
  await enterAs(page, await sessionOf(request, person));
  await openChosen(page, request, { ...choice, date: day, time });
  await expect(page).toHaveURL('/booking?step=confirm');
  return { person, time };
}
