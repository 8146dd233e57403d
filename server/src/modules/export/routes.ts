import * as contract from '@limber/contract/desk/studio/export.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import { exportEverything } from './export-everything.ts';

/** Everything that the studio keeps, to take away. */
export function exportRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  serve(app, deps, contract.exportEverything, async ({ actor, body, now }) => {
    const request = { healthNotes: body.health_notes, reason: body.reason };
    return { stream: await exportEverything(deps, actor, request, now) };
  });
}
