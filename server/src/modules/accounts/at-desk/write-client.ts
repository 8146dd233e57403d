import type { Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { phoneColumns } from '../phones/phone-number.ts';
import { insertClient } from './queries.ts';
import type { ClientWords } from './rules.ts';

/**
 * Writes a client whom somebody of the team makes and answers the id; undefined when the address is
 * another's. What they are called and how they are reached has been found good.
 */
export function writeClient(
  trx: Trx,
  actor: Actor,
  client: ClientWords,
  now: Date,
): Promise<number | undefined> {
  return insertClient(trx, {
    first_name: client.firstName,
    last_name: client.lastName,
    ...phoneColumns(client.phoneNumber ?? ''),
    email: client.email,
    gender: client.gender,
    language: client.language,
    created_at: now,
    created_by: actor.accountId,
  });
}
