import type { RunningLate } from '@limber/contract/desk/day/day.ts';
import type { Db } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { findTherapist, insertLate, withdrawLate } from './queries.ts';

/**
 * Tells every open board that the calling therapist will be late today, and by how much; a second
 * report replaces the first. Refuses 409 a caller who works with nobody.
 */
export async function reportRunningLate(
  db: Db,
  actor: Actor,
  minutes: number,
  now: Date,
): Promise<RunningLate> {
  const day = studioDayOf(now);
  await transactAs(db, actor.accountId, async (trx) => {
    const therapistId = await findTherapist(trx, actor.accountId);
    if (therapistId === undefined) throw refusal(409, NO_THERAPIST);
    await withdrawLate(trx, { therapistId, day }, now);
    await insertLate(trx, { therapist_id: therapistId, day, minutes, said_at: now });
    await tellEverything(trx);
  });
  return { minutes, said_at: now.toISOString() };
}

/**
 * Tells every open board that the calling therapist has arrived after all; without a report this
 * does nothing.
 */
export async function takeBackLate(db: Db, actor: Actor, now: Date): Promise<void> {
  const day = studioDayOf(now);
  await transactAs(db, actor.accountId, async (trx) => {
    const therapistId = await findTherapist(trx, actor.accountId);
    if (therapistId === undefined) return;
    if (await withdrawLate(trx, { therapistId, day }, now)) await tellEverything(trx);
  });
}

const NO_THERAPIST: Sentence = {
  en: 'You have no sessions of your own here.',
  ar: 'لا توجد لديك جلسات خاصة بك هنا.',
};
