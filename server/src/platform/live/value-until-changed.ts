import { isDeepStrictEqual } from 'node:util';
import type { News } from './change-announcements.ts';

/**
 * The current result of `read`, without a query each time: changes announce `everything`, and it is
 * read again when `day` is another one. As long as it is the same, so is the object. While it cannot
 * be read, the last known one is used. Rejects if the first reading fails.
 */
export async function valueUntilChanged<Value>(
  read: () => Promise<Value>,
  news: News,
  day: () => string = () => '',
): Promise<() => Value> {
  let of = day();
  let known: Value = await read();
  let reads = 0;
  const readAgain = () => {
    const turn = ++reads;
    read().then(
      (value) => {
        if (turn === reads && !isDeepStrictEqual(value, known)) known = value;
      },
      () => {},
    );
  };
  news.hear((change) => {
    if (change === 'everything') readAgain();
  });
  return () => {
    const today = day();
    if (today !== of) readAgain();
    of = today;
    return known;
  };
}
