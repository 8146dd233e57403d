// npm run battery: what Limber promises under load, faults and attack, tried out and written down.
import { installWhenNeeded, node, run, toolEnv } from './install.mjs';

installWhenNeeded();
run(node, ['battery/battery.ts', ...process.argv.slice(2)], { env: toolEnv() });
