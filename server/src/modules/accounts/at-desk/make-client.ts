import type { NewClient } from '@limber/contract/desk/clients/clients.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { e164Of } from '../phones/phone-number.ts';
import { ADDRESS_TAKEN, clientOf, problemsOfClient } from './rules.ts';
import { writeClient } from './write-client.ts';

/**
 * Makes a client for the desk, in the transaction of what it is made for, and answers the id; one with a
 * number that another has is another person. Refuses 400 naming what to mend, and an address that another
 * has.
 */
export async function makeClient(
  trx: Trx,
  actor: Actor,
  input: NewClient,
  now: Date,
): Promise<number> {
  const client = clientOf({
    firstName: input.first_name,
    lastName: input.last_name ?? '',
    phoneNumber: input.phone_number ?? null,
    email: input.email ?? null,
    gender: input.gender ?? null,
    language: input.language ?? 'en',
  });
  const fields = problemsOfClient(client, e164Of(client.phoneNumber ?? '') !== null);
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  const id = await writeClient(trx, actor, client, now);
  if (id === undefined) throw wrongField('email', ADDRESS_TAKEN);
  return id;
}
