// npm run bench:web: Lighthouse's mobile figures of the built product, medians of several runs,
// beside a bare page of the same hero as the limit. Arguments: --runs=5, and paths to measure.
import { browserWhenNeeded } from './browser.mjs';
import { buildWebWhenNeeded, installWhenNeeded, node, run, toolEnv } from './install.mjs';

installWhenNeeded();
const browser = browserWhenNeeded();
buildWebWhenNeeded();
run(node, ['tools/bench-web/run.mjs', ...process.argv.slice(2)], {
  env: toolEnv(browser ? { E2E_BROWSER: browser } : {}),
});
