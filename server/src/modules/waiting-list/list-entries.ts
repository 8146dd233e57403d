import type { WaitingClient } from '@limber/contract/desk/day/waiting.ts';
import type { WaitlistEntry } from '@limber/contract/waiting-list.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import type { WaitingDeps } from './deps.ts';
import { entryOnWire, waitingOnWire } from './entry-on-wire.ts';
import { byTurn } from './offering/whose-turn-rules.ts';
import { listEntries, updateFulfilled, type When } from './queries/entries.ts';
import { readMembersFirst } from './queries/whom-it-may-suit.ts';

/** A client's own entries whose days are not over, oldest first. */
export async function listOwnEntries(
  { db, secret, messenger }: Pick<WaitingDeps, 'db' | 'secret' | 'messenger'>,
  clientId: number,
  now: Date,
): Promise<WaitlistEntry[]> {
  await updateFulfilled(db, clientId);
  const entries = await listEntries(db, { clientId }, whenOf(messenger, now));
  return entries.map((entry) => entryOnWire(secret, entry));
}

/** Who waits at a branch, and perhaps for a day, in the order in which they are offered a time. */
export async function listWaiting(
  { db, messenger }: Pick<WaitingDeps, 'db' | 'messenger'>,
  { location, date }: { readonly location: string; readonly date?: string | undefined },
  now: Date,
): Promise<WaitingClient[]> {
  const of = { locationCode: location, day: date ?? null };
  const [entries, membersFirst] = await Promise.all([
    listEntries(db, of, whenOf(messenger, now)),
    readMembersFirst(db),
  ]);
  return entries.toSorted(byTurn(membersFirst)).map(waitingOnWire);
}

function whenOf(messenger: WaitingDeps['messenger'], now: Date): When {
  return { now, today: studioDayOf(now), isTelephoneOffered: messenger !== null };
}
