import type { DeskClient, NewClient } from '@limber/contract/desk/clients/clients.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
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
  const id = await db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    return makeClient(trx, actor, input, now);
  });
  return readClient(db, id, now);
}
