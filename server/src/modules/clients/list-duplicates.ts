import type { LikelyDuplicate } from '@limber/contract/desk/clients/duplicates.ts';
import type { Db } from '../../platform/database/db.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { THEMSELVES } from './merge-rules.ts';
import { personOnWire } from './person-on-wire.ts';
import { insertToldApart, listLikelyPairs } from './queries/duplicates.ts';
import { lockBoth } from './queries/merge.ts';
import { findClient } from './queries/people.ts';

/** A page of likely duplicates, without pairs known to be two people. */
export async function listDuplicates(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ pairs: LikelyDuplicate[]; count: number }> {
  const { pairs, count } = await listLikelyPairs(db, page);
  return {
    count,
    pairs: pairs.map(({ sameNumber, sameName, older, newer }) => ({
      why: [...(sameNumber ? ['number' as const] : []), ...(sameName ? ['name' as const] : [])],
      clients: [older, newer].map(personOnWire),
    })),
  };
}

/** Records that two clients are two people. Refuses 404 an unknown client, 400 one client twice. */
export async function tellApart(
  db: Db,
  actor: Actor,
  ids: readonly [number, number],
  now: Date,
): Promise<void> {
  if (ids[0] === ids[1]) throw wrongField('other_id', THEMSELVES);
  await transactAs(db, actor.accountId, async (trx) => {
    await lockBoth(trx, ids);
    for (const id of ids) {
      if (!(await findClient(trx, id))) throw refusal(404, UNKNOWN_CLIENT);
    }
    await insertToldApart(trx, ids, { told_by: actor.accountId, told_at: now });
  });
}
