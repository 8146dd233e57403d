// npm run bench: the API's speed beside bare SQL, on a throwaway database; with "--only scale" its
// speed in a chain of branches with years of sessions, with "--only page" what a served page costs,
// with "--only waiting-list" the waiting list, and with "--only beside-waiting" what booking and
// cancelling cost beside those who wait.
import { installWhenNeeded, node, run, toolEnv } from './install.mjs';

installWhenNeeded();
const args = process.argv.slice(2);
/** Those that are programs of their own. */
const apart = {
  scale: 'bench/scale/scale.ts',
  page: 'bench/page.ts',
  'waiting-list': 'bench/waiting-list.ts',
  'beside-waiting': 'bench/beside-waiting.ts',
};
const at = args.findIndex((arg, index) => arg === '--only' && (args[index + 1] ?? '') in apart);
const [file, rest] =
  at < 0 ? ['bench/bench.ts', args] : [apart[args[at + 1]], args.toSpliced(at, 2)];
run(node, [file, ...rest], { env: toolEnv() });
