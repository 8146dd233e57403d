import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { dataDir } from './server.ts';

/** Runs once after all tests. */
export default async function removeData(): Promise<void> {
  await rm(dirname(dataDir), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
