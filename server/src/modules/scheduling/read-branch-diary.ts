import type { Gender } from '@limber/contract/values.ts';
import type { Db } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import { findDiary } from './queries.ts';
import type { Diary } from './rules.ts';

/** What a request says of whose times it asks for; `services` is ids with commas between. */
export interface AskedFor {
  readonly therapist_id?: number;
  readonly location?: string;
  readonly services?: string;
  readonly gender?: Gender;
}

/**
 * The diary from `from` to `to` (`YYYY-MM-DD` in Dubai, both inclusive) of the therapist asked for
 * and of everybody at the branch. Refuses 404 an unknown therapist, 400 a branch that is missing or
 * unknown.
 */
export async function readBranchDiary(
  db: Db,
  asked: AskedFor,
  from: string,
  to: string,
  favouritesOf: number | null = null,
): Promise<Diary> {
  if (asked.therapist_id === undefined && !asked.location) throw wrongBranch('Please say where.');
  const diary = await findDiary(
    db,
    {
      therapistId: asked.therapist_id,
      locationCode: asked.location,
      serviceIds: asked.services?.split(',').map(Number),
      gender: asked.gender,
      favouritesOf,
    },
    from,
    to,
  );
  if (asked.therapist_id !== undefined) {
    const known = diary.people.some((each) => each.id === asked.therapist_id);
    if (!known) throw refusal(404, 'We do not know this therapist.');
  }
  if (asked.location && !diary.knowsLocation) throw wrongBranch('We do not know this branch.');
  return diary;
}

function wrongBranch(sentence: string) {
  return refusal(400, sentence, { fields: { location: sentence } });
}
