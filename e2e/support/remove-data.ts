import { rm } from 'node:fs/promises';
import { dataDir } from './server.ts';

/**
 * Runs once after all tests. Removes nothing else: a folder named by the caller may contain other
 * things.
 */
export default async function removeData(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
