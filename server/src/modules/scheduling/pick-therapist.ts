import type { Db, Trx } from '../../platform/database/db.ts';
import { askedAbout, type DiaryFilter, fairestFor, openDiary } from './diary-rules.ts';
import { findDiary } from './queries.ts';
import type { Slot } from './slot-rules.ts';
import type { DiaryWindow } from './window-rules.ts';

/**
 * Picks the therapist for a slot that anyone may take: among those of the branch who can be booked
 * here, offer what takes a skill, meet the wish for a gender and are free then, whom the client holds
 * for it first, then their favourites, then who has the least booked minutes that day, then the studio's own order. Null
 * when nobody is free. One query for the whole branch; who books must still lock the therapist and
 * look again.
 */
export async function pickTherapist(
  trx: Db | Trx,
  filter: DiaryFilter & { readonly locationCode: string },
  slot: Slot,
  window: DiaryWindow,
): Promise<number | null> {
  const diary = await findDiary(trx, filter, slot.day, slot.day, window);
  const day = openDiary(diary, window)(askedAbout(diary), 0);
  return fairestFor(day, slot.startMinute, slot.lastsMinutes)?.id ?? null;
}
