import * as contract from '@limber/contract/desk/day/own-day.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import { readOwnDay } from './read-own-day.ts';
import { reportRunningLate, takeBackLate } from './report-running-late.ts';

/** The day of a therapist, as they have it on their phone. */
export function ownDayRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  const { db } = deps;
  serve(app, deps, contract.readOwnDay, ({ actor, query, now }) =>
    readOwnDay(db, actor, query, now),
  );
  serve(app, deps, contract.sayLate, ({ actor, body, now }) =>
    reportRunningLate(db, actor, body.minutes, now),
  );
  serve(app, deps, contract.takeBackLate, async ({ actor, now }) => {
    await takeBackLate(db, actor, now);
    return null;
  });
}
