import type { StudioTerms } from '@limber/contract/studio.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';

let served: StudioTerms = defaultTerms;

/** The terms of the studio as the page said them when it was served. */
export function servedTerms(): StudioTerms {
  return served;
}

/** Says them, before anything is drawn. */
export function serveTerms(terms: StudioTerms): void {
  served = terms;
}

/** They go to the browser in one line of the head. */
export function writeTerms(): string {
  return Object.values(served).join(' ');
}

/** What {@link writeTerms} wrote; the terms of a new studio where the page was not filled in. */
export function readTerms(line: string | undefined): StudioTerms {
  const names = Object.keys(defaultTerms) as (keyof StudioTerms)[];
  const values = (line ?? '').split(' ').map(Number);
  if (values.length !== names.length || !values.every((value) => value > 0)) return defaultTerms;
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as unknown as StudioTerms;
}
