import { countDaysBy } from '@limber/contract/clock/studio-clock.ts';
import { countMoneyIn } from '@limber/contract/money/currency.ts';
import type { SiteFacts } from '@limber/contract/site.ts';
import { doesStretch as sells } from '@limber/contract/terms/site/brand-look.ts';

const id = 'site';

let served: SiteFacts | undefined;

/**
 * What the page was served with: what the studio says about itself and what it shows. A page's own
 * modules may ask before the entry has run, so it is read when it is first asked for.
 */
export function servedSite(): SiteFacts {
  if (!served) serveSite(readSite(document));
  return served as SiteFacts;
}

/** Whether the studio sells stretching; otherwise our own words do not speak of it. */
export function doesStretch(): boolean {
  return sells(servedSite());
}

/** Address of a file that a look may change, such as an icon; another one after each change. */
export function lookFile(path: string): string {
  const { version } = servedSite().look;
  return version > 1 ? `${path}?v=${version}` : path;
}

/** Sets it, before anything is rendered. */
export function serveSite(site: SiteFacts): void {
  served = site;
  if (site.clock) countDaysBy(site.clock);
  if (site.currency) countMoneyIn(site.currency);
}

/** Written for the browser as data at the end of a page. */
export function writeSite(): string {
  // Nothing in it may close the element.
  const json = JSON.stringify(served).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Reads the data of {@link writeSite}, which every page comes with. */
export function readSite(page: Pick<Document, 'getElementById'>): SiteFacts {
  return JSON.parse(page.getElementById(id)?.textContent ?? '{}');
}
