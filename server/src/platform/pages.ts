/** One page of a list in the wire's envelope; `next` and `previous` are paths with the query to ask. */
export function pageOf<Item>(
  path: string,
  results: Item[],
  count = results.length,
  { limit = Math.max(count, 1), offset = 0 }: { limit?: number; offset?: number } = {},
) {
  const link = (from: number) => `${path}?limit=${limit}&offset=${from}`;
  return {
    count,
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    results,
  };
}
