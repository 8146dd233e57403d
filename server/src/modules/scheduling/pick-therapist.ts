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

/** The therapist picked, if any. */
export interface Picked {
  readonly therapistId: number | null;
  /** Nobody is free, but somebody would be without other people's holds. */
  readonly isHeld: boolean;
}

/**
 * Picks the therapist for a slot with any therapist, in the order of {@link fairestFor}: among those
 * of the branch who can be booked here, offer what needs a skill, match the requested gender and are
 * free then. One query for the whole branch; the booking must still lock the therapist and check
 * again.
 *
 * @param offGrid it may start between the offered times
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
