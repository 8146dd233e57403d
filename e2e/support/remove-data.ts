import { rm } from 'node:fs/promises';
import { dataDir } from './server.ts';

/** Runs once after all tests. Nothing else goes: whoever names the folder may have others beside it. */
export default async function removeData(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
