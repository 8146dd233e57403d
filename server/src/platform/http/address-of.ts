import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whose address asks, as a trusted proxy says; the proxy's own where what it says is no address. */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
}
