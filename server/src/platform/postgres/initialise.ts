import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type Cluster, KEEPER, secret } from './cluster.ts';
import { isAlive } from './postmaster.ts';

/** Runs initdb aside and renames, so that a killed first start leaves nothing half made. */
export async function initialise(cluster: Cluster, dataDir: string): Promise<void> {
  cluster.log('Making a new PostgreSQL database.');
  for (const name of readdirSync(dataDir)) {
    const made = /^postgres\.new-(\d+)$/.exec(name);
    if (made && !isAlive(Number(made[1]))) rmSync(join(dataDir, name), { recursive: true });
  }
  const { password } = secret(cluster);
  const fresh = join(dataDir, `postgres.new-${process.pid}`);
  const passwordFile = join(dataDir, `postgres.password-${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  cluster.program.own(fresh);
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    cluster.program.own(passwordFile);
    const args = ['-D', fresh, '-U', KEEPER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
    const sync = cluster.durable ? [] : ['--no-sync'];
    await finished(cluster, [...args, ...text, '--builtin-locale=C.UTF-8', ...sync]);
    try {
      renameSync(fresh, cluster.folder);
    } catch (error) {
      // Another process made the cluster meanwhile; its own is as good as ours.
      if (!existsSync(cluster.folder)) throw error;
    }
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

function finished(cluster: Cluster, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const initdb = cluster.program.spawn('initdb', args, ['ignore', 'ignore', 'pipe']);
    let said = '';
    initdb.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    initdb.once('error', fail);
    initdb.once('close', (code) =>
      code === 0
        ? done()
        : fail(new CannotStart(`PostgreSQL could not make a database: ${said.trim()}`)),
    );
  });
}
