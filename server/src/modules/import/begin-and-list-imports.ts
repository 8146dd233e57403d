import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import type {
  Import,
  ImportReport,
  beginImport as route,
} from '@limber/contract/desk/studio/imports.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { IMPORTS_LISTED } from '@limber/contract/terms/import.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../platform/database/db.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { IMPORTED_AGAIN } from '../packages/owned-package-rules.ts';
import { findOpenImport, insertImport, listLatestImports, sumImported } from './queries/imports.ts';

/** Begins an import with what its file says in total, and returns its id. */
export async function beginImport(
  db: Db,
  actor: Actor,
  { source, kind, ...summary }: Static<typeof route.body>,
  now: Date,
): Promise<{ import_id: number }> {
  const by = { source: source.trim(), kind, actorId: actor.accountId, at: now };
  return transactAs(db, actor.accountId, async (trx) => {
    return { import_id: await insertImport(trx, { ...by, summary }) };
  });
}

/**
 * The import that rows belong to, begun by the same person for the same software and kind. Refuses
 * 404 another one, 409 one that was undone.
 */
export async function importOf(
  db: Db | Trx,
  actor: Actor,
  request: {
    readonly source: string;
    readonly kind: ImportKind;
    readonly import_id?: number | undefined;
  },
  now: Date,
): Promise<number> {
  const by = { source: request.source.trim(), kind: request.kind, actorId: actor.accountId };
  if (request.import_id === undefined) return insertImport(db, { ...by, at: now, summary: {} });
  const open = await findOpenImport(db, request.import_id, by);
  if (!open) throw refusal(404, UNKNOWN_IMPORT);
  if (open.undoneAt !== null) throw refusal(409, UNDONE_ALREADY);
  return request.import_id;
}

/** The imports that were made, latest first. */
export async function listImports(db: Db): Promise<Import[]> {
  const imports = await listLatestImports(db, IMPORTS_LISTED);
  return imports.map(({ startedAt, undoneAt, leftOut, ...its }) => ({
    ...its,
    started_at: startedAt.toISOString(),
    undone_at: undoneAt?.toISOString() ?? null,
    left_out: [...leftOut],
  }));
}

/** What came from a software in total. */
export async function readImportReport(db: Db, source: string): Promise<ImportReport> {
  const { minor, creditMinor, ...counts } = await sumImported(db, source.trim(), IMPORTED_AGAIN);
  return { ...counts, value: amountOf(minor), credit: amountOf(creditMinor) };
}

export const UNKNOWN_IMPORT: Sentence = {
  en: 'We do not have this import.',
  ar: 'هذا الاستيراد ليس لدينا.',
};
export const UNDONE_ALREADY: Sentence = {
  en: 'This import was undone already.',
  ar: 'تم التراجع عن هذا الاستيراد بالفعل.',
};
