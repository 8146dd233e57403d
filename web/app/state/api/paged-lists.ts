/** Lists are a page with `results` or a plain array; reads both. */
export function readList<Item>(answer: { results: Item[] } | Item[]): Item[] {
  return Array.isArray(answer) ? answer : answer.results;
}

/** One page of a list; `count` is the total. */
export interface Page<Item> {
  count: number;
  results: Item[];
}

/** Rows of one page of a long list. */
export const pageSize = 20;

/** Paging by offset: the page parameter is the number of rows before the page. */
export const pagesByOffset = {
  initialPageParam: 0,
  getNextPageParam: (last: Page<unknown>, _pages: unknown, offset: number): number | undefined =>
    offset + last.results.length < last.count && last.results.length > 0
      ? offset + last.results.length
      : undefined,
};
