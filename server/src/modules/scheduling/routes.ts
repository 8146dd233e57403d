import * as branches from '@limber/contract/desk/studio/branches.ts';
import * as studio from '@limber/contract/desk/studio/resources.ts';
import * as contract from '@limber/contract/scheduling.ts';
import type { StudioTerms } from '@limber/contract/studio.ts';
import { LONGEST_SESSION_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type Cookies, type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { countedAddress } from '../../platform/rate-limits.ts';
import { Turns } from '../../platform/speed/one-at-a-time.ts';
import { timeOfMinute } from '../../platform/studio-days.ts';
import { addBranch, branchOnWire, changeBranch, retireBranch } from './branches/change-branch.ts';
import { listStoredBranches } from './branches/queries.ts';
import type { DiaryFilter } from './diary-rules.ts';
import { findFreeStarts } from './find-free-starts.ts';
import { findNextOpenings } from './find-next-openings.ts';
import { greetHolder, holderOf } from './holding/hold-cookie.ts';
import { holdTime } from './holding/hold-time.ts';
import { releaseHold } from './holding/release-hold.ts';
import { listOpenDays } from './list-open-days.ts';
import { listServiceOpenings } from './list-service-openings.ts';
import { parseStart } from './parse-start.ts';
import { readBookingHorizon } from './read-booking-horizon.ts';
import { requireOwnBooking } from './require-own-booking.ts';
import {
  addResource,
  changeResource,
  resourceOnWire,
  retireResource,
} from './resources/change-resource.ts';
import { listStoredResources } from './resources/queries.ts';
import { slotOf } from './slot-rules.ts';

type Caller = {
  readonly actor: Actor | null;
  readonly cookies: Cookies;
  readonly now: Date;
};

interface SchedulingDeps extends HttpDeps {
  readonly db: Db;
  readonly random: Randomness;
  /** The studio's terms as this process knows them; default: a query. */
  readonly readTerms?: () => StudioTerms;
}

/** Free times, holds, and the rooms and devices of the branches. */
export function schedulingRoutes(app: FastifyInstance, deps: SchedulingDeps): void {
  /**
   * How far the diary is open for the caller, who may be moving the booking `moving`; and for which
   * services.
   */
  const admit = async (
    query: Omit<contract.NextOpeningsQuery, 'from' | 'total_duration'>,
    { actor, cookies, now }: Caller,
  ) => {
    const [window, moving] = await Promise.all([
      readBookingHorizon(deps.db, holderOf(actor, cookies), now, deps.readTerms),
      requireOwnBooking(deps.db, actor, query.moving),
    ]);
    const filter = filterOf(query);
    return moving
      ? {
          window: { ...window, ...moving.bounds },
          filter: { ...filter, sessionOf: moving.serviceIds },
        }
      : { window, filter };
  };
  const starts = async (query: contract.AvailableTimesQuery, caller: Caller) => {
    const { window, filter } = await admit(query, caller);
    return findFreeStarts(deps.db, filter, query.date, query.total_duration, window);
  };

  serve(app, deps, contract.availableTimesForServices, async ({ query, ...caller }) =>
    (await starts(query, caller)).map((start) => timeOfMinute(query.date, start.startMinute)),
  );
  serve(app, deps, contract.availableTimesForPackages, async ({ query, ...caller }) =>
    Object.fromEntries(
      (await starts(query, caller)).map((start) => [
        timeOfMinute(query.date, start.startMinute),
        Math.min(start.longestMinutes, LONGEST_SESSION_MINUTES),
      ]),
    ),
  );
  serve(app, deps, contract.listOpenDays, async ({ query, ...caller }) => {
    const { from, to, total_duration: lastsMinutes } = query;
    const { window, filter } = await admit(query, caller);
    return listOpenDays(deps.db, filter, { from, to, lastsMinutes }, window);
  });
  serve(app, deps, contract.findNextOpenings, async ({ query, ...caller }) => {
    const { window, filter } = await admit(query, caller);
    const search = { notBefore: query.from, lastsMinutes: query.total_duration };
    const favouritesOf = caller.actor?.accountId;
    return findNextOpenings(deps.db, { ...filter, favouritesOf }, search, window);
  });

  const holdDeps = { ...deps, turns: new Turns(deps.turnMs) };
  serve(app, deps, contract.holdTime, ({ actor, body, now, ...visit }) => {
    const { date, time, total_duration, therapist_id, location, ...asked } = body;
    const filter = {
      ...filterOf({ ...asked, therapist_id: therapist_id ?? undefined }),
      locationCode: location,
    };
    const slot = slotOf(parseStart(date, time), total_duration);
    const holder = greetHolder(deps, actor, visit);
    return holdTime(holdDeps, holder, countedAddress(visit.address), { filter, slot }, now);
  });
  serve(app, deps, contract.releaseHold, async ({ actor, cookies }) => {
    await releaseHold(deps.db, holderOf(actor, cookies));
    return null;
  });
  serve(app, deps, contract.listServiceOpenings, async ({ query, ...caller }) => {
    const { window } = await admit({}, caller);
    const filter = { locationCode: query.location, favouritesOf: caller.actor?.accountId };
    return listServiceOpenings(deps.db, filter, window);
  });

  resourceRoutes(app, deps);
}

function resourceRoutes(app: FastifyInstance, deps: SchedulingDeps): void {
  const { db } = deps;
  serve(app, deps, branches.listStudioBranches, async () =>
    (await listStoredBranches(db)).map(branchOnWire),
  );
  serveVerb(app, deps, branches.addBranch, addBranch, db);
  serveVerb(app, deps, branches.changeBranch, changeBranch, db);
  serveVerb(app, deps, branches.retireBranch, retireBranch, db);
  serve(app, deps, studio.listStudioResources, async ({ now }) =>
    (await listStoredResources(db, now)).map(resourceOnWire),
  );
  serveVerb(app, deps, studio.addResource, addResource, db);
  serveVerb(app, deps, studio.changeResource, changeResource, db);
  serveVerb(app, deps, studio.retireResource, retireResource, db);
}

/** Whose times a request is for; `services` is ids separated by commas. */
function filterOf(query: Omit<contract.NextOpeningsQuery, 'from' | 'total_duration'>): DiaryFilter {
  return {
    therapistId: query.therapist_id,
    locationCode: query.location,
    serviceIds: query.services?.split(',').map(Number),
    gender: query.gender,
    movingId: query.moving,
  };
}
