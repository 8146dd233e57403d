import { type APIRequestContext, expect, test } from '@playwright/test';
import { enterAs, type Session } from '../support/enter.ts';
import { speak, teamSession } from './at-desk.ts';
import { examineInBoth } from './examine.ts';

/** As many as a manager has. */
const sections = 16;

test('every page of the desk: no violation in both themes and languages, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  test.slow();
  const session = await teamSession(request, 'manager');
  await enterAs(page, session);
  for (const path of await pagesOf(request, session)) {
    await page.goto(path);
    await examineInBoth(page, path);
  }
});

test('sections that do not fit into the bar are in its menu, in either language; Escape shuts it and gives the focus back', async ({
  page,
  request,
}) => {
  await enterAs(page, await teamSession(request, 'manager'));
  await page.goto('/desk/hours');
  const bar = page.getByRole('banner');
  const opener = bar.locator('summary');
  // The mark leads to the desk too.
  const ways = async () => (await bar.getByRole('link').count()) - 1;
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    for (const [width, least] of [
      [390, 0],
      [1024, 3],
      [1440, 9],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await opener.click();
      await expect.poll(ways).toBe(sections);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await expect.poll(ways).toBeLessThan(sections);
      expect(await ways()).toBeGreaterThanOrEqual(least);
    }
  }
});

test('the page on which an account is claimed: no violation, nothing cut off, nothing too small', async ({
  page,
  request,
}) => {
  const { headers } = await teamSession(request, 'front_desk');
  const id = await clientAtDesk(request, headers, 'Dunia');
  const made = await request.post(`/api/v1/desk/clients/${id}/claim-link`, { headers });
  expect(made.status(), await made.text()).toBe(201);
  const { url } = await made.json();
  await page.goto(url.slice(url.indexOf('/claim')));
  await expect(page.getByLabel('Email')).toBeVisible();
  await examineInBoth(page, 'claim');
});

/** Every page but those of which other journeys examine more than stands there at first. */
async function pagesOf(request: APIRequestContext, { headers }: Session): Promise<string[]> {
  const ask = async (path: string) => {
    const answer = await request.get(`/api/v1/desk/${path}`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const [one, two] = [
    await clientAtDesk(request, headers, 'Duha'),
    await clientAtDesk(request, headers, 'Duha'),
  ];
  const [day, name] = ['2026-08-20', 'Stocktaking'];
  const data = { name, starts_on: day, ends_on: day, provisional: true, takes_bookings: true };
  const made = await request.post('/api/v1/desk/closures', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const closure = await made.json();
  const [away] = (await ask('rota')).time_off;
  const [document] = (await ask('till/documents/?location=A&limit=1')).results;
  const [drawer] = (await ask('till/drawers/?location=A&limit=1')).results;
  return [
    '/desk/clients?q=duha',
    '/desk/clients/duplicates',
    `/desk/clients/${one}`,
    `/desk/clients/${one}/merge/${two}`,
    '/desk/till',
    '/desk/drawer',
    `/desk/drawer/${drawer.id}?location=A`,
    '/desk/documents?find=INV-A-00000',
    `/desk/documents/${document.number}`,
    '/desk/rota',
    `/desk/rota/away/${away.id}`,
    '/desk/closures',
    `/desk/closures/${closure.id}`,
    '/desk/hours',
    '/desk/day-sheet',
    '/desk/reports',
    '/desk/team',
    '/desk/audit',
    '/desk/set-up',
    '/desk/import',
    '/desk/export',
    '/desk/studio',
    '/desk/studio/services',
    '/desk/studio/packages',
    '/desk/studio/resources',
    '/desk/studio/partners',
    '/desk/studio/texts',
    '/desk/studio/settings',
  ];
}

async function clientAtDesk(
  request: APIRequestContext,
  headers: Session['headers'],
  first_name: string,
): Promise<number> {
  const data = { first_name, last_name: 'Sabbagh', phone_number: '0567788990' };
  const made = await request.post('/api/v1/desk/clients', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).id;
}
