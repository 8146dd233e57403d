import * as contract from '@limber/contract/scheduling.ts';
import { LONGEST_SESSION_MINUTES } from '@limber/contract/terms/booking.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { timeFromMinutes } from '../../platform/dubai.ts';
import { type HttpDeps, serve } from '../../platform/http/http.ts';
import type { Actor } from '../../platform/http/session.ts';
import { admitMoving } from './admit-moving.ts';
import type { DiaryFilter } from './diary-rules.ts';
import { findFreeStarts } from './find-free-starts.ts';
import { findNextOpenings } from './find-next-openings.ts';
import { listOpenDays } from './list-open-days.ts';
import { readWindow } from './read-window.ts';

type Caller = { readonly actor: Actor | null; readonly now: Date };

export function schedulingRoutes(app: FastifyInstance, deps: HttpDeps & { db: Db }): void {
  /** How far the diary is open for whoever asks, who may ask about the booking `movingId`. */
  const admit = async (movingId: string | undefined, { actor, now }: Caller) => {
    const [window] = await Promise.all([
      readWindow(deps.db, actor?.accountId ?? null, now),
      admitMoving(deps.db, actor, movingId),
    ]);
    return window;
  };
  const starts = async (query: contract.AvailableTimesQuery, caller: Caller) => {
    const window = await admit(query.moving, caller);
    return findFreeStarts(deps.db, filterOf(query), query.date, query.total_duration, window);
  };

  serve(app, deps, contract.availableTimesForServices, async ({ query, ...caller }) =>
    (await starts(query, caller)).map((start) => timeFromMinutes(start.startMinute)),
  );
  serve(app, deps, contract.availableTimesForPackages, async ({ query, ...caller }) =>
    Object.fromEntries(
      (await starts(query, caller)).map((start) => [
        timeFromMinutes(start.startMinute),
        Math.min(start.longestMinutes, LONGEST_SESSION_MINUTES),
      ]),
    ),
  );
  serve(app, deps, contract.listOpenDays, async ({ query, ...caller }) => {
    const { from, to, total_duration: lastsMinutes } = query;
    const window = await admit(query.moving, caller);
    return listOpenDays(deps.db, filterOf(query), { from, to, lastsMinutes }, window);
  });
  serve(app, deps, contract.findNextOpenings, async ({ query, ...caller }) => {
    const window = await admit(query.moving, caller);
    const filter = { ...filterOf(query), favouritesOf: caller.actor?.accountId };
    const wish = { notBefore: query.from, lastsMinutes: query.total_duration };
    return findNextOpenings(deps.db, filter, wish, window);
  });
}

/** Whose times a request asks for; `services` is ids with commas between. */
function filterOf(
  query: Omit<contract.AvailableTimesQuery, 'date' | 'total_duration'>,
): DiaryFilter {
  return {
    therapistId: query.therapist_id,
    locationCode: query.location,
    serviceIds: query.services?.split(',').map(Number),
    gender: query.gender,
    movingId: query.moving,
  };
}
