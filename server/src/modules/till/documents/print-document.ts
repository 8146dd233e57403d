import type { Db, Trx } from '../../../platform/database/db.ts';
import { drawDocument } from './draw-document.ts';
import { readDocument } from './read-document.ts';

/** An invoice or a credit note as a PDF, from what was kept of it. Refuses 404 an unknown number. */
export async function printDocument(db: Db | Trx, number: string): Promise<Buffer> {
  return drawDocument(await readDocument(db, number));
}
