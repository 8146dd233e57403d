import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { enterAs, type Session, sessionOf } from '../support/enter.ts';
import { type Person, registered } from '../support/people.ts';
import { employ, type OwnStudio } from '../support/server.ts';
import { bookingBody, firstFreeTime } from '../support/wizard.ts';
import { issuedAt, totpAt } from './totp.ts';

/** The day that journeys at the desk look at: a Friday that the demo has little of. */
export const deskDay = '2026-03-27';

/** Signs somebody new in the team in by the API. */
export async function teamSession(
  request: APIRequestContext,
  role: 'therapist' | 'front_desk' | 'manager',
  firstName = 'Sara',
  studio?: OwnStudio,
): Promise<Session> {
  const person = await registered(request, firstName);
  return sessionAs(request, person, role, studio);
}

/** Signs somebody who is registered in as one of the team. */
export async function sessionAs(
  request: APIRequestContext,
  person: Person,
  role: 'therapist' | 'front_desk' | 'manager',
  studio?: OwnStudio,
): Promise<Session> {
  await employ(person.email, role, studio);
  const session = await sessionOf(request, person);
  return wholeOf(request, session);
}

/** Sets up an authenticator app for somebody who has shown the code alone, which opens the desk. */
async function wholeOf(
  request: APIRequestContext,
  { refresh, headers, access: half }: Session,
): Promise<Session> {
  const begun = await request.post('/api/v1/desk/factors/totp/', { headers });
  expect(begun.status(), await begun.text()).toBe(200);
  const { secret } = await begun.json();
  const data = { code: totpAt(secret, issuedAt(half)) };
  const made = await request.post('/api/v1/desk/factors/totp/confirm/', { headers, data });
  expect(made.status(), await made.text()).toBe(200);
  const { access } = await made.json();
  return { access, refresh, headers: { authorization: `Bearer ${access}` } };
}

/** What everybody types at the counters of journeys. */
export const pin = '204816';

/** Makes the browser a counter, at which a manager of this first name has a PIN. */
export async function makeCounter(page: Page, name: string, firstName: string): Promise<void> {
  const { headers } = await teamSession(page.request, 'manager', firstName);
  const chosen = await page.request.put('/api/v1/desk/factors/pin/', { headers, data: { pin } });
  expect(chosen.status(), await chosen.text()).toBe(204);
  const data = { location: 'A', name };
  const made = await page.request.post('/api/v1/desk/counters/', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
}

/** Opens the desk as somebody of the team, and waits until its day is there. */
export async function openDesk(page: Page, session: Session, query = ''): Promise<void> {
  await enterAs(page, session);
  await page.goto(`/desk${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
}

/**
 * A client of their own books an hour of stretching with somebody, by the website's call; `agrees` to notes
 * of their health, and so of the session.
 */
export async function clientBooks(
  request: APIRequestContext,
  firstName: string,
  therapist = 'Grace Wanjiru',
  date = deskDay,
  { agrees = false }: { agrees?: boolean } = {},
): Promise<{ time: string }> {
  const { headers } = await sessionOf(request, await registered(request, firstName));
  if (agrees) {
    const agreed = { headers, data: { health_notes_agreed: true } };
    const said = await request.put('/api/v1/accounts/profile', agreed);
    expect(said.status(), await said.text()).toBe(200);
  }
  const time = await firstFreeTime(request, therapist, date, 60);
  const data = await bookingBody(request, {
    service: 'Stretching',
    minutes: 60,
    location: 'A',
    therapist,
    date,
    time,
  });
  const booked = await request.post('/api/v1/appointment/appointments/', { headers, data });
  expect(booked.status(), await booked.text()).toBe(201);
  return { time };
}

/** Makes a client as the desk does, with a name and a number only; answers the id. */
export async function clientAtDesk(
  request: APIRequestContext,
  { headers }: Session,
  first_name: string,
  phone_number: string,
) {
  const data = { first_name, phone_number };
  const made = await request.post('/api/v1/desk/clients', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).id as number;
}

/** The session of a client on the board or in the list. */
export function sessionFor(page: Page, firstName: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`${firstName} Tester`) });
}

/** Has the page speak a language, by the switch of its header. */
export async function speak(page: Page, language: 'en' | 'ar'): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.locator(`header button[lang=${language}]`).first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
