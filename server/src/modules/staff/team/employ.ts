import type { Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { TAKEN } from './first-account.ts';
import { memberOf, type NewMember } from './new-member.ts';
import { insertMember } from './queries.ts';

/**
 * Opens an account for somebody who joins the team, in a transaction that says the rest of them; `by` is
 * who adds them. Refuses 400 naming what to mend, 409 when the address has an account.
 */
export async function employ(trx: Trx, by: number, typed: NewMember, now: Date): Promise<number> {
  const id = await insertMember(trx, { ...memberOf(typed), createdBy: by }, now);
  if (id === undefined) throw refusal(409, TAKEN);
  return id;
}
