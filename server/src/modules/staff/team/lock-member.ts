import type { Trx } from '../../../platform/database/db.ts';
import { logInAgain, refusal } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { StaffActor } from '../deps.ts';
import { lockPair } from './queries.ts';

/**
 * A team member and the manager who changes them, both locked: of two managers who suspend each
 * other, the second is no longer one. Refuses 401 a caller who is not a manager, 404 a person who
 * is not on the team, 409 oneself, so that somebody can always manage the studio.
 *
 * @param erases they are to be erased, which needs a stronger lock
 */
export async function lockMember(trx: Trx, { accountId }: StaffActor, id: number, erases = false) {
  const [actor, member] = await lockPair(trx, accountId, id, erases);
  if (actor?.role !== 'manager' || actor.suspendedAt !== null) throw logInAgain();
  if (!member) throw refusal(404, NOBODY);
  if (id === accountId) throw refusal(409, ONESELF);
  return member;
}

export const NOBODY: Sentence = {
  en: 'There is nobody of the team here.',
  ar: 'لا يوجد أحد من الفريق هنا.',
};
const ONESELF: Sentence = {
  en: 'Another manager has to do this for you.',
  ar: 'يجب أن يقوم مدير آخر بهذا نيابة عنك.',
};
