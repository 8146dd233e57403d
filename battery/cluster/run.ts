import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from './programs.ts';

/** Starts the cluster's programs as their user. */
export interface Run {
  start(program: string, args: readonly string[]): ChildProcess;
  /** Gives a file or folder to that user. */
  own(path: string): void;
}

/** Their output goes into one file in the folder. */
export function runIn(folder: string, { owner, postgres }: Programs): Run {
  return {
    start(program, args) {
      const log = openSync(join(folder, 'programs.log'), 'a');
      const child = spawn(program, args, {
        stdio: ['ignore', log, log],
        cwd: '/',
        env: { PATH: `${postgres}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', ETCDCTL_API: '3' },
        // Ctrl-C in the terminal goes to the battery, which then ends them.
        detached: true,
        ...owner,
      });
      closeSync(log);
      child.on('error', () => {});
      child.unref();
      return child;
    },
    own: (path) => owner && chownSync(path, owner.uid, owner.gid),
  };
}
