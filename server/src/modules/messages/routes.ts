import * as history from '@limber/contract/desk/clients/messages.ts';
import { listMessageTemplates } from '@limber/contract/desk/studio/messages.ts';
import * as contract from '@limber/contract/messages/message-wishes.ts';
import * as push from '@limber/contract/messages/push.ts';
import type { FastifyInstance } from 'fastify';
import { pageAsked, pageOf } from '../../platform/http/pagination.ts';
import { API_BASE, type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { NewsDeps, PushDeps } from './deps.ts';
import { channelsOffered } from './first-and-next-channel-rules.ts';
import { listMessagesTo } from './history/list-messages-to.ts';
import { addSubscription, removeSubscription } from './push/change-subscriptions.ts';
import { readPushKeys } from './push/push-keys.ts';
import { telephoneRoutes } from './telephone/telephone-routes.ts';
import { listTemplates } from './templates/list-templates.ts';
import { changeWishes } from './wishes/change-wishes.ts';
import { noOffersRoutes } from './wishes/no-offers-routes.ts';
import { readWishes } from './wishes/read-wishes.ts';

/** What clients were told and how they wish to be, and the provider's routes where there is one. */
export function messageRoutes(
  app: FastifyInstance,
  deps: HttpDeps & PushDeps & Pick<NewsDeps, 'hearAnswer'>,
): void {
  serve(app, deps, history.listMessagesTo, async ({ params, query, now }) => {
    const page = pageAsked(query);
    const { messages, count } = await listMessagesTo(deps.db, params.id, page, now);
    return pageOf(`${API_BASE}desk/clients/${params.id}/messages`, messages, count, page);
  });
  // A browser says yes to pushes itself; nobody can say it for somebody.
  serve(app, deps, history.listMessageChannels, async () =>
    channelsOffered(deps.messenger !== null).filter((channel) => channel !== 'push'),
  );
  serve(app, deps, listMessageTemplates, () => listTemplates(deps));
  serve(app, deps, contract.readMessageWishes, ({ actor, now }) => readWishes(deps, actor, now));
  serveVerb(app, deps, contract.changeMessageWishes, changeWishes, deps);
  serve(app, deps, push.readPushKey, async ({ now }) => ({
    public_key: (await readPushKeys(deps.db, deps, now)).publicKey,
  }));
  serve(app, deps, push.addPush, ({ actor, body, now }) => addSubscription(deps, actor, body, now));
  serve(app, deps, push.removePush, ({ actor, body }) =>
    removeSubscription(deps, actor, body.endpoint),
  );
  noOffersRoutes(app, deps);
  const { messenger } = deps;
  if (messenger) telephoneRoutes(app, { ...deps, messenger });
}
