// npm run backup: writes everything that the studio stores into one file; see docs/deploying.md.
import { installWhenNeeded, node, run } from './install.mjs';

installWhenNeeded();
run(node, ['server/src/backup.ts', ...process.argv.slice(2)]);
