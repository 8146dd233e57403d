import {
  availableTimesForPackages,
  availableTimesForServices,
} from '@limber/contract/scheduling.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { timeFromMinutes } from '../../platform/dubai.ts';
import { type HttpParts, serve } from '../../platform/http.ts';
import { findFreeStarts } from './find-free-starts.ts';
import { LONGEST_SESSION_MINUTES } from './rules.ts';

export function schedulingRoutes(app: FastifyInstance, parts: HttpParts & { db: Db }): void {
  serve(app, parts, availableTimesForServices, async ({ query, now }) => {
    const starts = await findFreeStarts(
      parts.db,
      query.therapist_id ?? 0,
      query.date,
      query.total_duration,
      now,
    );
    return starts.map((start) => timeFromMinutes(start.startsAt));
  });

  serve(app, parts, availableTimesForPackages, async ({ query, now }) => {
    const starts = await findFreeStarts(
      parts.db,
      query.therapist_id ?? 0,
      query.date,
      query.total_duration,
      now,
    );
    return Object.fromEntries(
      starts.map((start) => [
        timeFromMinutes(start.startsAt),
        Math.min(start.longestMinutes, LONGEST_SESSION_MINUTES),
      ]),
    );
  });
}
