import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Limber } from './processes.ts';

/** Memory of a process in megabytes, now or at most; NaN where the system does not tell. */
export function memoryOf({ process: child }: Limber, at: 'now' | 'most' = 'now'): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const line = at === 'now' ? /^VmRSS:\s+(\d+)/m : /^VmHWM:\s+(\d+)/m;
    return Number(line.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/**
 * Memory of a process after a garbage collection, in megabytes: its heap, and memory outside of it.
 * The process must run with `--inspect` at this port.
 */
export async function keptMemory(inspector: number): Promise<number> {
  const pages = await (await fetch(`http://127.0.0.1:${inspector}/json`)).json();
  const [{ webSocketDebuggerUrl: url }] = pages as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const ask = async (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent];
    return JSON.parse(data).result;
  };
  try {
    await ask(1, 'HeapProfiler.collectGarbage');
    const { result } = await ask(2, 'Runtime.evaluate', {
      expression: '{ const { heapUsed, external } = process.memoryUsage(); heapUsed + external }',
    });
    return result.value / 2 ** 20;
  } finally {
    socket.close();
  }
}
