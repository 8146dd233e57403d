import type { Db, Trx } from '../../platform/database/db.ts';
import type { DiaryWindow } from './bookable-days-rules.ts';
import {
  askedAbout,
  type DiaryDay,
  type DiaryFilter,
  openDiary,
  withoutHolds,
} from './diary-rules.ts';
import { fairestFor } from './pick-therapist-rules.ts';
import { findDiary } from './queries/diary.ts';
import type { Slot } from './slot-rules.ts';

/** Who was picked, if anyone. */
export interface Picked {
  readonly therapistId: number | null;
  /** Nobody is free, and somebody would be but for what others hold. */
  readonly isHeld: boolean;
}

/**
 * Picks the therapist for a slot that anyone may take: among those of the branch who can be booked
 * here, offer what takes a skill, meet the wish for a gender and are free then, whom the client holds
 * for it first, then their favourites, then who has the least booked minutes that day, then the studio's
 * own order. One query for the whole branch; who books must still lock the therapist and
 * look again.
 *
 * @param offGrid it may start between the times that are offered
 */
export async function pickTherapist(
  trx: Db | Trx,
  filter: DiaryFilter & { readonly locationCode: string },
  slot: Slot,
  window: DiaryWindow,
  offGrid = false,
): Promise<Picked> {
  const diary = await findDiary(trx, filter, slot.day, slot.day, window);
  const day = openDiary(diary, window)(askedAbout(diary), 0);
  const pickedOf = (each: DiaryDay) =>
    fairestFor(each, slot.startMinute, slot.lastsMinutes, offGrid)?.id ?? null;
  const therapistId = pickedOf(day);
  const isHeld = therapistId === null && pickedOf(withoutHolds(day)) !== null;
  return { therapistId, isHeld };
}
