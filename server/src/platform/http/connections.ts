import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that one process has open: each is a file descriptor and some 25 KB of memory. */
export const MOST_CONNECTIONS = 2000;

/**
 * Keeps the connections of `server` to `most`. Who takes the last place makes room for the next: of
 * the connections that only wait for another request, which may be closed at any time, the one that
 * has waited longest is. With none of these, whoever comes next is closed without an answer, and
 * `onFull` is called, once until somebody has left.
 */
export function boundConnections(server: Server, most: number, onFull: () => void): void {
  const waiting = new Set<Socket>();
  let open = 0;
  let isFull = false;
  server.maxConnections = most;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      isFull = false;
      waiting.delete(socket);
    });
    const [longest] = waiting;
    if (open >= most) longest?.destroy();
  });
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
  server.on('drop', () => {
    if (!isFull) onFull();
    isFull = true;
  });
}
