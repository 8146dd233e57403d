import {
  UNUSED_PICTURE_STAYS_DAYS,
  UNVERIFIED_STAYS_DAYS,
} from '@limber/contract/terms/retention.ts';
import { daysBefore } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { deleteOldClaims, deleteUnusedPictures, deleteUnverified } from './queries.ts';

/** Deletes the pictures that no account shows, such as one whose change was cut off half-way. */
export async function purgePictures(db: Db, now: Date): Promise<void> {
  await deleteUnusedPictures(db, daysBefore(now, UNUSED_PICTURE_STAYS_DAYS));
}

/** Deletes registrations, with their notes, whose e-mail address nobody proved. */
export async function purgeUnverified(db: Db, now: Date): Promise<void> {
  await deleteUnverified(db, daysBefore(now, UNVERIFIED_STAYS_DAYS));
}

/** Deletes the links to claim an account that are over. */
export async function purgeClaims(db: Db, now: Date): Promise<void> {
  await deleteOldClaims(db, now);
}
