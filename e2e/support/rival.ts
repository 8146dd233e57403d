import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sessionOf } from './enter.ts';
import { registered } from './people.ts';
import { bookingBody } from './wizard.ts';

/** Drops all requests to hold a time, so that another client may book it at any moment. */
export async function withoutHolds(page: Page): Promise<void> {
  await page.route('**/appointment/hold/', (route) => route.abort());
}

/** Another client books a service meanwhile, which nobody holds; `location` is the branch's id. */
export async function rivalTakes(
  request: APIRequestContext,
  choice: Parameters<typeof bookingBody>[1],
): Promise<void> {
  const rival = await sessionOf(request, await registered(request, 'Rival'));
  const taken = await request.post('/api/v1/appointment/appointments/', {
    headers: rival.headers,
    data: await bookingBody(request, choice),
  });
  expect(taken.status(), await taken.text()).toBe(201);
}
