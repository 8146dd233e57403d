import Type from 'typebox';
import { type Access, desk, route, team } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode } from '../../values/keys.ts';
import { described, listOf, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Minutes, RequestedTime } from '../../values/times.ts';
import {
  BookingAtDesk,
  ChosenResources,
  DeskConflict,
  Override,
  BookingParams as params,
  Reason,
  RequestedServices,
  Version,
} from './bookings.ts';

const changed = { 200: BookingAtDesk, 404: Failure, 409: DeskConflict };

export const moveBooking = route.post('desk/bookings/:id/move/', desk, {
  scope: 'bookings:write',
  concerns: { booking: 'params.id', branch: 'body.location' },
  summary:
    'Move, shorten or extend a session, or change its service, therapist or branch, until it ends',
  description:
    "Omitted fields stay as they are, and the studio's rules are checked only where something changes. Package minutes and price follow the length, unless `keep_charge` is set; a longer session never costs less. Another service costs its catalogue price, or has to be included in the package. The client gets one message, a minute after the last of several changes.",
  params,
  body: Type.Object(
    {
      version: Version,
      date: Type.Optional(DateOnly),
      time: Type.Optional(RequestedTime),
      total_duration: Type.Optional(Minutes),
      services: Type.Optional(
        described(
          'What the session is for from now on. For a package, its minutes are split between the services; otherwise the services set the length.',
          Type.Array(RequestedServices.items, { minItems: 1, maxItems: RequestedServices.most }),
        ),
      ),
      therapist_id: Type.Optional(Id),
      location: Type.Optional(LocationCode),
      resource_ids: Type.Optional(ChosenResources),
      keep_charge: Type.Optional(
        Type.Boolean({ description: 'A shorter session keeps its minutes and price.' }),
      ),
      override: Type.Optional(Override),
    },
    { examples: [{ version: 1, date: '2026-03-05', time: '16:10', total_duration: 45 }] },
  ),
  replies: changed,
});

export const listSessionServices = route.get('desk/bookings/:id/services/', desk, {
  concerns: { booking: 'params.id' },
  summary:
    'What a session can be for: the services of its package, otherwise the services on sale; and what it is for now',
  params,
  replies: {
    200: listOf(Type.Object({ id: Id, name: Line }), {
      examples: [[{ id: 1, name: 'Massage' }]],
    }),
    404: Failure,
  },
});

const step = (name: string, access: Access, summary: string) =>
  route.post(`desk/bookings/:id/${name}/`, access, {
    concerns: { booking: 'params.id' },
    summary,
    params,
    body: Type.Object({ version: Version }, { examples: [{ version: 1 }] }),
    replies: changed,
  });

export const checkInBooking = step('check-in', team, 'Check the client in');
export const completeBooking = step('done', team, 'Mark the session as held');
export const missBooking = step(
  'no-show',
  desk,
  'Mark a no-show: the session counts as used, and its time is free at once',
);
export const undoBooking = step(
  'undo',
  team,
  'Undo a check-in, an end, a no-show, a cancellation or a booking made at the desk. A 409 names the client in that time now. Therapists can undo only their own marks',
);

export const undoMove = step(
  'move/undo',
  desk,
  'Undo the last move, unless something followed it: its former time, length, services and price return. A 409 names the client in that time now',
);

export const cancelBooking = route.post('desk/bookings/:id/cancel/', desk, {
  scope: 'bookings:write',
  concerns: { booking: 'params.id' },
  summary: 'Cancel for the studio or the client, and decide about the minutes',
  params,
  body: Type.Object(
    {
      version: Version,
      by: described('The side that cancels.', oneOf(['client', 'studio'])),
      counts_as: described(
        'Returned: minutes go back to their package and nothing is due. Used: the session counts as held.',
        oneOf(['returned', 'used']),
      ),
      reason: Reason,
    },
    {
      examples: [
        { version: 1, by: 'studio', counts_as: 'returned', reason: 'The therapist is ill' },
      ],
    },
  ),
  replies: changed,
});

export const giveBooking = route.post('desk/bookings/:id/give/', desk, {
  concerns: { booking: 'params.id' },
  summary: 'Give the session to another client, until it ends',
  description:
    'In one transaction it is cancelled for the first client with all minutes returned, and booked for the other. A package of the other client pays if one can; otherwise they pay the price. Both are told. The reply is the session of the other client.',
  params,
  body: Type.Object(
    {
      version: Version,
      client_id: described('The other client.', Id),
      reason: Reason,
      override: Type.Optional(Override),
    },
    { examples: [{ version: 1, client_id: 8, reason: 'Booked under a namesake' }] },
  ),
  replies: { 201: BookingAtDesk, 404: Failure, 409: DeskConflict, 422: Failure },
});

export const rebookBooking = route.post('desk/bookings/:id/rebook/', desk, {
  concerns: { booking: 'params.id' },
  summary: 'The same session in 1, 2 or 4 weeks, at the nearest free time of the same therapist',
  description: 'A session bought together with its package is followed by one from that package.',
  params,
  body: Type.Object(
    {
      weeks: Type.Enum([1, 2, 4], { type: 'integer', description: 'Weeks after this session.' }),
      override: Type.Optional(Override),
    },
    { examples: [{ weeks: 2 }] },
  ),
  replies: { 201: BookingAtDesk, 404: Failure, 409: DeskConflict, 422: Failure },
});
