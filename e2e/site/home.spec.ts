import { expect, type Page, test } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const main = (page: Page) => page.getByRole('main');

test('the home page shows what the studio does, its ways, its team and how to ask it @HOME-01 @HOME-03 @HOME-04 @HOME-05 @HOME-08', async ({
  page,
}) => {
  await page.goto('/');
  for (const title of [
    'ELEVATE YOUR WELL-BEING THROUGH ASSISTED STRETCHING & MASSAGE',
    'OPTIMIZE YOUR WORKOUT WITH TOP-NOTCH EQUIPMENT AND CERTIFIED TRAINERS!',
    'EXPERIENCE THE BENEFITS FOR A HEALTHIER, MORE ACTIVE LIFE',
  ]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  const benefits = page
    .getByRole('region', { name: /EXPERIENCE THE BENEFITS/ })
    .getByRole('heading', { level: 3 });
  await expect(benefits).toHaveText([
    'Pain Relief',
    'Improved Mobility',
    'Enhanced Strength',
    'Injury Prevention',
    'Holistic Wellness',
  ]);
  for (const offer of [
    /assisted stretching/i,
    /massage/i,
    /red-light therapy/i,
    /compression therapy/i,
    /certified trainers/i,
    /equipment/i,
  ]) {
    await expect(main(page)).toContainText(offer);
  }

  await test.step('the strip shows six services, each with its picture', async () => {
    const strip = page.getByRole('region', { name: 'Six ways to feel looser' });
    await expect(strip.getByRole('heading', { level: 3 })).toHaveText([
      'Red-Light Therapy',
      'Compression Therapy',
      'Stretching',
      'Sport Massage',
      'PNF Stretching',
      'Dynamic Stretching',
    ]);
    // Those of the other theme are hidden.
    const pictures = strip.locator('img').filter({ visible: true });
    const files = await pictures.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src')),
    );
    expect(files).toEqual(
      [
        'red-light',
        'compression',
        'stretching',
        'sport-massage',
        'pnf-stretching',
        'dynamic-stretching',
      ].map((name) => `/media/${name}.webp`),
    );
    for (const image of await pictures.all()) {
      await expect(image).toHaveAttribute('loading', 'lazy');
      await expect(image).toHaveAttribute('width', /\d+/);
      await expect(image).toHaveAttribute('height', /\d+/);
    }
  });

  await test.step('Ask an Expert opens a chat with the studio’s number in a new tab', async () => {
    const expert = main(page).getByRole('link', { name: 'Ask an Expert' });
    await expect(expert).toHaveAttribute('target', '_blank');
    await expect(expert).toHaveAttribute('href', /^https:\/\/wa\.me\/97140000000\?text=/);
  });
  await untilAlive(page);

  await test.step('the team is shown with branch, services, next free hour and a link to each', async () => {
    const team = page.getByRole('region', { name: 'The hands you are in' });
    await team.scrollIntoViewIfNeeded();
    const noura = team.getByRole('listitem').filter({ hasText: 'Noura Al Hashimi' });
    await noura.scrollIntoViewIfNeeded();
    await expect(noura).toContainText('Al Warqa');
    await expect(noura).toContainText('Prenatal Stretching');
    await expect(noura).toContainText('Speaks Arabic, English');
    await expect(noura).toContainText(/Next free: /);
    await expect(noura.getByRole('link', { name: 'Book with Noura' })).toHaveAttribute(
      'href',
      /^\/booking\?therapist=\d+$/,
    );
  });

  await test.step('each of the six arches shows its price and opens the wizard with its service chosen', async () => {
    const ways = page.getByRole('region', { name: 'Six ways to feel looser' });
    const way = ways.getByRole('listitem').filter({ hasText: 'Sport massage' });
    await way.scrollIntoViewIfNeeded();
    await expect(way).toContainText(/from \d+ AED/);
    const book = way.getByRole('link', { name: 'Book Sport massage' });
    await book.focus();
    await expect(book).toHaveAttribute('href', /^\/booking\?service/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText(
      'Sport Massage',
    );
  });
});

test('Book Your Session Now opens the wizard and scrolls smoothly to its top @HOME-06 @HOME-07', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const jumps: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((...args: [ScrollToOptions]) => {
      jumps.push(args[0]);
      scrollTo(...args);
    }) as typeof window.scrollTo;
    Object.assign(window, { jumps });
  });
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Book Your Session Now' }).last().click();
  await expect(page).toHaveURL('/booking');
  const jumps = () => page.evaluate(() => (window as unknown as { jumps: unknown[] }).jumps);
  await expect.poll(jumps).toEqual([{ top: 0, behavior: 'smooth' }]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await jumps()).toHaveLength(1);
});

test('on a phone the page is not endless, the hour scrolls sideways below its pictures, and a Book button stays visible below the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilAlive(page);
  await expect(main(page).getByRole('link', { name: 'Book with Noura' })).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThan(7900);
  const hour = page.getByRole('region', { name: 'Your hour' });
  const last = hour.locator('picture').last().locator('..');
  await expect(last).toHaveCSS('opacity', '0');
  await hour.getByRole('heading', { name: 'You stand up taller' }).scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('opacity', '1');
  await expect.poll(height).toBeLessThan(7900);
  const bar = main(page).getByRole('link', { name: 'Book a session' });
  for (const name of [/OPTIMIZE YOUR WORKOUT/, /EXPERIENCE THE BENEFITS/, 'Come and find us']) {
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }

  await test.step('a place touched in the first screen is chosen on the map, and goes along', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const door = page.getByRole('navigation', { name: 'Where do you feel tight?' });
    const neck = door.getByRole('link', { name: 'Neck', exact: true });
    await expect(neck).toBeInViewport({ ratio: 1 });
    await neck.click();
    await expect(main(page).getByRole('checkbox', { name: 'Neck', exact: true })).toBeChecked();
    const book = main(page).getByRole('link', { name: /^Book \d+ min/ });
    await expect(book).toHaveAttribute('href', /&tight=neck$/);
  });
});

test.describe('on a right-to-left phone', () => {
  test.use({ locale: 'ar-AE', viewport: { width: 390, height: 844 } });

  test('the middle arch is the open one, and the hour follows its row', async ({ page }) => {
    await page.goto('/');
    // Before that its rows may be rendered again, from their beginning.
    await untilAlive(page);
    const ways = page.getByRole('region', { name: 'ست طرق لجسم أكثر مرونة' });
    const says = ways.getByRole('link').locator('..');
    await expect(says.first()).toHaveCSS('opacity', '1');
    await expect(says.last()).toHaveCSS('opacity', '0');
    await says.last().scrollIntoViewIfNeeded();
    await expect(says.last()).toHaveCSS('opacity', '1');
    const hour = page.getByRole('region', { name: 'ساعتك' });
    const last = hour.locator('picture').last().locator('..');
    await expect(last).toHaveCSS('opacity', '0');
    await hour.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
  });
});
