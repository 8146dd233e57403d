import * as contract from '@limber/contract/desk/studio/audit.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import { listAudit } from './list-audit.ts';

/** Who changed what in the studio. */
export function auditRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listAudit, ({ query }) => listAudit(deps.db, query));
}
