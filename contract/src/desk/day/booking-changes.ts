import Type from 'typebox';
import { defineRoute } from '../../route.ts';
import {
  AskedTime,
  DateOnly,
  described,
  Failure,
  Id,
  Line,
  LocationCode,
  listOf,
  Minutes,
  oneOf,
} from '../../values.ts';
import {
  AskedServices,
  attending,
  BookingAtDesk,
  ChosenResources,
  DeskConflict,
  Override,
  BookingParams as params,
  Reason,
  staff,
  Version,
} from './bookings.ts';

const changed = { 200: BookingAtDesk, 404: Failure, 409: DeskConflict };

export const moveBooking = defineRoute({
  method: 'POST',
  path: 'desk/bookings/:id/move/',
  access: staff,
  concerns: { booking: 'params.id', branch: 'body.location' },
  summary:
    'Move, shorten, extend, make it another service, or give it to another therapist or branch, until its end',
  description:
    'What is left out stays, and wishes of the studio are asked about only where something changes. Minutes of a package and the price follow the length, unless `keep_charge`, and longer never costs less; other services cost what the catalogue asks, or have to be included in the package. The client is told once, a minute after the last of several changes.',
  params,
  body: Type.Object(
    {
      version: Version,
      date: Type.Optional(DateOnly),
      time: Type.Optional(AskedTime),
      total_duration: Type.Optional(Minutes),
      services: Type.Optional(
        described(
          'What the session is for from now on. Of a package the minutes are shared out; paid one by one they make the length.',
          Type.Array(AskedServices.items, { minItems: 1, maxItems: AskedServices.most }),
        ),
      ),
      therapist_id: Type.Optional(Id),
      location: Type.Optional(LocationCode),
      resource_ids: Type.Optional(ChosenResources),
      keep_charge: Type.Optional(
        Type.Boolean({ description: 'A shorter session takes the minutes and costs what it did.' }),
      ),
      override: Type.Optional(Override),
    },
    { examples: [{ version: 1, date: '2026-03-05', time: '16:10', total_duration: 45 }] },
  ),
  replies: changed,
});

export const listSessionServices = defineRoute({
  method: 'GET',
  path: 'desk/bookings/:id/services/',
  access: staff,
  concerns: { booking: 'params.id' },
  summary:
    'What a session can be for: what its package includes, else what is sold; and what it is for',
  params,
  replies: {
    200: listOf(Type.Object({ id: Id, name: Line }), {
      examples: [[{ id: 1, name: 'Stretching' }]],
    }),
    404: Failure,
  },
});

const step = (name: string, access: typeof staff | typeof attending, summary: string) =>
  defineRoute({
    method: 'POST',
    path: `desk/bookings/:id/${name}/`,
    access,
    concerns: { booking: 'params.id' },
    summary,
    params,
    body: Type.Object({ version: Version }, { examples: [{ version: 1 }] }),
    replies: changed,
  });

export const checkInBooking = step('check-in', attending, 'The client has come');
export const completeBooking = step('done', attending, 'The session has been held');
export const missBooking = step(
  'no-show',
  staff,
  'The client did not come: it counts as used, and its time is free at once',
);
export const undoBooking = step(
  'undo',
  attending,
  'Take back the check-in, the end, the no-show, the cancelling, or a booking of the desk; 409 names who has the time by now; a therapist what they marked',
);

export const undoMove = step(
  'move/undo',
  staff,
  'Take the last move back, where nothing was done since: the session is where, how long, for what and at what cost it was before; 409 names who has the time by now',
);

export const cancelBooking = defineRoute({
  method: 'POST',
  path: 'desk/bookings/:id/cancel/',
  access: staff,
  concerns: { booking: 'params.id' },
  summary: 'Cancel for the studio or the client, and say what becomes of the minutes',
  params,
  body: Type.Object(
    {
      version: Version,
      by: described('Who wants it cancelled.', oneOf(['client', 'studio'])),
      counts_as: described(
        'Returned: minutes go back to their package and nothing is due. Used: it counts as held.',
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

export const giveBooking = defineRoute({
  method: 'POST',
  path: 'desk/bookings/:id/give/',
  access: staff,
  concerns: { booking: 'params.id' },
  summary: 'Give the session to another client, until its end',
  description:
    'It is cancelled for its own client with all minutes returned, and booked for the other in the same transaction: a package of theirs pays where one can, else they pay the price. Both are told. The answer is the session of the other.',
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

export const rebookBooking = defineRoute({
  method: 'POST',
  path: 'desk/bookings/:id/rebook/',
  access: staff,
  concerns: { booking: 'params.id' },
  summary: 'The same session in 1, 2 or 4 weeks, at the nearest free time of the same therapist',
  description: 'A session that bought its package is followed by one from it.',
  params,
  body: Type.Object(
    {
      weeks: Type.Enum([1, 2, 4], { type: 'integer', description: 'Weeks after it.' }),
      override: Type.Optional(Override),
    },
    { examples: [{ weeks: 2 }] },
  ),
  replies: { 201: BookingAtDesk, 404: Failure, 409: DeskConflict, 422: Failure },
});
