import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from '../support/alive.ts';
import { enterAs, sessionOf } from '../support/enter.ts';
import { registered } from '../support/people.ts';
import { root } from '../support/server.ts';

const greeting = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` });
const loading = (page: Page) => page.getByRole('main').getByText('Loading...', { exact: true });

test('a known client is greeted before the scripts are loaded, and stays greeted', async ({
  page,
  request,
}) => {
  await enterAs(page, await sessionOf(request, await registered(request, 'Known')));
  for (const address of ['/profile', '/user/profile']) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(greeting(page, 'Known')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
    await expect(loading(page)).toBeVisible();
    const before = await greeting(page, 'Known').elementHandle();
    release();
    await expect(loading(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Appointments' })).toBeVisible();
    // Otherwise the browser would count another element as the page's largest text.
    const isSame = await greeting(page, 'Known').evaluate((now, early) => now === early, before);
    expect(isSame).toBe(true);
  }
});

test('a stranger, or a client with another greeting, waits for the scripts', async ({
  page,
  request,
}) => {
  await test.step('a stranger', async () => {
    const release = await holdScripts(page);
    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(loading(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    release();
    await expect(page).toHaveURL('/');
  });

  await test.step('a client with a cover photo', async () => {
    const session = await sessionOf(request, await registered(request, 'Covered'));
    const image = createReadStream(join(root, 'web/public/icons/apple-touch-icon.png'));
    const put = await request.put('/api/v1/accounts/profile/change-cover-photo/', {
      headers: session.headers,
      multipart: { image },
    });
    expect(put.status(), await put.text()).toBe(200);
    await enterAs(page, session);
    const release = await holdScripts(page);
    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(loading(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    release();
    await expect(greeting(page, 'Covered')).toBeVisible();
  });
});
