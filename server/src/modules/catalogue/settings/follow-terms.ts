import { isDeepStrictEqual } from 'node:util';
import type { StudioTerms } from '@limber/contract/studio.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { News } from '../../../platform/live/news.ts';
import { readTerms } from './read-terms.ts';

/**
 * The terms as they are at each asking, without asking the database: whoever sets them tells of it. As
 * long as they are the same, so is the object.
 * While they cannot be read, those stand that were known.
 */
export async function followTerms(db: Db, news: News): Promise<() => StudioTerms> {
  let terms = await readTerms(db);
  let asked = 0;
  news.hear((told) => {
    if (told !== 'everything') return;
    const turn = ++asked;
    readTerms(db).then(
      (read) => {
        if (turn === asked && !isDeepStrictEqual(read, terms)) terms = read;
      },
      () => {},
    );
  });
  return () => terms;
}
