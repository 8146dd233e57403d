import type { Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { TAKEN } from './first-account.ts';
import { memberOf, type NewMember } from './new-member.ts';
import { insertMember } from './queries.ts';

/**
 * Opens an account for somebody who joins the team, in the caller's transaction, which adds the
 * rest; `by` is the actor. Refuses 400 naming the invalid fields, 409 when the address has an
 * account.
 */
export async function openAccountOfMember(
  trx: Trx,
  by: number,
  typed: NewMember,
  now: Date,
): Promise<number> {
  const id = await insertMember(trx, { ...memberOf(typed), createdBy: by }, now);
  if (id === undefined) throw refusal(409, TAKEN);
  return id;
}
