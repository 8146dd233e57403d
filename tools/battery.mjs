// npm run battery: tests under load, faults and attack what Limber promises, and records the
// results.
import { buildWebWhenNeeded, installWhenNeeded, node, run, toolEnv } from './install.mjs';

installWhenNeeded();
// Browsers open the prerendered pages.
buildWebWhenNeeded();
run(node, ['battery/battery.ts', ...process.argv.slice(2)], { env: toolEnv() });
