import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addressOf } from './address-of.ts';
import { readCode } from './inbox.ts';
import type { Person } from './people.ts';

/** A session made without a browser. */
export interface Session {
  access: string;
  refresh: string;
  headers: { authorization: string };
}

/** Signs a person in by the API, with their `nthCode`-th one-time code. */
export async function sessionOf(
  request: APIRequestContext,
  { email }: Pick<Person, 'email'>,
  nthCode = 1,
): Promise<Session> {
  // All journeys run on one machine, whose codes would run out: each person has another address.
  const headers = { 'x-forwarded-for': addressOf(email) };
  const asked = await request.post('/api/v1/auth/token/generate-otp/', {
    headers,
    data: { email },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const otp = await readCode(request, email, nthCode);
  const answer = await request.post('/api/v1/auth/token/', { headers, data: { email, otp } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { access, refresh } = await answer.json();
  return { access, refresh, headers: { authorization: `Bearer ${access}` } };
}

/** Signs the browser in, as if the session's owner had done so there before. */
export async function enterAs(page: Page, { access, refresh, headers }: Session): Promise<void> {
  const answer = await page.request.get('/api/v1/auth/users/me/', { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const user = await answer.json();
  const state = {
    auth: { user, isAuthenticated: true, verifyEmail: '', accountType: 'client' },
    token: { accessToken: access, refreshToken: refresh },
  };
  await page.addInitScript(
    (tree) => {
      // Only at first: what the page stores later is its own.
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      localStorage.setItem('persist:root', tree);
    },
    JSON.stringify({ version: 1, state }),
  );
}
