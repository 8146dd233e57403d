import type { NewClient } from '@limber/contract/desk/clients/clients.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { e164Of } from '../phones/phone-number.ts';
import { ADDRESS_TAKEN, clientOf, problemsOfClient } from './client-details-rules.ts';
import { writeClient } from './write-client.ts';

/**
 * Creates a client for the desk, within the caller's transaction, and returns the id. A client
 * whose number is already known is a different person. Refuses 400 naming the invalid fields, and
 * an address that another client has.
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
    birthday: input.birthday ?? null,
    address: input.address ?? null,
    language: input.language ?? 'en',
  });
  const fields = problemsOfClient(client, e164Of(client.phoneNumber ?? '') !== null, dayOf(now));
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  const id = await writeClient(trx, actor, client, now);
  if (id === undefined) throw wrongField('email', ADDRESS_TAKEN);
  return id;
}
