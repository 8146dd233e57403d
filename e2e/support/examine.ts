import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Reports every fault, not only the first; a window that was just resized settles. */
const settled = expect.configure({ soft: true, timeout: 10_000 });

const options: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Voice control users say the words that they see.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** Fails for anything that axe finds wrong with the page in a theme. */
export async function expectAccessible(
  page: Page,
  where: string,
  theme: 'light' | 'dark',
): Promise<void> {
  await expect(page.locator('.skeleton'), where).toHaveCount(0);
  await page.emulateMedia({ colorScheme: theme });
  await untilSettled(page);
  await expectNoViolation(page, `${where}, ${theme}`);
}

/**
 * Colours in transition between themes do not count, so transitions are finished; inherited ones
 * start when the parent's has ended.
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const onTheWay = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    await frame();
    do {
      for (const each of onTheWay()) each.finish();
      await frame();
    } while (onTheWay().length > 0);
  });
}

async function expectNoViolation(page: Page, where: string): Promise<void> {
  // What lies behind a dialog was examined before it opened.
  const dialog = '[role=dialog], dialog[open]';
  const within = (await page.locator(dialog).count()) > 0 ? dialog : 'html';
  // Half a megabyte, which an examined page already has.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: typeof axe }).axe.run(where, how),
    [within, options] as const,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect.soft(found, where).toEqual([]);
}

/**
 * Fails when something of the page, of an open dialog or of the room of a table lies beyond its sides, or below
 * the page's end. The rota is people down and days across: it alone is scrolled.
 */
export async function expectFits(page: Page, where: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const beyond = () =>
    page.evaluate(() => {
      const boxes = [
        document.documentElement,
        ...document.querySelectorAll('[role=dialog], dialog'),
      ];
      const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
      const edges = wide.flatMap((box) => {
        const { left, right } = box.getBoundingClientRect();
        return [...box.querySelectorAll('*')].filter((element) => {
          const its = element.getBoundingClientRect();
          return its.width > 0 && (its.right > right + 1 || its.left < left - 1);
        });
      });
      return wide.length === 0
        ? []
        : edges.slice(0, 5).map((element) => element.outerHTML.slice(0, 160));
    });
  await settled.poll(beyond, { message: `${where} at ${width} px` }).toEqual([]);
  const scrolled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('table:not(.rota)')].flatMap((table) => {
        const room = table.parentElement;
        return room && Math.max(room.scrollWidth, table.scrollWidth) > room.clientWidth
          ? [`${table.ariaLabel ?? ''}: ${room.scrollWidth} in ${room.clientWidth} px`]
          : [];
      }),
    );
  await settled.poll(scrolled, { message: `${where} at ${width} px: tables` }).toEqual([]);
  // Nothing is painted there: text for screen readers that lies there would scroll into a blank.
  const blank = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const end = document.body.getBoundingClientRect().bottom + window.scrollY;
      return scrollHeight - Math.max(clientHeight, Math.ceil(end));
    });
  await settled.poll(blank, { message: `${where} at ${width} px: blank` }).toBeLessThanOrEqual(0);
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
