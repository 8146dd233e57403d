import * as freeHours from '@limber/contract/desk/day/free-hours.ts';
import { readPromised as contract } from '@limber/contract/desk/money/promised.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { readPromised } from './ending/read-promised.ts';
import { listFreeHours } from './free-hours/list-free-hours.ts';
import { offerFreeHour } from './free-hours/offer-free-hour.ts';

/** What is promised to clients beside what is possible, and whom free hours would suit. */
export function suggestionRoutes(
  app: FastifyInstance,
  deps: HttpDeps & { readonly db: Db; readonly publicUrl: string },
): void {
  serve(app, deps, contract, ({ query, now }) => readPromised(deps.db, query.location, now));
  serve(app, deps, freeHours.listFreeHours, ({ query, now }) =>
    listFreeHours(deps, query.location, now),
  );
  serveVerb(app, deps, freeHours.offerFreeHour, offerFreeHour, deps.db);
}
