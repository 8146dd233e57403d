import type { Gender } from '@limber/contract/values.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { minutesInto } from '../../platform/dubai.ts';
import { findDiary } from './queries.ts';
import { fairestOf, freeAt, openDiary } from './rules.ts';

/**
 * Picks the therapist for a session that anyone may take: among those of the branch who can be
 * booked here, offer what takes a skill of `serviceIds` (empty: anyone), meet the wish for a gender
 * and are free then, the client's favourites first, then who has the least booked minutes that day,
 * then the studio's own order. Null when nobody is free. One query for the whole branch; who books
 * must still lock the therapist and look again.
 *
 * @param asked `startsAt` in minutes from midnight of `date` (`YYYY-MM-DD`) in Dubai; `favouritesOf`
 *   the client's account id
 */
export async function pickTherapist(
  trx: Db | Trx,
  asked: {
    readonly locationCode: string;
    readonly serviceIds: readonly number[];
    readonly gender?: Gender | null | undefined;
    readonly favouritesOf: number | null;
    readonly date: string;
    readonly startsAt: number;
    readonly lastsMinutes: number;
  },
  now: Date,
): Promise<number | null> {
  const diary = await findDiary(trx, asked, asked.date, asked.date);
  const fitting = diary.people.filter((each) => each.fits);
  const free = freeAt(
    openDiary(diary)(fitting, 0),
    asked.startsAt,
    asked.lastsMinutes,
    minutesInto(asked.date, now),
  );
  return fairestOf(free)?.id ?? null;
}
