// npm run dev: the server restarts and the pages reload when a file is saved.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installWhenNeeded, node, root, toolEnv } from './install.mjs';

installWhenNeeded();
const web = join(root, 'node_modules/@react-router/dev/dist/cli/index.js');
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], options(root)),
  spawn(node, [web, 'dev'], options(join(root, 'web'))),
];
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
for (const child of children) child.on('exit', () => stop('SIGTERM'));

function stop(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill(signal);
}

function options(cwd) {
  return { cwd, env: toolEnv(), stdio: 'inherit' };
}
