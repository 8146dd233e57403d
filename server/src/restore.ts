import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from './platform/backup/restore.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { readConfig } from './platform/config.ts';
import { reachDatabase, runTool } from './reach-database.ts';

// Writes a backup into the database of a new studio.

await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'with-another-secret': { type: 'boolean', default: false },
      unsealed: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file) throw new CannotStart('Which file? npm run restore -- limber-….backup');
  const config = readConfig(process.env);
  const database = await reachDatabase(config);
  const began = performance.now();
  try {
    const { header, rows } = await restore(database.url, resolve(file), {
      secret: config.secret,
      withAnotherSecret: values['with-another-secret'],
      unsealed: values.unsealed,
      migrations: resolve(import.meta.dirname, '../migrations'),
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`The studio of ${header.madeAt} is there again: ${rows} rows in ${seconds} s.`);
  } finally {
    await database.stop();
  }
});
