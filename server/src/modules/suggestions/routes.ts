import { readPromised as contract } from '@limber/contract/desk/money/promised.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import { readPromised } from './ending/read-promised.ts';

/** What is promised to clients beside what is possible. */
export function suggestionRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  serve(app, deps, contract, ({ query, now }) => readPromised(deps.db, query.location, now));
}
