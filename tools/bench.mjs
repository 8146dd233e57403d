// npm run bench: the API's speed beside bare SQL, on a throwaway database; with "--only scale" its
// speed in a chain of branches with years of sessions.
import { installWhenNeeded, node, run, toolEnv } from './install.mjs';

installWhenNeeded();
const args = process.argv.slice(2);
const at = args.findIndex((arg, index) => arg === '--only' && args[index + 1] === 'scale');
const [file, rest] =
  at < 0 ? ['bench/bench.ts', args] : ['bench/scale/scale.ts', args.toSpliced(at, 2)];
run(node, [file, ...rest], { env: toolEnv() });
