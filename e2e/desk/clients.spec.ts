import { expect, test } from '@playwright/test';
import { readCode } from '../support/inbox.ts';
import { newPerson } from '../support/people.ts';
import { openDesk, teamSession } from './at-desk.ts';

test("a client known by telephone claims the account with the desk's link", async ({
  page,
  request,
  browser,
}) => {
  const session = await teamSession(request, 'front_desk', 'Maha');
  const data = { first_name: 'Dalal', last_name: 'Tester', phone_number: '056 322 3355' };
  const { headers } = session;
  const made = await request.post('/api/v1/desk/clients', { headers, data });
  const { id } = await made.json();
  await openDesk(page, session);
  await page.goto(`/desk/clients/${id}`);
  const signingIn = page.getByRole('region', { name: 'Signing in' });
  await signingIn.getByRole('button', { name: 'Make a link' }).click();
  const link = (await signingIn.getByText(/\/claim#/).textContent()) ?? '';

  const { email } = newPerson('dalal');
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(`/claim${link.slice(link.indexOf('#'))}`);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Hello Dalal');
  expect(phone.url()).not.toContain('#');
  await phone.getByLabel('Email').fill(email);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByLabel('6-digit code').fill(await readCode(request, email));
  await expect(phone).toHaveURL(/\/profile$/);
  await phone.goto(`/claim${link.slice(link.indexOf('#'))}`);
  await expect(phone.getByText('This link is no longer valid')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(signingIn).toContainText('Signs in with their e-mail.');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'Account claimed with its link',
  );
});
