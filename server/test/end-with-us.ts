import { spawn } from 'node:child_process';

/**
 * Runs until this process is gone, for whatever reason; its arguments are the postmaster and its
 * folder.
 */
const WATCHER = `
  const [pid, folder] = process.argv.slice(1);
  process.stdin.resume().on('end', () => {
    try { process.kill(Number(pid), 'SIGQUIT'); } catch {}
    const { rmSync } = require('node:fs');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });`;

/**
 * Ends the PostgreSQL of `pid` and removes `folder` when this process is interrupted or killed.
 * Returns the process that watches for that.
 */
export function endWithUs(pid: number, folder: string): number {
  const watcher = spawn(process.execPath, ['-e', WATCHER, String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal is for us; the watcher has its work then.
    detached: true,
  });
  watcher.unref();
  (watcher.stdin as unknown as { unref(): void }).unref();
  return watcher.pid as number;
}
