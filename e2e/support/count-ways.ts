import type { Page } from '@playwright/test';

/** What a visitor did on the pages of one tab. */
export interface Ways {
  /** Presses: on links, buttons, checkboxes, days and times. */
  clicks: number;
  /** Labels of the fields that were typed into. */
  fields: string[];
}

/** Counts from the next page on; answers a function that reads the count. */
export async function countWays(page: Page): Promise<() => Promise<Ways>> {
  await page.addInitScript(() => {
    const shelf = 'counted-ways';
    const read = (): Ways =>
      JSON.parse(sessionStorage.getItem(shelf) ?? '{"clicks":0,"fields":[]}');
    const keep = (ways: Ways) => sessionStorage.setItem(shelf, JSON.stringify(ways));
    const listen = { capture: true, passive: true };
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        const ways = read();
        if (isTrusted) keep({ ...ways, clicks: ways.clicks + 1 });
      },
      listen,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
        if (target.type === 'checkbox' || target.type === 'radio') return;
        const name = target.labels?.[0]?.textContent ?? target.name;
        const ways = read();
        if (!ways.fields.includes(name)) keep({ ...ways, fields: [...ways.fields, name] });
      },
      listen,
    );
  });
  return () =>
    page.evaluate(() =>
      JSON.parse(sessionStorage.getItem('counted-ways') ?? '{"clicks":0,"fields":[]}'),
    );
}
