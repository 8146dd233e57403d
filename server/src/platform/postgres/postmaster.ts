import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresProgram } from './postgres-program.ts';

/** The content of a running server's postmaster.pid. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** Reads postmaster.pid of a cluster folder; null when there is none or it is half written. */
export function readPostmaster(folder: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(folder), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || !Number.isInteger(port)) return null;
  return { pid: Math.abs(pid), port, ready: lines[7]?.trim() === 'ready' };
}

/**
 * The server that still runs on a cluster folder, or null. A postmaster.pid whose process id now
 * belongs to another program is disarmed, because PostgreSQL would refuse to start over it.
 */
export function livingPostmaster(folder: string): Postmaster | null {
  const postmaster = readPostmaster(folder);
  if (!postmaster || !isAlive(postmaster.pid)) return null;
  if (isPostgres(postmaster.pid)) return postmaster;
  disarm(folder);
  return null;
}

/**
 * Requests a fast shutdown and waits 4 s; then an immediate one, and then kills the server; the
 * next start recovers everything committed.
 */
export async function stopPostmaster(folder: string, program: PostgresProgram): Promise<void> {
  const postmaster = livingPostmaster(folder);
  if (!postmaster) return;
  if (process.platform === 'win32') {
    execFileSync(program.pgCtl, ['stop', '-m', 'fast', '-w', '-D', folder]);
    return;
  }
  for (const [signal, patienceMs] of [
    ['SIGINT', 4000],
    ['SIGQUIT', 500],
  ] as const) {
    signalIfAlive(postmaster.pid, signal);
    if (await ended(folder, postmaster.pid, patienceMs)) return;
  }
  await killPostmaster(folder, postmaster.pid);
}

/**
 * Ends a server that does not even react to signals, and its children, which would keep its memory.
 */
export async function killPostmaster(folder: string, pid: number): Promise<void> {
  const all = [pid, ...childrenOf(pid)];
  for (const each of all) signalIfAlive(each, 'SIGKILL');
  await ended(folder, pid, 500);
}

function childrenOf(parent: number): number[] {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
    return lines
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, ppid]) => ppid === parent)
      .map(([pid = 0]) => pid);
  } catch {
    // For systems without ps: children that can still run notice on their own.
    return [];
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

async function ended(folder: string, pid: number, patienceMs: number): Promise<boolean> {
  let goneMs = 0;
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    if (!isAlive(pid)) return true;
    // Removing its file is its last deed; a process nobody reaps still counts as alive.
    if (!existsSync(pidFile(folder))) goneMs += 15;
    if (goneMs > 300) return true;
    await pause(15);
  }
  return false;
}

/**
 * Writes our own number into the first line: PostgreSQL takes its parent's number for a stale
 * one, and still checks the other lines for a shared memory block in use.
 */
function disarm(folder: string): void {
  const [, ...rest] = readFileSync(pidFile(folder), 'utf8').split('\n');
  writeFileSync(pidFile(folder), [process.pid, ...rest].join('\n'));
}

function isPostgres(pid: number): boolean {
  // Our own process id is what disarm() leaves behind.
  if (pid === process.pid) return false;
  if (process.platform === 'win32') return true;
  try {
    const command = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return /postgres$/.test(command.trim());
  } catch {
    return processName(pid) === 'postgres';
  }
}

/** For systems without ps, such as slim containers. */
function processName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

/** True while a process of that number exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function pidFile(folder: string): string {
  return join(folder, 'postmaster.pid');
}
