import type { DeskClient, changeClient as route } from '@limber/contract/desk/clients/clients.ts';
import type { Static } from 'typebox';
import { transactAs } from '../../platform/database/transact-as.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { ClientDeps } from './deps.ts';
import { readClient } from './read-client.ts';
import { saveClient } from './save-client.ts';

type Input = Static<typeof route.body>;

/**
 * Changes a client's details, and keeps the old values and who changed them. Omitted fields stay,
 * and an old value that breaks a newer rule is no reason to refuse another change. Refuses 400
 * naming the invalid fields, 404 an unknown client, 409 one whom somebody else has changed since.
 */
export async function changeClient(
  { db }: Pick<ClientDeps, 'db'>,
  actor: Actor,
  id: number,
  input: Input,
  now: Date,
): Promise<DeskClient> {
  await transactAs(db, actor.accountId, async (trx) => {
    await saveClient(trx, actor, id, input, now);
  });
  return readClient(db, id, now);
}
