// npm run backup: writes all that the studio keeps into one file; see docs/deploying.md.
import { installWhenNeeded, node, run } from './install.mjs';

installWhenNeeded();
run(node, ['server/src/backup.ts', ...process.argv.slice(2)]);
