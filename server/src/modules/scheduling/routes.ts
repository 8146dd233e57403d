import * as contract from '@limber/contract/scheduling.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { timeFromMinutes } from '../../platform/dubai.ts';
import { type HttpParts, serve } from '../../platform/http.ts';
import { findFreeStarts } from './find-free-starts.ts';
import { findFreeStartsOfAny } from './find-free-starts-of-any.ts';
import { findNextOpenings } from './find-next-openings.ts';
import { listOpenDays } from './list-open-days.ts';
import { LONGEST_SESSION_MINUTES } from './rules.ts';

export function schedulingRoutes(app: FastifyInstance, parts: HttpParts & { db: Db }): void {
  const starts = (query: contract.AvailableTimesQuery, now: Date) =>
    query.therapist_id === undefined
      ? findFreeStartsOfAny(parts.db, query, query.date, query.total_duration, now)
      : findFreeStarts(parts.db, query.therapist_id, query.date, query.total_duration, now);

  serve(app, parts, contract.availableTimesForServices, async ({ query, now }) =>
    (await starts(query, now)).map((start) => timeFromMinutes(start.startsAt)),
  );
  serve(app, parts, contract.availableTimesForPackages, async ({ query, now }) =>
    Object.fromEntries(
      (await starts(query, now)).map((start) => [
        timeFromMinutes(start.startsAt),
        Math.min(start.longestMinutes, LONGEST_SESSION_MINUTES),
      ]),
    ),
  );
  serve(app, parts, contract.listOpenDays, ({ query, now }) => listOpenDays(parts.db, query, now));
  serve(app, parts, contract.findNextOpenings, ({ query, actor, now }) =>
    findNextOpenings(parts.db, query, actor?.accountId ?? null, now),
  );
}
