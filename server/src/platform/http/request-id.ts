import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Randomness } from '../randomness.ts';

/** The header in which a proxy names a request, and in which every reply names its own. */
export const REQUEST_ID = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** Gives each request an id: the one from a trusted proxy, or a new one. */
export function nameRequests(
  trustedProxies: readonly string[],
  random: Pick<Randomness, 'uuid'>,
): (request: IncomingMessage) => string {
  const trusted = listOf(trustedProxies);
  return ({ headers, socket }) => {
    const id = headers[REQUEST_ID];
    const address = socket.remoteAddress ?? '';
    const isKnown = trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    return isKnown && typeof id === 'string' && NAME.test(id) ? id : random.uuid();
  };
}

/** The form of an id: nothing that a log or a page could take for more than an id. */
const NAME = /^[\w.-]{8,64}$/;

/** Returns the id of each request in its reply, and keeps it for everything done on its behalf. */
export function sayRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
  // Not before the body is read, whose end is an event of the connection and not of the request.
  app.addHook('preHandler', (request, _, next) => current.run(request.id, next));
}

/** The id of the request on whose behalf this runs; undefined outside requests. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Does `work` for the request of this name. */
export function onBehalfOf<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work);
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
