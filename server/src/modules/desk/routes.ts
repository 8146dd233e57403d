import type { Readable } from 'node:stream';
import { readClientStory } from '@limber/contract/desk/clients/timeline.ts';
import { listCancelled } from '@limber/contract/desk/day/cancelled-sessions.ts';
import * as contract from '@limber/contract/desk/day/day.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../platform/http/pagination.ts';
import { API_BASE, type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import { type News, noNews } from '../../platform/live/change-announcements.ts';
import { streamNews } from '../../platform/live/event-stream.ts';
import { readCancelled, readDay } from './read-day.ts';
import { readSession } from './read-session.ts';
import { readTimeline } from './read-timeline.ts';

/** The day of the studio, the stream of its changes, and the history of a client. */
export function deskRoutes(app: FastifyInstance, deps: HttpDeps & { readonly news?: News }): void {
  serve(app, deps, contract.readDay, ({ actor, query, now }) =>
    readDay(deps.db, { ...query, branches: actor.branches }, now),
  );
  serve(app, deps, listCancelled, ({ actor, query, now }) =>
    readCancelled(deps.db, { ...query, branches: actor.branches }, now),
  );
  serve(app, deps, readDeskSession, ({ actor, params, now }) =>
    readSession(deps.db, actor, params.id, now),
  );

  serve(app, deps, readClientStory, async ({ params, query, language }) => {
    const page = { limit: query.limit ?? 50, offset: query.offset ?? 0 };
    const whose = { clientId: params.id, kind: query.kind ?? null, language };
    const { events, count } = await readTimeline(deps.db, whose, page);
    const of = query.kind ? `?kind=${query.kind}` : '';
    return pageOf(`${API_BASE}desk/clients/${params.id}/story${of}`, events, count, page);
  });

  const open = new Set<Readable>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.push(null);
  });
  serve(app, deps, contract.listenToDays, async ({ actor, query }) => {
    // The events name nobody, and a therapist may work at any branch.
    const { branches = 'all' } = actor.accountType === 'therapist' ? {} : actor;
    const sees = (code: string) => branches === 'all' || branches.includes(code);
    const stream = streamNews(
      deps.news ?? noNews,
      (change) =>
        change === 'everything' ||
        (sees(change.locationCode) &&
          (query.location ?? change.locationCode) === change.locationCode),
      { sessionId: actor.sessionId },
    );
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    return { stream };
  });
}
