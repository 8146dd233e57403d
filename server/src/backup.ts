import { createWriteStream, mkdirSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backUp } from './platform/backup/back-up.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { reachDatabase, runTool } from './reach-database.ts';

// Writes everything that the studio keeps into one file: in a folder (default:
// DATA_DIR/backups), under a name, or with "-" to standard output.

await runTool(async () => {
  const config = readConfig(process.env);
  const now = systemClock().now();
  const given = process.argv[2] ?? join(config.dataDir, 'backups/');
  const database = await reachDatabase(config);
  try {
    if (given === '-') {
      await backUp(database.url, process.stdout, config, now);
      return;
    }
    const file = fileOf(given, now);
    const began = performance.now();
    const { rows } = await writeWhole(file, (out) => backUp(database.url, out, config, now));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    console.log(
      `${file}: ${rows} rows, ${megabytes} MB, in ${seconds} s. Sealed with the secret, which is not in it.`,
    );
  } finally {
    await database.stop();
  }
});

function fileOf(given: string, now: Date): string {
  const isFolder = given.endsWith('/') || statSync(given, { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder) return resolve(given);
  mkdirSync(given, { recursive: true, mode: 0o700 });
  return resolve(given, `limber-${now.toISOString().replace(/[:.]/g, '-')}.backup`);
}

/** The file appears under its name only once it is completely on the disk. */
async function writeWhole<T>(
  file: string,
  write: (out: NodeJS.WritableStream & import('node:stream').Writable) => Promise<T>,
): Promise<T> {
  const part = `${file}.part`;
  try {
    const answer = await write(createWriteStream(part, { mode: 0o600 }));
    const written = await open(part, 'r+');
    await written.sync();
    await written.close();
    await rename(part, file);
    return answer;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
