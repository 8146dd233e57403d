import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { changeRecorded, type Kind, whatOf } from './change-and-audit.ts';
import { record } from './record.ts';

/** A stored thing; a branch has a code instead of an id. */
type StoredThing = ({ readonly id: number } | { readonly location: string }) & {
  readonly version: number;
};

/** A kind of thing that managers add, change and retire under the kind's lock. */
export interface StudioThing<K extends StoredThing, Wire> extends Omit<Kind<K>, 'find'> {
  /** Refuses an unknown one. */
  readonly unknown: Sentence;
  /** Makes every other change of the kind wait until the transaction ends. */
  lock(trx: Trx, retires: boolean): Promise<void>;
  onWire(stored: K): Wire;
  /** Notifies open boards. */
  tell?(trx: Trx): Promise<void>;
}

type IdOf<K extends StoredThing> = K extends { id: number } ? number : string;
type Actor = { readonly accountId: number };

/** Which one, the version that was seen, and whether to retire or restore it. */
export interface SeenVersion<Id extends number | string = number> {
  readonly id: Id;
  readonly version: number;
  readonly retired?: boolean;
}

/** Adds a thing in its own transaction; `insert` is given the existing ones, and returns the new id. */
export function addThing<K extends StoredThing, Wire>(
  db: Db,
  actor: Actor,
  thing: StudioThing<K, Wire>,
  now: Date,
  insert: (trx: Trx, others: readonly K[]) => Promise<IdOf<K>>,
): Promise<Wire> {
  const { subject, fieldsOf } = thing;
  return transactAs(db, actor.accountId, async (trx) => {
    await thing.lock(trx, false);
    const id = await insert(trx, await thing.list(trx));
    const after = knownOne(thing, await thing.list(trx), id);
    const entry = { action: 'added', subject, id, ...whatOf(thing, after) } as const;
    await record(trx, actor, { ...entry, after: fieldsOf(after) }, now);
    await thing.tell?.(trx);
    return thing.onWire(after);
  });
}

/** A thing that is changed, the others of its kind, and what it becomes. */
interface Changing<K, Request> {
  readonly before: K;
  readonly others: readonly K[];
  readonly input: Omit<Request, keyof SeenVersion>;
}

/**
 * Changes, retires or restores a thing in its own transaction, records it, and returns its new state.
 * Refuses 404 an unknown one, 409 naming the person who was faster.
 */
export function changeThing<K extends StoredThing, Wire, Request extends SeenVersion<IdOf<K>>>(
  db: Db,
  actor: Actor,
  thing: StudioThing<K, Wire>,
  request: Request,
  now: Date,
  change: (trx: Trx, of: Changing<K, Request>) => Promise<void>,
): Promise<Wire> {
  const { id, version, retired, ...input } = request;
  const kind = { ...thing, find: (all: readonly K[], of: IdOf<K>) => knownOne(thing, all, of) };
  const action = retired === undefined ? 'changed' : retired ? 'retired' : 'restored';
  return transactAs(db, actor.accountId, async (trx) => {
    await thing.lock(trx, retired === true);
    const entry = { id, version, action } as const;
    const after = await changeRecorded(trx, actor, kind, entry, now, (before, all) => {
      const others = all.filter((each) => each !== before);
      return change(trx, { before, others, input });
    });
    await thing.tell?.(trx);
    return thing.onWire(after);
  });
}

/**
 * Carries out what was planned for a thing, in the caller's transaction: whatever its version, and
 * recorded without an actor.
 */
export async function changeAsPlanned<K extends StoredThing, Wire>(
  trx: Trx,
  thing: StudioThing<K, Wire>,
  { id, retires }: { readonly id: IdOf<K>; readonly retires: boolean },
  now: Date,
  change: (before: K) => Promise<void>,
): Promise<void> {
  const kind = { ...thing, find: (all: readonly K[], of: IdOf<K>) => knownOne(thing, all, of) };
  await thing.lock(trx, retires);
  const action = retires ? 'retired' : 'changed';
  await changeRecorded(trx, null, kind, { id, action }, now, change);
  await thing.tell?.(trx);
}

/** Locks a kind of thing and returns one of it. Refuses 404 an unknown one. */
export async function lockThing<K extends StoredThing, Wire>(
  trx: Trx,
  thing: StudioThing<K, Wire>,
  id: IdOf<K>,
): Promise<K> {
  await thing.lock(trx, false);
  return knownOne(thing, await thing.list(trx), id);
}

/** Retires a thing, or restores it. */
export async function updateActive(
  trx: Trx,
  table: 'services' | 'package_products' | 'retail_products' | 'partner_discounts' | 'therapists',
  { id, retired }: { readonly id: number; readonly retired: boolean },
): Promise<void> {
  await sql`update ${sql.table(table)} set active = ${!retired}, version = version + 1
    where id = ${id}`.execute(trx);
}

function knownOne<K extends StoredThing>(
  { unknown }: { readonly unknown: Sentence },
  all: readonly K[],
  id: number | string,
): K {
  const found = all.find((each) => ('id' in each ? each.id : each.location) === id);
  if (!found) throw refusal(404, unknown);
  return found;
}
