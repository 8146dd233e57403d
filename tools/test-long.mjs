// npm run test:long [seed]: 10,000 random sequences of bookings; a seed plays the same ones again.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { installWhenNeeded, node, root, toolEnv } from './install.mjs';

const SEQUENCES = '10000';

installWhenNeeded();
const seed = process.argv[2] ?? String(randomInt(2 ** 31));
console.log(`\n${SEQUENCES} sequences of seed ${seed}; again with: npm run test:long -- ${seed}`);
const args = ['run', '--project', 'server', 'test/balances.test.ts'];
const ran = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...toolEnv(), LIMBER_SEQUENCES: SEQUENCES, LIMBER_SEED: seed, LIMBER_KEEP: 'yes' },
});
process.exit(ran.status ?? 1);
