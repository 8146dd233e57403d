// npm start: installs and builds what is missing, then runs the server until told to stop.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebWhenNeeded, installWhenNeeded, node, root, toolEnv } from './install.mjs';

installWhenNeeded();
buildWebWhenNeeded();

// Otherwise V8 lets the memory grow by half before it collects garbage.
const flags = JSON.parse(readFileSync(join(root, 'server/node-flags.json'), 'utf8'));

// The channel tells the server when this process dies without a signal.
const server = spawn(node, [...flags, 'server/src/main.ts'], {
  cwd: root,
  env: toolEnv(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

// A killed npm tells nobody; between it and this process there may be a shell that survives.
const parents = lineage();
setInterval(() => {
  if (lineage() !== parents) server.kill('SIGTERM');
}, 1000).unref();

server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function lineage() {
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return `${process.ppid}`;
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}
