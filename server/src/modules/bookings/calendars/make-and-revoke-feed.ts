import { transactAs } from '../../../platform/database/transact-as.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import type { BookingDeps } from '../deps.ts';
import { signFeed } from './feed-address.ts';
import { deleteFeed, type FeedOf, findFeed, insertFeed } from './queries.ts';

type FeedDeps = Pick<BookingDeps, 'db' | 'publicUrl'> & { readonly secret: string };

/** The address of a calendar; null: there is none. */
export async function readFeedUrl(deps: FeedDeps, of: FeedOf): Promise<{ url: string | null }> {
  const id = await findFeed(deps.db, of);
  return { url: id === undefined ? null : urlOf(deps, id) };
}

/** Creates the address of a calendar; an existing one stays, so repeating it changes nothing. */
export async function makeFeed(
  deps: FeedDeps & { readonly random: Randomness },
  of: FeedOf,
  now: Date,
): Promise<{ url: string }> {
  const id = await transactAs(deps.db, of.accountId, (trx) =>
    insertFeed(trx, { id: deps.random.uuid(), ...of }, now),
  );
  return { url: urlOf(deps, id) };
}

/** Revokes an address; having none is not a failure. */
export async function revokeFeed(deps: Pick<FeedDeps, 'db'>, of: FeedOf): Promise<null> {
  await transactAs(deps.db, of.accountId, (trx) => deleteFeed(trx, of));
  return null;
}

function urlOf({ publicUrl, secret }: FeedDeps, id: string): string {
  return `${publicUrl}/api/v1/appointment/calendar/${signFeed(secret, id)}.ics`;
}
