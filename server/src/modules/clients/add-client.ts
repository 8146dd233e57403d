import type { DeskClient, addClient as route } from '@limber/contract/desk/clients/clients.ts';
import type { Static } from 'typebox';
import { wrongField, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { e164Of } from '../accounts/phone-number.ts';
import { ADDRESS_TAKEN, clientOf, problemsOfClient } from './client-rules.ts';
import type { ClientDeps } from './deps.ts';
import { readClient } from './read-client.ts';
import { writeClient } from './write-client.ts';

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
  const fields = problemsOfClient(client, e164Of(client.phoneNumber ?? '') !== null);
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  const id = await db.transaction().execute((trx) => writeClient(trx, actor, client, now));
  if (id === undefined) throw wrongField('email', ADDRESS_TAKEN);
  return readClient(db, id, now);
}
