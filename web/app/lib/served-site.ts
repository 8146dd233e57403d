import type { SiteFacts } from '@limber/contract/site.ts';

const id = 'site';

// Every page comes with it.
let served = {} as SiteFacts;

/** What the page was served with: what the studio says of itself and what it shows. */
export function servedSite(): SiteFacts {
  return served;
}

/** Sets it, before anything is rendered. */
export function serveSite(site: SiteFacts): void {
  served = site;
}

/** Written for the browser as data at the end of a page. */
export function writeSite(): string {
  // Nothing in it may close the element.
  const json = JSON.stringify(served).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Reads the data of {@link writeSite}; a page without it keeps what it has. */
export function readSite(page: Pick<Document, 'getElementById'>): SiteFacts {
  const json = page.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : served;
}
