import { expect, type Page, test } from '@playwright/test';
import { untilAlive, untilEntryIsGone } from '../support/alive.ts';
import { runUntil, stopClock } from '../support/page-clock.ts';
import { startSecondServer } from '../support/server.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Eid Mubarak!' });
const seen = (page: Page) => page.evaluate(() => sessionStorage.getItem('eidPopupSeen'));

// The visitor is in New York, where it is a day earlier at each of these moments.
for (const [title, instant, says] of [
  [
    'the day before, in words for what comes @HOLIDAY-03',
    '2025-06-04T00:01:00+04:00',
    /We will be closed for Eid Al Adha from June 5th to June 8th, 2025\. We.ll be back to serve you on Monday, June 9th\.$/,
  ],
  [
    'to the end of its last day, in words for what is @HOLIDAY-04',
    '2025-06-08T23:50:00+04:00',
    /We are currently closed for Eid Al Adha\. We.ll be back to serve you on Monday, June 9th, 2025\.$/,
  ],
] as const) {
  test(`the popup shows with its greeting ${title} @HOLIDAY-01 @HOLIDAY-02`, async ({ page }) => {
    const server = await startSecondServer(instant);
    try {
      await page.goto(server.address);
      await expect(dialog(page).getByText(says)).toBeVisible();
      await expect(dialog(page).getByText('عيد أضحى مبارك')).toHaveAttribute('lang', 'ar');
    } finally {
      await server.stop();
    }
  });
}

test('no popup shows when the closure is over @HOLIDAY-01', async ({ page }) => {
  const server = await startSecondServer('2025-06-09T00:01:00+04:00');
  try {
    await page.goto(server.address);
    // Anything that depends on the time of day is rendered from the same answers as the popup.
    await untilAlive(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await server.stop();
  }
});

test.describe('during a closure', () => {
  // One process for all of them, at the hour of the closure.
  test.describe.configure({ mode: 'default' });
  let server: Awaited<ReturnType<typeof startSecondServer>>;
  const address = () => server.address;
  test.beforeAll(async () => {
    server = await startSecondServer('2025-06-06T10:00:00+04:00');
  });
  test.afterAll(() => server.stop());

  test('each way of closing hides and records it; the flag never suppresses it @HOLIDAY-05 @HOLIDAY-07', async ({
    page,
  }) => {
    const ways: ((page: Page) => Promise<void>)[] = [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => dialog(page).getByRole('button', { name: 'Got it' }).click(),
      () => page.mouse.click(5, 400),
    ];
    await page.goto(address());
    for (const closeIt of ways) {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      // With the focus it also hears clicks outside it.
      await expect(dialog(page)).toBeFocused();
      expect(await seen(page)).toBeNull();
      await closeIt(page);
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => seen(page)).toBe('true');
      await untilEntryIsGone(page);
    }
    await page.reload();
    expect(await seen(page)).toBe('true');
    await expect(dialog(page)).toBeVisible();
  });

  test('after fifteen seconds the flag is set by itself @HOLIDAY-06', async ({ page }) => {
    await stopClock(page);
    await page.goto(address());
    const ranMs = await runUntil(page, dialog(page));
    await page.clock.runFor(14_999 - ranMs);
    expect(await seen(page)).toBeNull();
    await page.clock.runFor(ranMs + 2);
    await expect.poll(() => seen(page)).toBe('true');
    await expect(dialog(page)).toBeVisible();
  });

  test('it is on the home page only @HOME-09', async ({ page }) => {
    for (const path of ['/discount', '/privacy-policy', '/login', '/booking', '/nowhere']) {
      await page.goto(`${address()}${path}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('dialog'), path).toHaveCount(0);
    }
    await page.goto(address());
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('limber:language', 'ar'));
    await page.reload();
    const arabic = page.getByRole('dialog', { name: 'عيد مبارك!' });
    await expect(arabic.getByText('عيد أضحى مبارك')).toBeVisible();
  });

  test('the branches say that they are closed, and until when', async ({ page }) => {
    await page.goto(address());
    await expect(page.getByText('Closed for Eid Al Adha, opens Monday at 12:00')).toHaveCount(2);
  });
});

test('another closure has its own wording and dates', async ({ page }) => {
  await page.route('**/service/closures/', (route) =>
    route.fulfill({
      json: [
        {
          id: 7,
          name: 'the spring clean',
          title: 'We are polishing the floors',
          greeting_ar: '',
          location: null,
          starts_on: '2026-03-04',
          ends_on: '2026-03-04',
        },
      ],
    }),
  );
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'We are polishing the floors' });
  await expect(
    popup.getByText(
      /^We will be closed for the spring clean on March 4th, 2026\. We.ll be back to serve you on Thursday, March 5th\.$/,
    ),
  ).toBeVisible();
  await expect(popup.locator('[lang=ar]')).toHaveCount(0);
});
