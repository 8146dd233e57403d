import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { faintUnderMouse, runAxe, stopTransitions, unreadableIn } from './look.ts';

/** Reports every fault, not only the first; a window that was just resized settles. */
const settled = expect.configure({ soft: true, timeout: 10_000 });

export type Theme = 'light' | 'dark';

/** The shortened script: less than half to send and to read. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Rules of axe whose verdict can be another one in another theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Rules of axe whose verdict can be another one in another language. */
const ofWords = [
  ...['html-has-lang', 'html-lang-valid', 'valid-lang', 'document-title', 'frame-title'],
  ...['button-name', 'link-name', 'select-name', 'summary-name', 'input-button-name', 'label'],
  ...['label-content-name-mismatch', 'label-title-only', 'image-alt', 'image-redundant-alt'],
  ...['input-image-alt', 'role-img-alt', 'svg-img-alt', 'empty-heading', 'empty-table-header'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-tab-name', 'aria-toggle-field-name', 'aria-tooltip-name'],
  ...['aria-treeitem-name', 'table-duplicate-name', 'landmark-unique'],
];

const everyRule: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Voice control users say the words that they see.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** A narrow phone, at which whatever can be pressed or read is looked at. */
const PHONE_PX = 390;

/**
 * Fails for anything that is wrong with the page as it is. Each thing is looked at where it can
 * differ, on one visit: all that axe knows once, contrast, also under the mouse, in both themes, words
 * in both languages, and in each of them what does not fit a width, and on a phone what cannot be
 * read or pressed. Leaves the page in the other language, and the window as wide as it was.
 */
export async function examineInBoth(
  page: Page,
  where: string,
  { widths, smallTargets = false, translate }: Examined,
): Promise<void> {
  const before = page.viewportSize();
  await expectAccessible(page, where, 'light', { underMouse: true });
  await expectAccessible(page, where, 'dark', { only: ofColours, underMouse: true });
  await expectRoom(page, where, { widths, smallTargets });
  if (before) await page.setViewportSize(before);
  await translate();
  const translated = `${where}, translated`;
  await expectAccessible(page, translated, 'dark', { only: ofWords });
  await expectRoom(page, translated, { widths, smallTargets });
  if (before) await page.setViewportSize(before);
}

interface Room {
  /** Widths of the window, in px. */
  readonly widths: readonly number[];
  /** It is meant for a mouse. */
  readonly smallTargets?: boolean;
}

interface Examined extends Room {
  /** Changes the page's language. */
  translate(): Promise<void>;
}

async function expectRoom(page: Page, where: string, { widths, smallTargets }: Room) {
  for (const width of widths) {
    await expectFits(page, where, width);
    if (width !== PHONE_PX) continue;
    await settled.poll(() => unreadableIn(page), { message: `${where}: to read` }).toEqual([]);
    if (!smallTargets) await expectLargeTargets(page, where);
  }
}

interface Accessible {
  /** Only these rules of axe; by default all. */
  readonly only?: readonly string[];
  readonly underMouse?: boolean;
}

/** Fails for anything that axe finds wrong with the page in a theme, or is faint under the mouse. */
export async function expectAccessible(
  page: Page,
  where: string,
  theme: Theme,
  { only, underMouse = false }: Accessible = {},
): Promise<void> {
  await expect(page.locator('.skeleton'), where).toHaveCount(0);
  const transitionsGoOn = await stopTransitions(page);
  await page.emulateMedia({ colorScheme: theme });
  // An examined page already has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const rules = only ? { runOnly: { type: 'rule' as const, values: [...only] } } : everyRule;
  const found = await runAxe(page, rules);
  const said = found.map(({ id, html }) => `${id}: ${html.join(' | ')}`);
  expect.soft(said, `${where}, ${theme}`).toEqual([]);
  if (underMouse) {
    expect.soft(await faintUnderMouse(page), `${where}, ${theme}: under the mouse`).toEqual([]);
  }
  await transitionsGoOn();
}

/**
 * Fails when something of the page, of an open dialog, of what scrolls at the desk or of the room
 * of a table lies beyond its sides, or below the page's end. The rota is people down and days
 * across: it alone is scrolled.
 */
export async function expectFits(page: Page, where: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const beyond = () =>
    page.evaluate(() => {
      // The desk's pages and panels scroll beside its bar.
      const scrolling = '[role=dialog], dialog, .desk-page, .desk-panel, .desk-bottom-sheet';
      const boxes = [document.documentElement, ...document.querySelectorAll(scrolling)];
      const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
      const edges = wide.flatMap((box) => {
        const { left, right } = box.getBoundingClientRect();
        return [...box.querySelectorAll('*')].filter((element) => {
          const its = element.getBoundingClientRect();
          return its.width > 0 && (its.right > right + 1 || its.left < left - 1);
        });
      });
      const tables = [...document.querySelectorAll('table:not(.rota)')].flatMap((table) => {
        const room = table.parentElement;
        return room && Math.max(room.scrollWidth, table.scrollWidth) > room.clientWidth
          ? [`table ${table.ariaLabel ?? ''}: ${room.scrollWidth} in ${room.clientWidth} px`]
          : [];
      });
      // Nothing is painted there: text for screen readers that lies there would scroll into a blank.
      const { scrollHeight, clientHeight } = document.documentElement;
      const end = document.body.getBoundingClientRect().bottom + window.scrollY;
      const blankPx = scrollHeight - Math.max(clientHeight, Math.ceil(end));
      return [
        ...edges.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
        ...tables,
        ...(blankPx > 0 ? [`${blankPx} px blank below the end`] : []),
      ];
    });
  await settled.poll(beyond, { message: `${where} at ${width} px` }).toEqual([]);
}

/** Fails for targets smaller than a thumb: 44 by 44 px. */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  const small = () =>
    page.evaluate(() => {
      const leastPx = 44;
      const pressed =
        'a[href], button, input, select, textarea, summary, [role=option], [role=tab]';
      return [...document.querySelectorAll<HTMLElement>(pressed)]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
            !element.closest('[aria-hidden=true], [inert], .sr-only') &&
            !(element as HTMLButtonElement).disabled &&
            !element.ariaDisabled?.includes('true'),
        )
        .filter((element) => {
          const inText =
            getComputedStyle(element).display === 'inline' &&
            [...(element.parentNode?.childNodes ?? [])].some(
              (other) => other.nodeType === Node.TEXT_NODE && other.textContent?.trim(),
            );
          // A click on its label counts, so the label is the target.
          const label = (element as HTMLInputElement).labels?.[0];
          // Some cards can be pressed everywhere, by a layer that their button lays over them.
          const layer = getComputedStyle(element, '::after').position === 'absolute';
          const card = layer ? element.offsetParent : null;
          const target = label?.contains(element) ? label : (card ?? element);
          const { width, height } = target.getBoundingClientRect();
          return !inText && width > 1 && (width < leastPx - 0.5 || height < leastPx - 0.5);
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 200)}`;
        });
    });
  await settled.poll(small, { message: `${where}: targets` }).toEqual([]);
}
