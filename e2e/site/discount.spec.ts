import { expect, type Page, test } from '@playwright/test';
import { runUntil, stopClock } from '../support/page-clock.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const partners = (page: Page) => page.getByRole('region', { name: 'Our Partners' });
const marqueeSeconds = (page: Page) =>
  page
    .locator('.marquee-track')
    .evaluate((track) => Number.parseFloat(getComputedStyle(track).animationDuration));

test("the membership page has its own navigation and its hero's buttons, a sample card, benefits, figures and steps @DISC-01 @DISC-02 @DISC-03 @DISC-04 @DISC-05 @DISC-06 @DISC-09 @DISC-10 @DISC-11 @DISC-12", async ({
  page,
}) => {
  await page.goto('/discount');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const [name, target] of [
    ['Home', '/'],
    ['Services', '/booking'],
    ['Book Now', '/booking'],
    ['Sign In', '/login'],
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      target ?? '',
    );
  }
  const hero = page.getByRole('region', { name: 'Unlock Premium Discounts' });
  await expect(
    hero.getByRole('heading', { level: 1, name: 'Unlock Premium Discounts' }),
  ).toBeVisible();
  await expect(hero.getByText('Unlock by purchasing 500+ package minutes')).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/booking');
  await expect(hero.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');

  await test.step('the demo card is valid for a year from the server’s day', async () => {
    await expect(hero.getByText('Sample Member')).toBeVisible();
    await expect(hero.getByText('LMB-0000-0000')).toBeVisible();
    await expect(hero.getByText('Valid until 3 March 2027')).toBeVisible();
  });

  await test.step('benefits, figures, steps and the closing buttons', async () => {
    await expect(
      page.getByRole('region', { name: 'Member Benefits' }).getByRole('heading', { level: 3 }),
    ).toHaveText([
      '10% off every booking',
      'Up to 15% partner discounts',
      'Premium partner network',
      'Instant digital access',
    ]);
    for (const [label, figure] of [
      ['Premium Partners', '10'],
      ['Max Discount', '15%'],
      ['Minutes to Unlock', '500+'],
    ]) {
      const stat = page.locator('dl > div').filter({ hasText: label });
      await expect(stat.getByRole('definition')).toHaveText(figure ?? '');
    }
    await expect(
      page.getByRole('region', { name: 'How It Works' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['Book & Purchase', 'Get Your Card', 'Start Saving']);
    await expect(page.getByRole('link', { name: 'Book Your Package Now' })).toHaveAttribute(
      'href',
      '/booking',
    );
    await expect(page.getByRole('link', { name: 'Already a Member? Sign In' })).toHaveAttribute(
      'href',
      '/login',
    );
  });
});

test('the card tilts towards the pointer, and the saving is in AED', async ({ page }) => {
  await page.goto('/discount');
  const saving = page.getByRole('region', { name: 'What it comes to' });
  await expect(saving.getByText('1536 AED')).toBeVisible();
  const sessions = saving.getByRole('slider', { name: 'Sessions a month' });
  await sessions.focus();
  await page.keyboard.press('ArrowRight');
  await expect(saving.getByText('1920 AED')).toBeVisible();
  await expect(sessions).toHaveAttribute('aria-valuetext', '5 a month, saves 1920 AED a year');

  const card = page.locator('.card-object');
  const flat = await card.evaluate((object) => getComputedStyle(object).transform);
  // The card itself takes no pointer: the scene around it does.
  const box = await card.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await expect(card).not.toHaveCSS('transform', flat);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(card).toHaveCSS('transform', flat);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the saving is in words, and there is no slider', async ({ page }) => {
    await page.goto('/discount');
    const saving = page.getByRole('region', { name: 'What it comes to' });
    await expect(saving.getByText(/^10% off every booking, all year:/)).toBeVisible();
    await expect(saving.getByRole('slider')).toHaveCount(0);
  });
});

test('eleven partners appear half a second after the page, without a request @DISC-13 @DISC-17', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/.*(partner|discount)/.test(pathname)) asked.push(pathname);
  });
  await stopClock(page);
  await page.goto('/discount');
  const entries = partners(page).getByRole('listitem');
  const ranMs = await runUntil(page, page.getByText(/Valid until/));
  await page.clock.runFor(499 - ranMs);
  await expect(entries).toHaveCount(0);
  await page.clock.runFor(ranMs + 2);
  await expect(entries).toHaveCount(11);
  await expect(entries.first()).toContainText('Limber');
  await expect(entries.first()).toContainText('Wellness and recovery');
  expect(asked).toEqual([]);
});

test('the row takes 70 seconds, 45 on phones, on 80-pixel tiles; it can be paused, and stands still under reduced motion @DISC-07 @DISC-08', async ({
  page,
}) => {
  await page.goto('/discount');
  await expect(partners(page).getByRole('listitem')).toHaveCount(11);
  await expect.poll(() => marqueeSeconds(page)).toBe(70);
  const track = page.locator('.marquee-track');
  await expect(track).toHaveCSS('animation-iteration-count', 'infinite');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  for (const tile of await partners(page).getByRole('link').all()) {
    const size = async () => {
      const box = await tile.locator('> span').first().boundingBox();
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
    };
    await expect.poll(size).toEqual([80, 80]);
  }
  await partners(page).getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await partners(page).getByRole('button', { name: 'Play' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => marqueeSeconds(page)).toBe(45);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/discount');
  await expect(partners(page).getByRole('listitem')).toHaveCount(11);
  await expect(page.locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  await expect(partners(page).getByRole('button', { name: 'Pause' })).toBeHidden();
});
