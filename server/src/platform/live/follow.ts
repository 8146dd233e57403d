import { isDeepStrictEqual } from 'node:util';
import type { News } from './news.ts';

/**
 * What `read` reads as it is at each asking, without asking the database: whoever changes it tells `everything`.
 * As long as it is the same, so is the object. While it cannot be read, that stands which was known. Rejects
 * where it cannot be read at first.
 */
export async function follow<Value>(read: () => Promise<Value>, news: News): Promise<() => Value> {
  let known: Value = await read();
  let asked = 0;
  news.hear((told) => {
    if (told !== 'everything') return;
    const turn = ++asked;
    read().then(
      (value) => {
        if (turn === asked && !isDeepStrictEqual(value, known)) known = value;
      },
      () => {},
    );
  });
  return () => known;
}
