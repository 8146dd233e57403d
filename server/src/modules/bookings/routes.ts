import * as appointments from '@limber/contract/appointments.ts';
import * as feeds from '@limber/contract/calendars/calendar-feeds.ts';
import * as health from '@limber/contract/desk/clients/session-health-note.ts';
import * as changes from '@limber/contract/desk/day/booking-changes.ts';
import * as desk from '@limber/contract/desk/day/bookings.ts';
import { lengthenOwnSession } from '@limber/contract/desk/day/own-day.ts';
import * as resources from '@limber/contract/desk/day/session-needs.ts';
import * as notes from '@limber/contract/desk/day/session-notes.ts';
import * as branchFeeds from '@limber/contract/desk/studio/branches.ts';
import * as longer from '@limber/contract/sessions/longer-sessions.ts';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../platform/http/pagination.ts';
import { API_BASE, type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { Actor } from '../../platform/http/session.ts';
import { parseStart } from '../scheduling/parse-start.ts';
import { checkIn, complete, markNoShow } from './attending/check-in-and-no-show.ts';
import { bookForClient } from './booking/book-for-client.ts';
import { bookSameAgain } from './booking/book-same-again.ts';
import { makeFeed, readFeedUrl, revokeFeed } from './calendars/make-and-revoke-feed.ts';
import { readCalendar } from './calendars/read-calendar.ts';
import { readFeed } from './calendars/read-feed.ts';
import { cancel, cancelAtDesk } from './changing/cancel.ts';
import { lengthen, lengthenByTherapist } from './changing/lengthen.ts';
import { moveAtDesk } from './changing/move-at-desk.ts';
import { listServicesFor } from './changing/queries.ts';
import { reschedule } from './changing/reschedule.ts';
import { transferToOtherClient } from './changing/transfer-to-other-client.ts';
import { listSessionNeeds } from './conflicts/list-session-needs.ts';
import type { BookDeps } from './deps.ts';
import { listAppointments, listEarlierVisits } from './list-appointments.ts';
import { addNote } from './notes/add-note.ts';
import { listSessionNotes } from './notes/list-session-notes.ts';
import { readHealthNote } from './notes/read-health-note.ts';
import { readAppointment, readDeskBooking } from './read-booking.ts';
import { undoMove } from './undoing/undo-move.ts';
import { undoStep } from './undoing/undo-step.ts';

const lists = [
  { route: appointments.listTodaysAppointments, when: 'today' },
  { route: appointments.listNextAppointments, when: 'next' },
  { route: appointments.listPastAppointments, when: 'past' },
] as const;

/** The calls for booked sessions; the site books through `payments`. */
export function bookingRoutes(app: FastifyInstance, deps: HttpDeps & BookDeps): void {
  deskRoutes(app, deps);
  feedRoutes(app, deps);
  serve(app, deps, appointments.cancelAppointment, ({ actor, params, body, now }) =>
    cancel(deps, actor, params.id, { acceptLate: body.accept_late ?? false }, now),
  );
  serve(app, deps, appointments.rescheduleAppointment, ({ actor, params, body, now }) => {
    const to = { start: parseStart(body.date, body.time), therapistId: body.therapist_id };
    return reschedule(deps, actor, params.id, to, now);
  });
  serve(app, deps, longer.lengthenAppointment, ({ actor, params, body, now }) =>
    lengthen(deps, actor, { ...params, lastsMinutes: body.total_duration }, now),
  );
  serve(app, deps, appointments.readAppointment, ({ actor, params }) =>
    readAppointment(deps.db, actor.accountId, params.id),
  );
  serve(app, deps, appointments.readAppointmentCalendar, ({ actor, params, now }) =>
    readCalendar(deps, actor, params.id, now),
  );
  for (const { route, when } of lists) {
    serve(app, deps, route, async ({ actor, query, now }) => {
      const page = { limit: query.limit ?? 50, offset: query.offset ?? 0 };
      const which = { when, page };
      const found = await listAppointments(deps.db, actor.accountId, which, now);
      return pageOf(API_BASE + route.path, found.appointments, found.count, page);
    });
  }
  serve(app, deps, appointments.listEarlierVisits, async ({ actor, query }) => {
    const page = { limit: query.limit ?? 50, offset: query.offset ?? 0 };
    const { visits, count } = await listEarlierVisits(deps.db, actor.accountId, page);
    return pageOf(API_BASE + appointments.listEarlierVisits.path, visits, count, page);
  });
}

/** The calendars that apps subscribe to: of the caller's own sessions, and of a branch's. */
function feedRoutes(app: FastifyInstance, deps: HttpDeps & BookDeps): void {
  serve(app, deps, feeds.readCalendarFeed, ({ params, address, now }) =>
    readFeed(deps, { signed: params.address.replace(/\.ics$/, ''), address }, now),
  );
  const own = ({ accountId }: Actor) => ({ accountId, locationCode: null });
  serve(app, deps, feeds.readOwnCalendarFeed, ({ actor }) => readFeedUrl(deps, own(actor)));
  serve(app, deps, feeds.makeCalendarFeed, ({ actor, now }) => makeFeed(deps, own(actor), now));
  serve(app, deps, feeds.revokeCalendarFeed, ({ actor }) => revokeFeed(deps, own(actor)));
  const ofBranch = ({ accountId }: Actor, { location }: { location: string }) => ({
    accountId,
    locationCode: location,
  });
  serve(app, deps, branchFeeds.readBranchCalendarFeed, ({ actor, params }) =>
    readFeedUrl(deps, ofBranch(actor, params)),
  );
  serve(app, deps, branchFeeds.makeBranchCalendarFeed, ({ actor, params, now }) =>
    makeFeed(deps, ofBranch(actor, params), now),
  );
  serve(app, deps, branchFeeds.revokeBranchCalendarFeed, ({ actor, params }) =>
    revokeFeed(deps, ofBranch(actor, params)),
  );
}

/** The calls for bookings at the desk, and for therapists' marks. */
function deskRoutes(app: FastifyInstance, deps: HttpDeps & BookDeps): void {
  serveVerb(app, deps, desk.bookForClient, bookForClient, deps);
  serve(app, deps, desk.readBooking, ({ actor, params }) =>
    readDeskBooking(deps.db, actor, params.id),
  );
  serve(app, deps, resources.listSessionNeeds, ({ query }) => listSessionNeeds(deps.db, query));
  serve(app, deps, changes.moveBooking, ({ actor, params, body, now }) => {
    const { version, date, time, override } = body;
    const requested = {
      date,
      time,
      lastsMinutes: body.total_duration,
      services: body.services,
      therapistId: body.therapist_id,
      locationCode: body.location,
      resourceIds: body.resource_ids,
      keepsCharge: body.keep_charge ?? false,
      override: override ?? null,
    };
    return moveAtDesk(deps, actor, { ...params, version }, requested, now);
  });
  serveVerb(app, deps, changes.undoMove, undoMove, deps);
  serve(app, deps, lengthenOwnSession, ({ actor, params, body, now }) =>
    lengthenByTherapist(deps, actor, { ...params, lastsMinutes: body.total_duration }, now),
  );
  serve(app, deps, changes.listSessionServices, ({ params }) =>
    listServicesFor(deps.db, params.id),
  );
  const steps = [
    [changes.checkInBooking, checkIn],
    [changes.completeBooking, complete],
    [changes.missBooking, markNoShow],
  ] as const;
  for (const [route, take] of steps) {
    serveVerb(app, deps, route, take, deps.db);
  }
  serveVerb(app, deps, changes.undoBooking, undoStep, deps);
  serve(app, deps, changes.cancelBooking, ({ actor, params, body, now }) => {
    const { version, by, counts_as: countsAs, reason } = body;
    return cancelAtDesk(deps, actor, { ...params, version }, { by, countsAs, reason }, now);
  });
  serveVerb(app, deps, notes.addSessionNote, addNote, deps);
  serve(app, deps, notes.listSessionNotes, ({ actor, params, now }) =>
    listSessionNotes(deps, actor, params.id, now),
  );
  serve(app, deps, health.readHealthNote, ({ actor, params, now }) =>
    readHealthNote(deps, actor, params.id, now),
  );
  serve(app, deps, changes.giveBooking, ({ actor, params, body, now }) => {
    const { version, client_id: clientId, reason, override = null } = body;
    return transferToOtherClient(
      deps,
      actor,
      { ...params, version },
      { clientId, reason, override },
      now,
    );
  });
  serveVerb(app, deps, changes.rebookBooking, bookSameAgain, deps);
}
