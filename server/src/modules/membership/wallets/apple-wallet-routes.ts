import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { countedAddress, takeFromLimits } from '../../../platform/rate-limits.ts';
import type { WalletDeps } from '../deps.ts';
import { walletRequestsFrom } from './card-in-wallet-rules.ts';
import {
  forgetDevice,
  listChanged,
  type NamedCard,
  ownerOf,
  registerDevice,
  renewCard,
} from './registered-devices.ts';

interface Named {
  readonly device: string;
  readonly type: string;
  readonly serial: string;
}

const MOST_LOG_BYTES = 16 * 1024;
const MOST_LINES = 20;
const MOST_TOKEN = 200;

/**
 * Apple's own protocol, by which telephones keep cards in step: they register, ask which cards have
 * changed, and fetch those. Without a pass certificate none of it is there.
 */
export function appleWalletRoutes(
  app: FastifyInstance,
  deps: WalletDeps & { readonly clock: Clock },
): void {
  const { apple } = deps.wallets;
  if (!apple) return;
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const from = countedAddress(addressOf(request));
      const exceeded = await takeFromLimits(deps.db, [walletRequestsFrom(from)], deps.clock.now());
      if (!exceeded) return;
      return reply.header('retry-after', exceeded.retryAfterSeconds).status(429).send();
    });

    const registrations = '/wallet/apple/v1/devices/:device/registrations/:type';

    scope.post<{ Params: Named; Body: { pushToken?: unknown } | null }>(
      `${registrations}/:serial`,
      async (request, reply) => {
        const accountId = ownerOf(deps, nameOf(request));
        if (accountId === null) return reply.status(401).send();
        const { device } = request.params;
        const pushToken = request.body?.pushToken;
        const isWord = typeof pushToken === 'string' && pushToken !== '';
        if (!isWord || pushToken.length > MOST_TOKEN) {
          return reply.status(400).send();
        }
        const registered = { device, pushToken };
        const isNew = await registerDevice(deps, accountId, registered, deps.clock.now());
        return reply.status(isNew ? 201 : 200).send();
      },
    );

    scope.delete<{ Params: Named }>(`${registrations}/:serial`, async (request, reply) => {
      const accountId = ownerOf(deps, nameOf(request));
      if (accountId === null) return reply.status(401).send();
      await forgetDevice(deps, accountId, request.params.device);
      return reply.status(200).send();
    });

    scope.get<{ Params: Omit<Named, 'serial'>; Querystring: { passesUpdatedSince?: string } }>(
      registrations,
      async (request, reply) => {
        const { device, type } = request.params;
        if (type !== apple.passType) return reply.status(204).send();
        const since = momentOf(request.query.passesUpdatedSince);
        const changed = await listChanged(deps, device, { since, now: deps.clock.now() });
        return changed ?? reply.status(204).send();
      },
    );

    scope.get<{ Params: Omit<Named, 'device'> }>(
      '/wallet/apple/v1/passes/:type/:serial',
      async (request, reply) => {
        const accountId = ownerOf(deps, nameOf(request));
        if (accountId === null) return reply.status(401).send();
        return sendCard(reply, await renewCard(deps, accountId, deps.clock.now()));
      },
    );

    scope.post<{ Body: { logs?: unknown } | null }>(
      '/wallet/apple/v1/log',
      { bodyLimit: MOST_LOG_BYTES },
      async (request, reply) => {
        const lines = Array.isArray(request.body?.logs) ? request.body.logs : [];
        for (const line of lines.slice(0, MOST_LINES)) {
          request.log.warn(
            { said: String(line).slice(0, 500) },
            'a telephone could not keep a card',
          );
        }
        return reply.status(200).send();
      },
    );
  });
}

function nameOf(request: FastifyRequest): NamedCard {
  const { type, serial } = request.params as Omit<Named, 'device'>;
  return { passType: type, serial, authorization: request.headers.authorization ?? '' };
}

function momentOf(tag: string | undefined): Date | null {
  return tag && /^\d{1,15}$/.test(tag) ? new Date(Number(tag)) : null;
}

function sendCard(reply: FastifyReply, bytes: Buffer | null) {
  if (!bytes) return reply.status(404).send();
  return reply.type('application/vnd.apple.pkpass').send(bytes);
}
