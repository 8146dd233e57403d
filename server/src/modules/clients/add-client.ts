import type { DeskClient, addClient as route } from '@limber/contract/desk/clients.ts';
import type { Static } from 'typebox';
import { wrongField, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { e164Of, phoneColumns } from '../accounts/phone-number.ts';
import { ADDRESS_TAKEN, clientOf, problemsOfClient } from './client-rules.ts';
import type { ClientDeps } from './deps.ts';
import { insertClient } from './queries/people.ts';
import { readClient } from './read-client.ts';

/**
 * Makes a client for the desk; one with a number that another has is another person. Refuses 400
 * naming what to mend, and an address that another has.
 */
export async function addClient(
  { db }: Pick<ClientDeps, 'db'>,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<DeskClient> {
  const client = clientOf({
    firstName: input.first_name,
    lastName: input.last_name ?? '',
    phoneNumber: input.phone_number ?? null,
    email: input.email ?? null,
    gender: input.gender ?? null,
    language: input.language ?? 'en',
  });
  const typed = client.phoneNumber ?? '';
  const fields = problemsOfClient(client, e164Of(typed) !== null);
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  const id = await db.transaction().execute((trx) =>
    insertClient(trx, {
      first_name: client.firstName,
      last_name: client.lastName,
      ...phoneColumns(typed),
      email: client.email,
      gender: client.gender,
      language: client.language,
      created_at: now,
      created_by: actor.accountId,
    }),
  );
  if (id === undefined) throw wrongField('email', ADDRESS_TAKEN);
  return readClient(db, id, now);
}
