import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, type Session, sessionOf } from '../support/enter.ts';
import { type Person, registered } from '../support/people.ts';
import { employ, type OwnStudio } from '../support/server.ts';
import { bookingBody, firstFreeTime } from '../support/wizard.ts';
import { issuedAt, totpAt } from './totp.ts';

/** The day of the desk's journeys: a Friday with little demo data. */
export const deskDay = '2026-03-27';

type Role = 'therapist' | 'front_desk' | 'manager';

/** Signs a new member of the team in by the API. */
export async function teamSession(
  request: APIRequestContext,
  role: Role,
  firstName = 'Sara',
  studio?: OwnStudio,
): Promise<Session> {
  const person = await registered(request, firstName);
  return sessionAs(request, person, role, studio);
}

/**
 * A session for all tests of a serial file, since an address gets only a few codes. Only a test can use
 * it, not the file itself.
 */
export function sessionOfFile(...member: [role: Role, firstName?: string]): Session {
  const session = {} as Session;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    Object.assign(session, await teamSession(request, ...member));
    await request.dispose();
  });
  return session;
}

/** Signs a registered person in as a member of the team. */
export async function sessionAs(
  request: APIRequestContext,
  person: Person,
  role: Role,
  studio?: OwnStudio,
): Promise<Session> {
  await employ(person.email, role, studio);
  const session = await sessionOf(request, person);
  return wholeOf(request, session);
}

/**
 * Sets up an authenticator app for a person signed in with the code alone, which opens the desk.
 */
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

/** The PIN of everybody at the journeys' counters. */
export const pin = '204816';

/** Enrols the browser as a counter, where a manager of this first name has a PIN. */
export async function makeCounter(page: Page, name: string, firstName: string): Promise<void> {
  const { headers } = await teamSession(page.request, 'manager', firstName);
  const chosen = await page.request.put('/api/v1/desk/factors/pin/', { headers, data: { pin } });
  expect(chosen.status(), await chosen.text()).toBe(204);
  const data = { location: 'A', name };
  const made = await page.request.post('/api/v1/desk/counters/', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
}

/** Opens the desk as a member of the team, and waits until its day is loaded. */
export async function openDesk(page: Page, session: Session, query = ''): Promise<void> {
  await enterAs(page, session);
  await page.goto(`/desk${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
}

/**
 * A new client books an hour of stretching with a therapist, by the website's call; `agrees` to
 * health notes, and so to notes of the session.
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
  const choice = { service: 'Stretching', minutes: 60, location: 'A', therapist, date };
  for (let taken = ''; ; ) {
    const time = await firstFreeTime(request, therapist, date, 60);
    const data = await bookingBody(request, { ...choice, time });
    const booked = await request.post('/api/v1/appointment/appointments/', { headers, data });
    // A journey beside this one has taken the time since it was read: the next one is as good.
    if (booked.status() === 409 && time !== taken) {
      taken = time;
      continue;
    }
    expect(booked.status(), await booked.text()).toBe(201);
    return { time };
  }
}

/** Creates a client as the desk does, with only a name and a number; answers the id. */
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

/** A client's session on the board or in the list. */
export function sessionFor(page: Page, firstName: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`${firstName} Tester`) });
}

/** Changes the page's language, by the switch in its header. */
export async function speak(page: Page, language: 'en' | 'ar'): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.locator(`header button[lang=${language}]`).first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Holds back every request to addresses of a pattern; the returned function lets them go. */
export async function keepBack(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}
