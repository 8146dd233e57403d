import { join, resolve } from 'node:path';
import { urlOf } from './cluster.ts';
import { isAlive, readPostmaster } from './postmaster.ts';

/**
 * Address of the embedded database of a data folder that another process runs; null when none does.
 */
export function runningPostgres(dataDir: string): string | null {
  const folder = join(resolve(dataDir), 'postgres');
  const postmaster = readPostmaster(folder);
  if (!postmaster?.ready || !isAlive(postmaster.pid)) return null;
  const secretFile = join(resolve(dataDir), 'postgres.json');
  return urlOf({ folder, secretFile }, postmaster.port);
}
