import type { Import, ImportReport } from '@limber/contract/desk/studio/imports.ts';
import { IMPORTS_LISTED } from '@limber/contract/terms/import.ts';
import type { Db } from '../../platform/database/db.ts';
import { IMPORTED_AGAIN } from '../packages/rules.ts';
import { listLatestImports, sumImported } from './queries/imports.ts';

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
  const { fils, ...counts } = await sumImported(db, source.trim(), IMPORTED_AGAIN);
  return { ...counts, value: fils / 100 };
}
