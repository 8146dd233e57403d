import { rm } from 'node:fs/promises';
import { dataDir } from './server.ts';

/** Runs once after all tests; the server is gone by then or leaves nothing worth keeping. */
export default async function removeData(): Promise<void> {
  process.on('exit', () => {});
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
