/** Stands by until the battery is gone, however it went, and ends all of the cluster in a folder with it. */
import { rmSync } from 'node:fs';
import { signalAllOf } from './processes-of.ts';

// By the environment, as the command would name the folder and be ended with it.
const folder = process.env.CLUSTER_FOLDER as string;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => {
  while (signalAllOf(folder, 'SIGKILL') > 0);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit();
});
