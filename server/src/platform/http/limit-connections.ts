import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that one process has open: each is a file descriptor and some 25 KB of memory. */
export const MOST_CONNECTIONS = 2000;

/**
 * Limits the connections of `server` to `most`. The last one makes room for the next: the
 * connection that has been idle longest is closed, which is always allowed; otherwise the one that
 * has been sending its request longest, so that nobody locks others out by being slow. Where all of
 * them are being answered, the next caller is closed without a reply, and `onFull` is called, once
 * until there is room again.
 */
export function boundConnections(server: Server, most: number, onFull: () => void): void {
  // Both in the order in which they came.
  const waiting = new Set<Socket>();
  const sending = new Set<Socket>();
  let open = 0;
  let isFull = false;
  server.maxConnections = most;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      isFull = false;
      waiting.delete(socket);
      sending.delete(socket);
    });
    const [longest = first(sending)] = waiting;
    if (open >= most) longest?.destroy();
    sending.add(socket);
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    waiting.delete(socket);
    sending.delete(socket);
    if (hasBody(request)) {
      sending.add(socket);
      request.once('end', () => sending.delete(socket));
    }
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
  server.on('drop', () => {
    if (!isFull) onFull();
    isFull = true;
  });
}

function first(sockets: ReadonlySet<Socket>): Socket | undefined {
  const [socket] = sockets;
  return socket;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}
