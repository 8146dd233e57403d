import type { Db, Trx } from '../../../platform/database/db.ts';
import { drawInThread } from '../../../platform/pdf/draw-in-thread.ts';
import { readDocument } from './read-document.ts';

/** An invoice or credit note as a PDF, from its stored content. Refuses 404 an unknown number. */
export async function printDocument(db: Db | Trx, number: string): Promise<Buffer> {
  const document = await readDocument(db, number);
  return drawInThread(drawing, document);
}

const drawing = {
  filename: new URL('./draw-document.ts', import.meta.url).href,
  name: 'drawDocument',
};
