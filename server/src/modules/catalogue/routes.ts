import {
  listLocations,
  listPackages,
  listServices,
  listSharedPackages,
  listTherapists,
  listUnlimitedPackages,
} from '@limber/contract/catalogue.ts';
import { listClosures, readStudio } from '@limber/contract/studio.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { API_BASE, type HttpParts, serve } from '../../platform/http.ts';
import { pageOf } from '../../platform/pages.ts';
import { listTeam } from './list-team.ts';
import {
  findSettings,
  listActivePackages,
  listActiveServices,
  listAllLocations,
  listClosuresFrom,
} from './queries.ts';

const packageLists = [
  { route: listPackages, kind: 'regular' },
  { route: listSharedPackages, kind: 'shared' },
  { route: listUnlimitedPackages, kind: 'unlimited' },
] as const;

export function catalogueRoutes(app: FastifyInstance, parts: HttpParts & { db: Db }): void {
  const { db } = parts;

  serve(app, parts, readStudio, async ({ now }) => ({
    ...(await findSettings(db)),
    now: now.toISOString(),
  }));
  serve(app, parts, listClosures, ({ now }) => listClosuresFrom(db, dayOf(now)));
  serve(app, parts, listServices, async () =>
    pageOf(API_BASE + listServices.path, await listActiveServices(db)),
  );
  for (const { route, kind } of packageLists) {
    serve(app, parts, route, async () =>
      pageOf(API_BASE + route.path, await listActivePackages(db, kind)),
    );
  }
  serve(app, parts, listLocations, async () =>
    pageOf(API_BASE + listLocations.path, await listAllLocations(db)),
  );
  serve(app, parts, listTherapists, ({ actor }) => listTeam(db, actor?.accountId ?? null));
}
