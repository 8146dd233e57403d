// Folders for what tests throw away. Only node: modules here: any Node may run it.
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';
/** Several times what all tests have there at once. */
const LEAST_FREE_BYTES = 3_000_000_000;

/**
 * Makes a folder in memory and answers its path, or '' where there is no room: a database on a disk
 * costs the processor twice as much, even when nobody waits for the disk.
 */
export function folderInMemory(prefix) {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < LEAST_FREE_BYTES) return '';
    const folder = mkdtempSync(join(MEMORY, prefix));
    // Run as root, PostgreSQL is another user, who must be able to pass through.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    // Another system.
    return '';
  }
}
