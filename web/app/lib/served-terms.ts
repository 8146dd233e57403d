import type { StudioTerms } from '@limber/contract/studio.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';

let served: StudioTerms = defaultTerms;

/** The studio's terms, as served with the page. */
export function servedTerms(): StudioTerms {
  return served;
}

/** Sets them, before anything is rendered. */
export function serveTerms(terms: StudioTerms): void {
  served = terms;
}

/** Written for the browser as one line of the head. */
export function writeTerms(): string {
  return Object.values(served).join(' ');
}

/**
 * Reads the line of {@link writeTerms}; the terms of a new studio if the page was not filled in.
 */
export function readTerms(line: string | undefined): StudioTerms {
  const names = Object.keys(defaultTerms) as (keyof StudioTerms)[];
  const values = (line ?? '').split(' ').map(Number);
  if (values.length !== names.length || !values.every((value) => value > 0)) return defaultTerms;
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as unknown as StudioTerms;
}
