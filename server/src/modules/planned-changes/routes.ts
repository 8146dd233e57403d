import { listDependents as dependents } from '@limber/contract/desk/studio/dependents.ts';
import * as contract from '@limber/contract/desk/studio/planned-changes.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { planChange } from './plan-change.ts';
import { plannedOnWire } from './planned-on-wire.ts';
import { listDependents } from './queries/dependents.ts';
import { listPlans } from './queries/plans.ts';
import { withdrawPlanned } from './withdraw-planned.ts';

/** The calls for what changes from a day on. */
export function plannedChangeRoutes(
  app: FastifyInstance,
  deps: HttpDeps & { db: Db } & JobDeps,
): void {
  serve(app, deps, contract.listPlannedChanges, async () =>
    (await listPlans(deps.db)).map(plannedOnWire),
  );
  serve(app, deps, dependents, ({ query, now }) => listDependents(deps.db, query, now));
  serveVerb(app, deps, contract.planChange, planChange, deps);
  serve(app, deps, contract.withdrawPlannedChange, ({ actor, params, now }) =>
    withdrawPlanned(deps, actor, params.id, now),
  );
}
