import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { readDocument } from './read-document.ts';

/**
 * An invoice or credit note as a PDF, from its stored content. Refuses 404 an unknown number. It is
 * drawn in a separate thread: shaping letters would block all other requests.
 */
export async function printDocument(db: Db | Trx, number: string): Promise<Buffer> {
  const document = await readDocument(db, number);
  const thread = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
    workerData: document,
    execArgv: [],
  });
  try {
    // What fails in there is thrown here.
    const [bytes] = await once(thread, 'message');
    return Buffer.from(bytes);
  } finally {
    await thread.terminate();
  }
}
