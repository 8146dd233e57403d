import * as contract from '@limber/contract/desk/entry/set-up.ts';
import type { FastifyInstance } from 'fastify';
import { givePreview } from '../../platform/http/preview-cookie.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { closeDoors, openDoors, readSetUp, skipStep } from './open-and-close-doors.ts';
import { type OutsideDeps, readConnections } from './which-services-are-connected.ts';

/** The first manager's way from nothing to open doors. */
export function setUpRoutes(app: FastifyInstance, deps: HttpDeps & OutsideDeps): void {
  const { db } = deps;
  serve(app, deps, contract.readSetUp, ({ now }) => readSetUp(db, now));
  serve(app, deps, contract.readConnections, async ({ now }) => readConnections(deps, now));
  serveVerb(app, deps, contract.skipStep, skipStep, db);
  serve(app, deps, contract.openDoors, ({ actor, now }) => openDoors(db, actor, now));
  serveVerb(app, deps, contract.closeDoors, closeDoors, db);
  serve(app, deps, contract.previewSite, async ({ now, ...visit }) => {
    givePreview(deps, visit, now);
    return null;
  });
}
