import { expect, test } from '@playwright/test';
import { enterAs } from '../support/enter.ts';
import { newMember } from '../support/member.ts';

test.use({ serviceWorkers: 'allow' });

test('a member reads card and sessions without a connection, the server’s page with one, and nothing after signing out @OFFLINE-01 @OFFLINE-02', async ({
  page,
  context,
  request,
}) => {
  await enterAs(page, await newMember(request, 'Layla', '2026-04-21'));
  await page.goto('/profile');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const app = await (await request.get(String(manifest))).json();
  expect(app.display).toBe('standalone');
  for (const { src } of app.icons) expect((await request.get(src)).status()).toBe(200);

  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/'))?.text() ?? ''))
    .toContain('Layla Tester');
  const number = await page
    .getByText(/LMB-\d{4}-\d{4}/)
    .first()
    .textContent();

  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await expect(page.getByText('Layla Tester')).toBeVisible();
  await expect(page.getByText(String(number))).toBeVisible();
  await expect(page.getByRole('listitem')).not.toHaveCount(0);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Membership' })).toBeVisible();

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Hello Layla!' }).click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => caches.has('kept-offline'))).toBe(false);
  await context.setOffline(true);
  await expect(page.goto('/profile')).rejects.toThrow(/ERR_/);
});
