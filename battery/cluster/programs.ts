import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { knowsPrepared } from './cluster-health.ts';

/** The cluster's programs, and the user that runs them. */
export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** The pooler knows prepared statements by name, so transactions can share its connections. */
  readonly poolsTransactions: boolean;
  /** The folder of PostgreSQL's own programs. */
  readonly postgres: string;
  /** None of them runs as root. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

const VERSIONS = '/usr/lib/postgresql';
const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];

/** Debian's programs for a cluster, or the packages that are missing here. */
export function findPrograms(): Programs | { readonly missing: string[] } {
  const patroni = find('patroni');
  const etcd = find('etcd');
  const haproxy = find('haproxy');
  const pgbouncer = find('pgbouncer');
  const postgres = findPostgres();
  // Patroni needs a library for etcd that its package only recommends.
  const knowsEtcd = spawnSync('/usr/bin/python3', ['-c', 'import etcd']).status === 0;
  if (patroni && etcd && haproxy && pgbouncer && postgres && knowsEtcd) {
    const found = { patroni, etcd, haproxy, pgbouncer, postgres };
    return { ...found, poolsTransactions: knowsPrepared(versionOf(pgbouncer)), owner: findOwner() };
  }
  const missing = {
    ...{ patroni, 'python3-etcd': knowsEtcd, 'etcd-server': etcd, haproxy, pgbouncer },
    postgresql: postgres,
  };
  return { missing: Object.keys(missing).filter((name) => !missing[name as keyof typeof missing]) };
}

function find(program: string): string | undefined {
  return PLACES.map((place) => join(place, program)).find(isRunnable);
}

function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => isRunnable(join(folder, 'pg_rewind')));
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionOf(program: string): string {
  return execFileSync(program, ['--version'], { encoding: 'utf8' });
}

function findOwner(): Programs['owner'] {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
