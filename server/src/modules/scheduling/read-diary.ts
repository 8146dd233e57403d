import type { Db, Trx } from '../../platform/database/db.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import { UNKNOWN_THERAPIST } from '../accounts/unknown-person-refusals.ts';
import type { DiaryViewer } from './bookable-days-rules.ts';
import { type DiaryFilter, UNKNOWN_BRANCH } from './diary-rules.ts';
import type { Diary } from './free-days-rules.ts';
import { findDiary } from './queries/diary.ts';

/**
 * The diary from `from` to `to` (`YYYY-MM-DD` by the studio's clock, both inclusive) of the requested
 * therapists. Refuses 404 an unknown therapist, 400 a branch that is missing or unknown.
 */
export async function readDiary(
  db: Db | Trx,
  filter: DiaryFilter,
  from: string,
  to: string,
  looking: DiaryViewer,
): Promise<Diary> {
  const { therapistId, locationCode, everywhere } = filter;
  if (therapistId === undefined && !locationCode && !everywhere)
    throw wrongField('location', { en: 'Please say where.', ar: 'يرجى تحديد الفرع.' });
  const diary = await findDiary(db, filter, from, to, looking);
  if (therapistId !== undefined && !diary.therapists.some(({ id }) => id === therapistId)) {
    throw unknownTherapist();
  }
  if (locationCode && !diary.knowsLocation) throw wrongField('location', UNKNOWN_BRANCH);
  return diary;
}

/** Reads what depends on a set of services once for each set, whatever their order. */
export function onceForServices<Read>(
  read: (serviceIds: readonly number[]) => Promise<Read>,
): (serviceIds: readonly number[]) => Promise<Read> {
  const known = new Map<string, Promise<Read>>();
  return (serviceIds) => {
    const key = serviceIds.toSorted((a, b) => a - b).join();
    const found = known.get(key) ?? read(serviceIds);
    known.set(key, found);
    return found;
  };
}

/** A 404 for an unknown therapist. */
export function unknownTherapist(): Error {
  return refusal(404, UNKNOWN_THERAPIST);
}
