import type { PageQuery } from '@limber/contract/pagination.ts';

/** The page that is asked for; the first fifty rows unless another is. */
export const pageAsked = ({ limit = 50, offset = 0 }: PageQuery) => ({ limit, offset });

/**
 * One page of a list in the wire's envelope; `next` and `previous` are `path` with the page to ask.
 */
export function pageOf<Item>(
  path: string,
  results: Item[],
  count: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const more = path.includes('?') ? '&' : '?';
  const link = (from: number) => `${path}${more}limit=${limit}&offset=${from}`;
  return {
    count,
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    results,
  };
}

/** The requested part of a list that was read as a whole. */
export function partOf<Item>(
  path: string,
  all: readonly Item[],
  { limit = 1000, offset = 0 }: { limit?: number; offset?: number },
) {
  return pageOf(path, all.slice(offset, offset + limit), all.length, { limit, offset });
}
