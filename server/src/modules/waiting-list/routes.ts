import * as desk from '@limber/contract/desk/day/waiting.ts';
import * as waiting from '@limber/contract/waiting-list.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { WaitingDeps } from './deps.ts';
import { addWaiting, joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist, removeWaiting } from './leave-waitlist.ts';
import { listOwnEntries, listWaiting } from './list-entries.ts';
import { acceptOffer, declineOffer, readOffer } from './offering/answer-offer.ts';

/** The calls of the waiting list: of who waits, of an offer by its key, and of the desk. */
export function waitingListRoutes(app: FastifyInstance, deps: HttpDeps & WaitingDeps): void {
  serveVerb(app, deps, waiting.joinWaitlist, joinWaitlist, deps);
  serve(app, deps, waiting.listWaitlist, ({ actor, now }) =>
    listOwnEntries(deps, actor.accountId, now),
  );
  serve(app, deps, waiting.leaveWaitlist, ({ actor, params }) =>
    leaveWaitlist(deps.db, actor, params.id),
  );
  serve(app, deps, waiting.readOffer, ({ params, address, now }) =>
    readOffer(deps, { ...params, address }, now),
  );
  serve(app, deps, waiting.acceptOffer, ({ params, body, address, now }) =>
    acceptOffer(deps, { ...params, address }, body?.pay, now),
  );
  serve(app, deps, waiting.declineOffer, ({ params, address, now }) =>
    declineOffer(deps, { ...params, address }, now),
  );
  serve(app, deps, desk.listWaiting, ({ query, now }) => listWaiting(deps, query, now));
  serve(app, deps, desk.addWaiting, ({ actor, body, now }) => {
    const { client_id: clientId, location, ...wish } = body;
    return addWaiting(deps, actor, { clientId, wish: { ...wish, locations: [location] } }, now);
  });
  serveVerb(app, deps, desk.removeWaiting, removeWaiting, deps.db);
}
