import type { DeskClient, NewClient } from '@limber/contract/desk/clients/clients.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import type { Actor } from '../../platform/http/session.ts';
import { makeClient } from '../accounts/at-desk/make-client.ts';
import type { ClientDeps } from './deps.ts';
import { readClient } from './read-client.ts';

/** Creates a client, and returns all their details. Refuses like {@link makeClient}. */
export async function addClient(
  { db }: Pick<ClientDeps, 'db'>,
  actor: Actor,
  input: NewClient,
  now: Date,
): Promise<DeskClient> {
  const id = await transactAs(db, actor.accountId, async (trx) => {
    return makeClient(trx, actor, input, now);
  });
  return readClient(db, id, now);
}
