import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Draws something in a separate thread and returns its PDF: shaping letters would block all other
 * requests. `thread` posts the bytes of what it draws of `data`.
 */
export async function drawInThread(thread: URL, data: unknown): Promise<Buffer> {
  const worker = new Worker(thread, { workerData: data, execArgv: [] });
  try {
    // What fails in there is thrown here.
    const [bytes] = await once(worker, 'message');
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}
