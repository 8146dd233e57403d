import type { Trx } from '../../../platform/database/db.ts';
import type { Accounts } from '../../../platform/database/db-types.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { phoneColumns } from '../phones/phone-number.ts';
import { insertClient } from '../registering/queries.ts';
import type { ClientWords } from './client-details-rules.ts';

/** What only the team writes about a client. */
export type OfTheTeam = Partial<
  Pick<Accounts, 'blocked_reason' | 'desk_note' | 'offers_by_mail' | 'offers_by_message'>
>;

/**
 * Inserts a client created by a team member and returns the id; undefined when the address is
 * taken. Names and contact details have been validated.
 */
export function writeClient(
  trx: Trx,
  actor: Actor,
  client: ClientWords,
  now: Date,
  more: OfTheTeam = {},
): Promise<number | undefined> {
  return insertClient(trx, {
    first_name: client.firstName,
    last_name: client.lastName,
    ...phoneColumns(client.phoneNumber ?? ''),
    email: client.email,
    gender: client.gender,
    birthday: client.birthday,
    address: client.address,
    language: client.language,
    ...more,
    created_at: now,
    created_by: actor.accountId,
  });
}
