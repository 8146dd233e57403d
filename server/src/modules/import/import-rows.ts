import type { ImportOutcome, ImportOutcomes } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
import { rollBackAfter } from '../../platform/database/roll-back-after.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { record } from '../audit/record.ts';
import { importOf } from './begin-and-list-imports.ts';
import {
  insertRows,
  type KnownRow,
  listKnownRows,
  lockImports,
  type NewRow,
} from './queries/rows.ts';
import { hashOfRow, markOf } from './row-key.ts';
import { ERASED } from './same-client-rules.ts';

/** The outcome of one row, and what it became if that is to be remembered. */
export interface RowResult {
  readonly outcome: ImportOutcome;
  readonly why?: Sentence;
  readonly row?: Omit<NewRow, 'key' | 'hash'>;
  /** The client who was added for it, as a row of their own. */
  readonly owner?: NewRow;
}

export interface ImportRequest<Row> {
  readonly source: string;
  readonly apply: boolean;
  /** The import that the rows belong to; left out: one of their own. */
  readonly import_id?: number | undefined;
  readonly rows: readonly Row[];
}

interface Keyed {
  readonly line: number;
  readonly key: string;
}

interface Work<Row> {
  /** Imports one row, in the transaction of all. A refusal that it throws becomes its outcome. */
  readonly importOne: (row: Row, known: KnownRow | undefined) => Promise<RowResult>;
  /**
   * Keys by which two rows mean one person: the second is imported after the first, in the order of
   * their lines.
   */
  readonly personKeys?: (row: Row) => readonly string[];
  /** Runs once at the end, for all rows. */
  readonly end?: (importId: number) => Promise<void>;
}

/**
 * Imports rows in one transaction, sent at once, with an audit record; without `apply` it is rolled
 * back, so the report is exactly what would have happened. A row that was imported before and is
 * unchanged is skipped. A row of an erased client is not imported, and the report says so.
 */
export async function importRows<Row extends Keyed>(
  { db, secret }: { readonly db: Db; readonly secret: string },
  actor: Actor,
  kind: ImportKind,
  request: ImportRequest<Row>,
  prepare: (trx: Trx) => Promise<Work<Row>>,
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportOutcomes> {
  const source = request.source.trim();
  const outcomes: ImportOutcomes['outcomes'] = [];
  const work = async (trx: Trx) => {
    await lockActor(trx, actor.accountId);
    await lockImports(trx);
    const keys = request.rows.flatMap(({ key }) => [key, markOf(secret, key)]);
    const hashes = new Map(request.rows.map((row) => [row, hashOf(secret, row)]));
    const known = await listKnownRows(trx, { source, kind, keys, hashes: [...hashes.values()] });
    const byKey = new Map(known.map((row) => [row.key, row]));
    const erased = known.filter(({ erased }) => erased);
    const { importOne, personKeys, end } = await prepare(trx);
    const written = new Map<string, NewRow>();
    const owners = new Map<string, NewRow>();
    const importRow = async (row: Row) => {
      const { line, key } = row;
      const hash = hashes.get(row) ?? hashOf(secret, row);
      const before =
        byKey.get(key) ??
        byKey.get(markOf(secret, key)) ??
        erased.find((each) => each.hash?.equals(hash));
      const {
        outcome,
        why,
        row: became,
        owner,
      }: RowResult = before?.hash?.equals(hash)
        ? { outcome: 'same', ...(before.erased && { why: ERASED }) }
        : before?.erased
          ? { outcome: 'refused', why: ERASED }
          : await importOne(row, before).catch(resultOfRefusal);
      outcomes.push({ line, outcome, why: why ? say(why) : null });
      if (owner) owners.set(owner.key, owner);
      if (!became) return;
      const stored = { key, hash, ...became };
      written.set(key, stored);
      const made = outcome === 'new' || before?.made === true;
      const state = { made, proven: before?.proven === true, erased: false };
      byKey.set(key, {
        ...{ packageId: null, bookingId: null, retailProductId: null },
        ...state,
        ...stored,
      });
    };
    const { first, later } = inOrder(request.rows, personKeys);
    await allOf(first.map(importRow));
    for (const row of later) await importRow(row);
    outcomes.sort((one, other) => one.line - other.line);
    const importId = await importOf(trx, actor, { ...request, kind }, now);
    await end?.(importId);
    // One statement writes a row once.
    const by = { source, kind, importId, actorId: actor.accountId, at: now };
    await insertRows(trx, { ...by, kind: 'client' }, [...owners.values()]);
    await insertRows(trx, by, [...written.values()]);
    const count = (outcome: ImportOutcome) =>
      outcomes.filter((each) => each.outcome === outcome).length;
    const after = { kind, new: count('new'), changed: count('changed') };
    if (after.new + after.changed > 0)
      await record(
        trx,
        actor,
        { action: 'imported', subject: 'import', called: source, after },
        now,
      );
  };
  await (request.apply ? db.transaction().execute(work) : rollBackAfter(db, work));
  return { outcomes };
}

/** Rows wait for no other one, but for one of the same key or person. */
function inOrder<Row extends Keyed>(rows: readonly Row[], personKeys: Work<Row>['personKeys']) {
  const first: Row[] = [];
  const later: Row[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const keys = [`key ${row.key}`, ...(personKeys?.(row) ?? [])];
    (keys.some((key) => seen.has(key)) ? later : first).push(row);
    for (const key of keys) seen.add(key);
  }
  return { first, later };
}

/** Waits for all, even when one fails: no query may run after the transaction has ended. */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

function hashOf<Row extends Keyed>(secret: string, { line: _, key: __, ...content }: Row): Buffer {
  return hashOfRow(secret, content);
}

/** A refusal in a step becomes the outcome of its row. A database error ends the transaction. */
function resultOfRefusal(error: unknown): RowResult {
  if (error instanceof Refusal) return { outcome: 'refused', why: error.sentence };
  throw error;
}
