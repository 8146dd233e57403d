import type { Trx } from '../../../platform/database/db.ts';
import { logInAgain, refusal } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { AtDesk } from '../deps.ts';
import { lockPair } from './queries.ts';

/**
 * Somebody of the team, with whoever changes them, locked: of two managers who suspend each other the
 * second one is none any more. Refuses 401 who is no manager, 404 for who is not of the team, 409 for
 * oneself, so that somebody can always manage the studio.
 *
 * @param erases they are to be forgotten, for which the lock is a stronger one
 */
export async function lockMember(trx: Trx, { accountId }: AtDesk, id: number, erases = false) {
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
