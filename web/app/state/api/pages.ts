/** Lists come as one page with `results` or as a plain array; both are read. */
export function readList<Item>(answer: { results: Item[] } | Item[]): Item[] {
  return Array.isArray(answer) ? answer : answer.results;
}

/** One page of a list; `count` is of all pages. */
export interface Page<Item> {
  count: number;
  results: Item[];
}

/** Rows of one page of a long list. */
export const pageSize = 20;

/** How a list is read page by page; the page parameter is how many rows come before it. */
export const pagesByOffset = {
  initialPageParam: 0,
  getNextPageParam: (last: Page<unknown>, _pages: unknown, offset: number): number | undefined =>
    offset + last.results.length < last.count && last.results.length > 0
      ? offset + last.results.length
      : undefined,
};
