import type { Column } from './therapist-columns.ts';

/** Directions from one booking to another on screen. */
export type Way = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

/**
 * The next booking in a direction: up and down within the column, before and after in the nearest
 * column that has any, closest in time. Answers the same booking when there is none, and the first
 * booking of all when `from` is not on the board.
 */
export function nextBooking(
  columns: readonly Column[],
  id: string | null,
  way: Way,
): string | null {
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

/** Direction of an arrow key, given the page's reading direction. */
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
