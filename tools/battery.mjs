// npm run battery: what Limber promises under load, faults and attack, tried out and written down.
import { buildWebWhenNeeded, installWhenNeeded, node, run, toolEnv } from './install.mjs';

installWhenNeeded();
// Browsers look at the pages as they are.
buildWebWhenNeeded();
run(node, ['battery/battery.ts', ...process.argv.slice(2)], { env: toolEnv() });
