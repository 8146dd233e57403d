import type { Column } from './columns.ts';

/** Ways from one booking to another, as one sees them. */
export type Way = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

/**
 * The booking that lies this way from another: up and down in its column, before and after in the next
 * column that has any, nearest in time. The same booking where there is none; the first of all where the
 * other is not on the board.
 */
export function neighbour(columns: readonly Column[], id: string | null, way: Way): string | null {
  const lists = columns.map(({ placed }) => placed.map(({ booking }) => booking));
  const column = lists.findIndex((list) => list.some((each) => each.id === id));
  const list = lists[column];
  if (!list) return lists.find((each) => each.length > 0)?.[0]?.id ?? null;
  const at = list.findIndex((each) => each.id === id);
  if (way === 'up') return list[at - 1]?.id ?? id;
  if (way === 'down') return list[at + 1]?.id ?? id;
  if (way === 'first') return list[0]?.id ?? id;
  if (way === 'last') return list.at(-1)?.id ?? id;
  const from = list[at]?.from_minute ?? 0;
  const beside = way === 'before' ? lists.slice(0, column).reverse() : lists.slice(column + 1);
  const next = beside.find((each) => each.length > 0);
  const far = (minute: number) => Math.abs(minute - from);
  return next?.toSorted((one, other) => far(one.from_minute) - far(other.from_minute))[0]?.id ?? id;
}

/** The way that an arrow key points, in a page that reads from right to left or from left to right. */
export function wayOf(key: string, rtl: boolean): Way | null {
  const ways: Record<string, Way> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: rtl ? 'after' : 'before',
    ArrowRight: rtl ? 'before' : 'after',
    Home: 'first',
    End: 'last',
  };
  return ways[key] ?? null;
}
