import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node, root, toolEnv } from '../install.mjs';
import { freePort } from './open-chromium.mjs';

/** Starts the built product with its own data in `folder`; resolves when it serves. */
export async function startProduct(folder) {
  const port = await freePort();
  const env = toolEnv({
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LIMBER_NOW: '2026-03-04T10:00+04:00',
  });
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'HOST', 'NODE_ENV'])
    delete env[name];
  const server = spawn(node, ['server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await serves(address))) {
    if (server.exitCode !== null) throw new Error('The product did not start.');
    await new Promise((tick) => setTimeout(tick, 200));
  }
  return {
    address,
    stop: () =>
      new Promise((stopped) => {
        server.once('exit', stopped);
        server.kill('SIGTERM');
      }),
  };
}

async function serves(address) {
  const answer = await fetch(`${address}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}
