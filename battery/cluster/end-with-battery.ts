/**
 * Waits until the battery has ended, in whatever way, and then ends all processes of a cluster's
 * folder.
 */
import { rmSync } from 'node:fs';
import { signalAllOf } from './processes-of.ts';

// In the environment: on the command line the folder would make this process end itself.
const folder = process.env.CLUSTER_FOLDER as string;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => {
  while (signalAllOf(folder, 'SIGKILL') > 0);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit();
});
