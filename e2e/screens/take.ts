import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../support/server.ts';

const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;

/**
 * Photographs what is on the page in every width and theme, in English and, after the page's own
 * switch, in Arabic: `screenshots/<name>/<language>-<width>-<theme>.png`. Leaves it in English.
 */
export async function take(page: Page, name: string): Promise<void> {
  await takeIn(page, name, 'en');
  await speak(page, 'ar');
  await takeIn(page, name, 'ar');
  await speak(page, 'en');
}

/** For pages without the switch, or in the language they are in. */
export async function takeIn(page: Page, name: string, language: 'en' | 'ar'): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of themes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await seeAllPictures(page);
      await page.screenshot({
        path: join(root, 'screenshots', name, `${language}-${width}-${colorScheme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Lies behind an open dialog too, where a person could not reach it. */
async function speak(page: Page, language: 'en' | 'ar'): Promise<void> {
  await page.locator(`footer button[lang=${language}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.waitForLoadState('networkidle');
}

/** Pictures below are fetched only when they come near. */
async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
}
