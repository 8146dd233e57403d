import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The caller's address, as named by a trusted proxy; the proxy's own where it names no valid
 * address.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
}
