// npm run bench: what the API manages beside bare SQL, on a throwaway database.
import { installWhenNeeded, node, run, toolEnv } from './install.mjs';

installWhenNeeded();
run(node, ['bench/bench.ts', ...process.argv.slice(2)], { env: toolEnv() });
