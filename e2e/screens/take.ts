import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Language, switchTo } from '../support/language.ts';
import { root } from '../support/server.ts';

const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;

/**
 * Part of the names of the pictures to take, such as `ar-390`; `few` takes four of each face in turns,
 * so that three faces have every combination; all of them without it.
 */
const only = process.env.SCREENS ?? '';
const turns = [
  ['en-390-light', 'ar-390-dark', 'ar-768-light', 'en-1440-dark'],
  ['en-390-dark', 'ar-390-light', 'en-768-light', 'ar-1440-dark'],
  ['en-390-light', 'ar-768-dark', 'en-768-dark', 'ar-1440-light', 'en-1440-light'],
];

/**
 * Takes screenshots in every width and theme, in English and, after the page's own switch, in
 * Arabic: `screenshots/<name>/<language>-<width>-<theme>.png`. Leaves the page in English.
 *
 * @param speak that switch: the site's by default
 */
export async function take(page: Page, name: string, speak = switchTo): Promise<void> {
  const before = page.viewportSize();
  await takeIn(page, name, 'en');
  await speak(page, 'ar');
  await takeIn(page, name, 'ar');
  await speak(page, 'en');
  if (before) await page.setViewportSize(before);
}

async function takeIn(page: Page, name: string, language: Language): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of themes) {
      const picture = `${language}-${width}-${colorScheme}`;
      if (!isWanted(name, picture)) continue;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await seeAllPictures(page);
      // What is behind an open dialog is not photographed, and dialogs do not scroll.
      const fullPage = (await page.getByRole('dialog').count()) === 0;
      if (fullPage) await letGo(page, true);
      await page.screenshot({
        path: join(root, 'screenshots', name, `${picture}.png`),
        fullPage,
        animations: 'disabled',
      });
      if (fullPage) await letGo(page, false);
    }
  }
}

/** The whole page has no edges of a window for a head or a bar to stay at. */
async function letGo(page: Page, free: boolean): Promise<void> {
  await page.evaluate((free) => {
    for (const { style } of document.querySelectorAll<HTMLElement>('.sticky')) {
      if (free) style.setProperty('position', 'relative', 'important');
      else style.removeProperty('position');
      if (free) style.setProperty('inset', 'auto', 'important');
      else style.removeProperty('inset');
    }
  }, free);
}

/** Pictures further down are loaded only when they come near. */
async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
}

function isWanted(name: string, picture: string): boolean {
  if (only !== 'few') return picture.includes(only);
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return turns[letters % turns.length]?.includes(picture) ?? false;
}
