import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { tick } from './tick.ts';

/** Step 0: one duration of one service. */
export async function pickDuration(page: Page, service: string, minutes: number): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: service, exact: true }) })
    .getByRole('button', { name: new RegExp(`^${minutes} min`) })
    .click();
}

export async function goNext(page: Page): Promise<void> {
  await page
    .getByRole('complementary', { name: 'Your booking' })
    .getByRole('button', { name: 'Next' })
    .click();
}

/** Step 1. */
export async function pickLocation(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose Your Preferred Location' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name }).click();
}

/** Step 2. */
export async function pickTherapist(page: Page, fullName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: fullName }).click();
}

/** Step 3: a day in the calendar (`YYYY-MM-DD`, in the month on screen) and a time of the grid. */
export async function pickTime(page: Page, day: string, time: string): Promise<void> {
  await dayButton(page, day).click();
  await page.getByRole('main').getByRole('button', { name: time, exact: true }).click();
  await page.getByRole('button', { name: 'Confirm Time' }).click();
}

/** Step 3: a day in the calendar and its first free time. */
export async function pickFirstTime(page: Page, day: string): Promise<void> {
  await dayButton(page, day).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm Time' }).click();
}

/** A day in the calendar, by the name a screen reader gives it. */
export function dayButton(page: Page, day: string) {
  return page.getByRole('grid').getByRole('button', { name: spokenDay(day) });
}

/** A day of the two weeks that a phone shows. */
export function stripDay(page: Page, day: string) {
  return page
    .getByRole('group', { name: 'Date of the session' })
    .getByRole('button', { name: spokenDay(day) });
}

/** On phones: the calendar of the month, which gives way to two weeks when a day is picked. */
export async function openWholeMonth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Whole month' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

function spokenDay(day: string): RegExp {
  const [year, month, date] = day.split('-').map(Number);
  const name = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).toLocaleDateString(
    'en-GB',
    { month: 'long', timeZone: 'UTC' },
  );
  return new RegExp(`\\b(${date} ${name}|${name} ${date},?) ${year}\\b`);
}

/** Step 5. */
export async function agreeAndConfirm(page: Page): Promise<void> {
  await tick(
    page.getByRole('checkbox', { name: 'I have read and agree to the cancellation policy' }),
  );
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click();
}

export async function expectThankYou(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book another session' })).toBeVisible();
}

/** Step 5 with the page that follows. */
export async function confirmBooking(page: Page): Promise<void> {
  await agreeAndConfirm(page);
  await expectThankYou(page);
}

export interface Choice {
  readonly service: string;
  readonly minutes: number;
  /** The name of the branch. */
  readonly location: string;
  readonly therapist: string;
}

/** The wizard up to step 3, on a page that shows step 0. */
export function fillUntilTime(page: Page, choice: Choice): Promise<void> {
  const { service, minutes, location, therapist } = choice;
  return pickUntilTime(page, service, minutes, location, therapist);
}

/** The same by a choice's parts. */
export async function pickUntilTime(
  page: Page,
  service: string,
  minutes: number,
  location: string,
  therapist: string,
): Promise<void> {
  await pickDuration(page, service, minutes);
  await goNext(page);
  await pickLocation(page, location);
  await pickTherapist(page, therapist);
}

/**
 * The same by the address of a link, which takes a single load of the page; with a day and a time it
 * leads to Confirm, or to signing in.
 */
export async function openChosen(
  page: Page,
  request: APIRequestContext,
  { service, minutes, location, therapist, ...when }: Choice & { date?: string; time?: string },
): Promise<void> {
  const { results } = await (await request.get('/api/v1/service/services/')).json();
  const query = new URLSearchParams({
    service: String(results.find(({ name }: { name: string }) => name === service).id),
    minutes: String(minutes),
    location: location === 'Al Mizhar' ? 'B' : 'A',
    therapist: String(await therapistId(request, therapist)),
    ...when,
  });
  await page.goto(`/booking?${query}`);
  await expect(page).toHaveURL(/\/booking\?step=/);
}

/** Start times the server offers for single services. */
export async function freeTimes(
  request: APIRequestContext,
  therapist: string,
  day: string,
  minutes: number,
): Promise<string[]> {
  const query = new URLSearchParams({
    therapist_id: String(await therapistId(request, therapist)),
    date: day,
    total_duration: String(minutes),
  });
  const answer = await request.get(`/api/v1/appointment/available-times/services/?${query}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The first time of a day on which a test relies; the demo leaves every therapist some. */
export async function firstFreeTime(
  request: APIRequestContext,
  therapist: string,
  day: string,
  minutes: number,
): Promise<string> {
  const [first] = await freeTimes(request, therapist, day, minutes);
  if (!first) throw new Error(`${therapist} has no free ${minutes} minutes on ${day}`);
  return first;
}

export async function therapistId(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.get('/api/v1/staff/therapists-p/');
  const team: { id: number; full_name: string }[] = await answer.json();
  const found = team.find((therapist) => therapist.full_name === name);
  if (!found) throw new Error(`There is no therapist ${name}`);
  return found.id;
}

/** The body of a booking of one service, priced as the catalogue prices it. */
export async function bookingBody(
  request: APIRequestContext,
  choice: {
    service: string;
    minutes: number;
    location: string;
    therapist: string;
    date: string;
    time: string;
  },
) {
  const answer = await request.get('/api/v1/service/services/');
  const { results } = await answer.json();
  const service = results.find(({ name }: { name: string }) => name === choice.service);
  const { price } = service.durations.find(({ time }: { time: number }) => time === choice.minutes);
  return {
    services: [
      { id: service.id, name: service.name, time: choice.minutes, price, type: 'service' },
    ],
    serviceType: 'service',
    therapist_id: await therapistId(request, choice.therapist),
    date: choice.date,
    time: choice.time,
    duration: choice.minutes,
    total_price: price,
    location: choice.location,
    total_duration: choice.minutes,
  };
}
