import * as contract from '@limber/contract/desk/software/webhooks.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import * as change from './change-webhooks.ts';

/** The calls for events of the studio that are sent to software of others. */
export function webhookRoutes(app: FastifyInstance, deps: HttpDeps & change.WebhookDeps): void {
  const { db } = deps;
  serve(app, deps, contract.listWebhooks, () => change.listWebhooks(db));
  serve(app, deps, contract.addWebhook, ({ actor, body, now }) =>
    change.addWebhook(deps, actor, body, now),
  );
  serve(app, deps, contract.changeWebhook, ({ actor, params, body, now }) =>
    change.changeWebhook(deps, actor, { ...params, ...body }, now),
  );
  serve(app, deps, contract.removeWebhook, ({ actor, params, now }) =>
    change.removeWebhook(db, actor, params.id, now),
  );
  serve(app, deps, contract.tryWebhook, ({ actor, params }) =>
    change.tryWebhook(db, actor, params.id),
  );
  serve(app, deps, contract.listDeliveries, ({ params, query }) =>
    change.listDeliveries(db, params.id, query.before),
  );
  serve(app, deps, contract.sendAgain, ({ actor, params }) => change.sendAgain(db, actor, params));
}
