import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { familyOf, listNetworks } from '../network-list.ts';
import type { Randomness } from '../randomness.ts';

/** The header in which a proxy names a request, and in which every reply names its own. */
export const REQUEST_ID = 'x-request-id';

interface Behalf {
  readonly requestId?: string | undefined;
  /** The key by which software acts; null: a person at a page. */
  readonly keyId: number | null;
}

const current = new AsyncLocalStorage<Behalf>();

/** Gives each request an id: the one from a trusted proxy, or a new one. */
export function nameRequests(
  trustedProxies: readonly string[],
  random: Pick<Randomness, 'uuid'>,
): (request: IncomingMessage) => string {
  const trusted = listNetworks(trustedProxies);
  return ({ headers, socket }) => {
    const id = headers[REQUEST_ID];
    const address = socket.remoteAddress ?? '';
    const isKnown = trusted.check(address, familyOf(address));
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
  app.addHook('preHandler', ({ id, actor }, _, next) =>
    current.run({ requestId: id, keyId: actor?.keyId ?? null }, next),
  );
}

/** The id of the request on whose behalf this runs; undefined outside requests. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.requestId;
}

/** The key by which software asked for this; null: a person at a page did, or nobody. */
export function currentKeyId(): number | null {
  return current.getStore()?.keyId ?? null;
}

/** Does `work` as what software asked for by this key, which may be long ago; null: a person did. */
export function byKey<T>(keyId: number | null, work: () => T): T {
  return current.run({ ...current.getStore(), keyId }, work);
}

/** Does `work` for the request of this name. */
export function onBehalfOf<T>(requestId: string, work: () => T): T {
  return current.run({ requestId, keyId: null }, work);
}
