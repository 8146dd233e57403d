// npm start: installs and builds what is missing, then runs the server until told to stop.
import { spawn } from 'node:child_process';
import { buildWebWhenNeeded, installWhenNeeded, node, root, toolEnv } from './install.mjs';

installWhenNeeded();
buildWebWhenNeeded();

// The channel tells the server when this process dies without a word.
const server = spawn(node, ['server/src/main.ts'], {
  cwd: root,
  env: toolEnv(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 1000).unref();

server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
