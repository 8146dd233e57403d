import type { Section } from '@limber/contract/terms/site-pages.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';

/** Whether the studio has what a section is about. */
export function isThere(section: Section): boolean {
  const { switches, kinds, branches } = servedSite();
  if (section === 'membership') return switches.membership;
  if (section === 'hour') return kinds.includes('stretching');
  if (section === 'body-map') return kinds.length > 0;
  return section !== 'branches' || branches.length > 0;
}

/** Whether the studio shows a section and has what it is about. */
export function isShown(section: Section): boolean {
  return servedSite().switches.sections.includes(section) && isThere(section);
}
