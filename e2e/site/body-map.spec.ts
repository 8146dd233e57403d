import { expect, type Locator, type Page, test } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { tick } from '../support/tick.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bodyMap = (page: Page) => page.getByRole('region', { name: 'Where do you feel tight?' });

/** The map opens with a muscle chosen; these tests start without any. */
async function clearFirstPlace(map: Locator): Promise<void> {
  const lowerBack = map.getByRole('checkbox', { name: 'Lower back', exact: true });
  await expect(lowerBack).toBeChecked();
  await lowerBack.click();
  await expect(lowerBack).not.toBeChecked();
}

test('the map opens with a muscle chosen; those pressed on a figure or chosen by keyboard lead to services and a link to book them', async ({
  page,
}) => {
  await page.goto('/');
  await untilAlive(page);
  const map = bodyMap(page);
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('checkbox', { name: 'Lower back', exact: true })).toBeChecked();
  await expect(map.getByRole('link', { name: /^Book 60 min/ })).toBeVisible();
  await clearFirstPlace(map);
  const shoulders = map.getByRole('checkbox', { name: 'Shoulders', exact: true });
  await map.locator('svg[data-side=front] [data-muscle=shoulders]').first().click();
  await expect(shoulders).toBeChecked();
  await map.locator('svg[data-side=back] [data-muscle=shoulders]').last().click();
  await expect(shoulders).not.toBeChecked();
  await expect(map.getByText(/Choose at least one place/)).toBeVisible();

  await map.getByRole('checkbox', { name: 'Back of thighs', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(map.getByRole('checkbox', { name: 'Back of thighs', exact: true })).toBeChecked();
  const proposals = map.getByRole('region', { name: /services that help/ });
  const first = proposals.getByRole('checkbox', { name: /PNF Stretching/ });
  await expect(first).toBeChecked();
  await expect(first).toHaveAccessibleName(/For: Back of thighs.*60 min · 340 AED/);
  await expect(proposals.getByRole('checkbox')).toHaveCount(3);
  await tick(proposals.getByRole('checkbox', { name: /Compression/ }));
  const book = proposals.getByRole('link', { name: 'Book 90 min · 440 AED' });
  await expect(book).toHaveAttribute(
    'href',
    /^\/booking\?services=\d+:\d+,\d+:\d+&tight=hamstrings$/,
  );
  await book.click();
  await expect(page).toHaveURL(/\/booking/);
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary).toContainText('PNF Stretching');
  await expect(summary).toContainText('Compression');
});

test('without a catalogue the link to the booking page stays', async ({ page }) => {
  await page.route('**/api/v1/service/**', (route) =>
    /services|package/.test(route.request().url())
      ? route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } })
      : route.continue(),
  );
  await page.goto('/');
  const map = bodyMap(page);
  // Clicked before the map is hydrated, it is chosen as soon as it is.
  const neck = map.getByRole('checkbox', { name: 'Neck', exact: true });
  await neck.click();
  await expect(neck).toBeChecked();
  await expect(map.getByRole('link', { name: 'See all services' })).toHaveAttribute(
    'href',
    '/booking',
  );
});
