import { readSessionWays as sessionWays } from '@limber/contract/desk/rota/displaced-options.ts';
import * as hours from '@limber/contract/desk/rota/hours.ts';
import * as timeOff from '@limber/contract/desk/rota/time-off.ts';
import { listUncovered } from '@limber/contract/desk/rota/uncovered.ts';
import * as toCome from '@limber/contract/desk/rota/upcoming-sessions.ts';
import * as rota from '@limber/contract/desk/rota/weeks.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { addTimeOff } from './away/add-time-off.ts';
import { readTimeOff } from './away/read-time-off.ts';
import { withdrawTimeOff } from './away/withdraw-time-off.ts';
import { listUpcomingSessions } from './displaced/list-displaced-sessions.ts';
import { listUncoveredOfDay } from './displaced/list-uncovered-of-day.ts';
import { readSessionWays } from './displaced/read-session-ways.ts';
import { changeHours } from './hours/change-hours.ts';
import { listHours } from './hours/list-hours.ts';
import { listUnstaffedAhead } from './hours/list-unstaffed.ts';
import { previewHours } from './hours/preview-hours.ts';
import { listHoursChanges } from './hours/queries.ts';
import { withdrawHours } from './hours/withdraw-hours.ts';
import { changeDay, withdrawDay } from './week/change-day.ts';
import { changeShifts } from './week/change-shifts.ts';
import { copyWeek } from './week/copy-week.ts';
import { readRota } from './week/read-rota.ts';

/** Who works where and when, who is away, and when the branches are open. */
export function rotaRoutes(app: FastifyInstance, deps: HttpDeps & { db: Db } & JobDeps): void {
  const { db } = deps;
  serve(app, deps, rota.readRota, ({ actor, query, now }) => readRota(db, actor, query, now));
  serveVerb(app, deps, rota.changeShifts, changeShifts, db);
  serveVerb(app, deps, rota.changeDay, changeDay, db);
  serveVerb(app, deps, rota.withdrawDay, withdrawDay, db);
  serveVerb(app, deps, rota.copyWeek, copyWeek, db);
  serveVerb(app, deps, timeOff.addTimeOff, addTimeOff, deps);
  serve(app, deps, timeOff.markSick, ({ actor, body, now }) =>
    addTimeOff(deps, actor, { ...body, kind: 'sick' }, now),
  );
  serve(app, deps, timeOff.readTimeOff, ({ actor, params, now }) =>
    readTimeOff(db, actor, params.id, now),
  );
  serve(app, deps, timeOff.withdrawTimeOff, ({ actor, params, now }) =>
    withdrawTimeOff(deps, actor, params.id, now),
  );
  serve(app, deps, toCome.listToCome, ({ params, now }) =>
    listUpcomingSessions(db, params.id, now),
  );
  serve(app, deps, listUncovered, ({ actor, params, query, now }) =>
    listUncoveredOfDay(db, actor, { therapistId: params.id, date: query.date }, now),
  );
  serve(app, deps, sessionWays, ({ params, query, now }) =>
    readSessionWays(db, { id: params.id, closureId: query.closure_id }, now),
  );
  serve(app, deps, hours.listHours, ({ actor, query, now }) => listHours(db, actor, query, now));
  serveVerb(app, deps, hours.previewHours, previewHours, db);
  serve(app, deps, hours.listHoursChanges, ({ now }) => listHoursChanges(db, studioDayOf(now)));
  serve(app, deps, hours.withdrawHours, ({ actor, params, now }) =>
    withdrawHours(db, actor, params.id, now),
  );
  serve(app, deps, hours.listUnstaffed, ({ actor, query, now }) =>
    listUnstaffedAhead(db, actor, query.location, now),
  );
  serveVerb(app, deps, hours.changeHours, changeHours, db);
}
