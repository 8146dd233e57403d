import type { DeskClient, changeClient as route } from '@limber/contract/desk/clients/clients.ts';
import type { Static } from 'typebox';
import type { Actor } from '../../platform/http/session.ts';
import type { ClientDeps } from './deps.ts';
import { readClient } from './read-client.ts';
import { rewriteClient } from './rewrite-client.ts';

type Input = Static<typeof route.body>;

/**
 * Changes who a client is, and keeps what they were and who changed it; fields left out stay, and
 * what was kept before a rule was made is no reason to refuse another. Refuses 400 naming what to
 * mend, 404 a client whom the studio does not have, 409 one whom somebody else has changed since.
 */
export async function changeClient(
  { db }: Pick<ClientDeps, 'db'>,
  actor: Actor,
  id: number,
  input: Input,
  now: Date,
): Promise<DeskClient> {
  await db.transaction().execute((trx) => rewriteClient(trx, actor, id, input, now));
  return readClient(db, id, now);
}
