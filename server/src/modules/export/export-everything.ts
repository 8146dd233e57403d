import type { Readable } from 'node:stream';
import type { Db } from '../../platform/database/db.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { unsealIfReadable } from '../../platform/encryption.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { record } from '../audit/record.ts';
import { exported } from './exported-tables.ts';
import {
  type ExportedRow,
  findPictureBytes,
  findShape,
  insertLooks,
  insertReads,
  listHealthNotes,
  listPictureIds,
  listRows,
  listSealedNotes,
} from './queries/rows.ts';
import { type Table, type WholeFile, zipOf } from './zip-tables.ts';

/** Rows that are read and written at a time. */
const ROWS_AT_ONCE = 1000;

/**
 * A zip of everything that the studio keeps, with its pictures as files, created while it is sent.
 * First the audit log records who takes it and, with health and session notes, which are included
 * only on request, the reason and that they were read. Refuses 400 notes without a reason.
 */
export async function exportEverything(
  { db, secret }: { readonly db: Db; readonly secret: string },
  actor: Actor,
  request: { readonly healthNotes: boolean; readonly reason: string | undefined },
  now: Date,
): Promise<Readable> {
  const reason = request.reason?.trim() || undefined;
  if (request.healthNotes && !reason) throw wrongField('reason', SAY_WHY);
  await transactAs(db, actor.accountId, async (trx) => {
    const after = { health_notes: request.healthNotes };
    await record(trx, actor, { action: 'exported', subject: 'export', after, reason }, now);
    if (request.healthNotes) {
      await insertReads(trx, actor.accountId, now);
      await insertLooks(trx, actor.accountId, now);
    }
  });
  const tables = exported.map((name): Table => ({ name, open: () => openTable(db, name) }));
  const notes: Table[] = request.healthNotes
    ? [
        { name: 'health_notes', open: async () => openNotes(db, secret) },
        { name: 'session_note_texts', open: async () => openSessionNotes(db, secret) },
      ]
    : [];
  return zipOf([...tables, ...notes], openPictures(db), now);
}

async function openTable(db: Db, name: string) {
  const shape = await findShape(db, name);
  async function* pages() {
    let after: ExportedRow | null = null;
    for (;;) {
      const rows = await listRows(db, name, shape, after, ROWS_AT_ONCE);
      yield rows;
      if (rows.length < ROWS_AT_ONCE) return;
      after = rows.at(-1) ?? null;
    }
  }
  return { columns: shape.columns, pages: pages() };
}

/** Every picture as a file by its id, as the tables name it, one at a time. */
async function* openPictures(db: Db): AsyncGenerator<WholeFile> {
  for (const table of ['pictures', 'studio_pictures'] as const) {
    for (const id of await listPictureIds(db, table)) {
      const bytes = await findPictureBytes(db, table, id);
      if (bytes) yield { path: `${table}/${id}.webp`, bytes };
    }
  }
}

function openNotes(db: Db, secret: string) {
  const pages = inPages(
    (after) => listHealthNotes(db, after, ROWS_AT_ONCE),
    ({ id, sealed, agreedAt }) => ({
      account_id: id,
      agreed_at: agreedAt.toISOString(),
      notes: unsealIfReadable(secret, sealed),
    }),
  );
  return { columns: ['account_id', 'agreed_at', 'notes'], pages };
}

function openSessionNotes(db: Db, secret: string) {
  const pages = inPages(
    (after) => listSealedNotes(db, after, ROWS_AT_ONCE),
    ({ id, sealed }) => ({ note_id: id, note: unsealIfReadable(secret, sealed, 'session notes') }),
  );
  return { columns: ['note_id', 'note'], pages };
}

async function* inPages<Stored extends { readonly id: number }>(
  list: (after: number) => Promise<Stored[]>,
  rowOf: (stored: Stored) => ExportedRow,
) {
  let after = 0;
  for (;;) {
    const stored = await list(after);
    yield stored.map(rowOf);
    if (stored.length < ROWS_AT_ONCE) return;
    after = stored.at(-1)?.id ?? after;
  }
}
