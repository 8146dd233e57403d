// npm run restore: writes a backup into an empty database; see docs/deploying.md.
import { installWhenNeeded, node, run } from './install.mjs';

installWhenNeeded();
run(node, ['server/src/restore.ts', ...process.argv.slice(2)]);
