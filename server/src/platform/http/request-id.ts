import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Randomness } from '../randomness.ts';

/** The header in which a proxy names a request, and in which every reply names its own. */
export const REQUEST_ID = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** Names a request: as a proxy that is trusted has named it, else anew. */
export function nameRequests(
  trustedProxies: readonly string[],
  random: Pick<Randomness, 'uuid'>,
): (request: IncomingMessage) => string {
  const trusted = listOf(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    const address = socket.remoteAddress ?? '';
    const isKnown = trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    return isKnown && typeof given === 'string' && NAME.test(given) ? given : random.uuid();
  };
}

/** What a name may look like: nothing that a log or a page could take for more than a name. */
const NAME = /^[\w.-]{8,64}$/;

/** Says the name of each request in its reply, and keeps it for all that is done for it. */
export function sayRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
  // Not before the body is read, whose end is told by the connection and not by the request.
  app.addHook('preHandler', (request, _, next) => current.run(request.id, next));
}

/** The name of the request for which this is done; undefined where nobody has asked. */
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
