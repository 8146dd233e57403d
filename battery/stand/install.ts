import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the `package.json` of one drill, if it is not installed; nobody else should have to. */
export async function install(folder: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules'))) return;
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--prefix', folder];
  const [program, ...rest] = npm ? [process.execPath, npm, ...args] : ['npm', ...args];
  const [code] = await once(spawn(program, rest, { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`npm ci in ${folder} ended with ${code}.`);
}
