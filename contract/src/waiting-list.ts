/** Waiting for a time that is taken, and the offers that follow when it comes free. */
import Type, { type Static } from 'typebox';
import { BookingConflict } from './appointments.ts';
import { BookedAppointment } from './bookings.ts';
import { PaymentNeeded, WayToPay } from './payments.ts';
import { route, signedIn } from './route.ts';
import {
  MOST_NOTICE_MINUTES,
  MOST_WAITED_TIMES,
  MOST_WAITING_ENTRIES,
} from './terms/booking/waiting-list.ts';
import { Amount } from './values/amounts.ts';
import { Failure } from './values/failure.ts';
import { Id, LocationCode, Uuid } from './values/keys.ts';
import { described, listOf, Nullable, oneOf } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { DateOnly, Instant, Minutes, RequestedTime, TimeOfDay } from './values/times.ts';

export const WaitMode = oneOf(['ask', 'book'], {
  description:
    "'ask': a fitting time is held and offered. 'book': it is booked at once, under the ordinary rules.",
});
export type WaitMode = Static<typeof WaitMode>;

const TimesOfDay = Type.Object({ from: TimeOfDay, to: TimeOfDay });

/** What an entry waits for, as it is asked. */
export const waitedFor = {
  locations: described(
    'Codes of the branches; null: any.',
    Nullable(Type.Array(LocationCode, { minItems: 1, maxItems: 50 })),
  ),
  therapist_ids: described(
    'The therapists; null: any.',
    Nullable(Type.Array(Id, { minItems: 1, maxItems: 50 })),
  ),
  from: described('The first day.', DateOnly),
  to: described('The last day.', DateOnly),
  notice_minutes: described(
    'How many minutes before its start a time must be offered.',
    Type.Integer({ minimum: 0, maximum: MOST_NOTICE_MINUTES }),
  ),
  mode: WaitMode,
};

const RequestedTimes = described(
  'Parts of the day into which the whole session must fit; null: any.',
  Nullable(
    Type.Array(Type.Object({ from: RequestedTime, to: RequestedTime }), {
      minItems: 1,
      maxItems: MOST_WAITED_TIMES,
    }),
  ),
);

const aWish = {
  services: [{ id: 1, time: 60 }],
  total_duration: 60,
  locations: ['A'],
  therapist_ids: null,
  from: '2026-03-06',
  to: '2026-03-08',
  times: [{ from: '16:00', to: '20:00' }],
  notice_minutes: 120,
  mode: 'ask',
};

/** The fields of a request to wait, also at the desk. */
export const waitRequest = {
  services: described(
    'What the session is for, each with its minutes; with one service they may be left out.',
    Type.Array(Type.Object({ id: Id, time: Type.Optional(Minutes) }), {
      minItems: 1,
      maxItems: 10,
    }),
  ),
  total_duration: Minutes,
  ...waitedFor,
  times: RequestedTimes,
};

export const WaitRequest = Type.Object(waitRequest, { examples: [aWish] });
export type WaitRequest = Static<typeof WaitRequest>;

const OfferOfEntry = Type.Object({
  date: DateOnly,
  time: TimeOfDay,
  therapist_id: Id,
  location: LocationCode,
  expires_at: described('Until then the time is held for the client.', Instant),
  key: described('The last part of the address of its page and of its calls.', Line),
});

/** An entry as its client and the desk read it. */
export const waitlistEntry = {
  id: Uuid,
  services: listOf(Type.Object({ id: Id, name: Line, time: Minutes })),
  total_duration: Minutes,
  ...waitedFor,
  times: Nullable(listOf(TimesOfDay)),
  can_be_told: described(
    'Whether some channel reaches the client; to others no time is offered.',
    Type.Boolean(),
  ),
  status: oneOf(['waiting'], { description: 'An entry whose days are over is no longer listed.' }),
  made_at: Instant,
};

export const anEntry = {
  id: '6b7f0f5e-0d0f-4a5e-9d40-8a1c5a8f2f10',
  ...aWish,
  services: [{ id: 1, name: 'Massage', time: 60 }],
  can_be_told: true,
  status: 'waiting',
  made_at: '2026-03-04T06:00:00.000Z',
};

const anOffer = {
  date: '2026-03-06',
  time: '16:00',
  therapist_id: 1,
  location: 'A',
  expires_at: '2026-03-04T06:15:00.000Z',
  key: 'mQ2v7Kp0T5mAqk1hX0o2cF9uYw3bRt8sLz4nEe6dGi0',
};

export const WaitlistEntry = Type.Object(
  {
    ...waitlistEntry,
    offer: described('The time that is held for the client now.', Nullable(OfferOfEntry)),
  },
  { examples: [{ ...anEntry, offer: anOffer }] },
);
export type WaitlistEntry = Static<typeof WaitlistEntry>;

export const joinWaitlist = route.post('appointment/waitlist/', signedIn, {
  needsOpenDoors: true,
  summary: 'Wait for a time that is taken',
  description: `When time comes free it is offered to the first whom it suits, as a hold in their name, and then to the next. One client may have ${MOST_WAITING_ENTRIES} entries.`,
  body: WaitRequest,
  replies: { 201: WaitlistEntry, 409: Failure },
});

export const listWaitlist = route.get('appointment/waitlist/', signedIn, {
  summary: "The caller's own entries on the waiting list, each with its running offer",
  replies: { 200: listOf(WaitlistEntry) },
});

export const leaveWaitlist = route.delete('appointment/waitlist/:id/', signedIn, {
  summary: 'Leave the waiting list; an offered time is free for others at once',
  params: Type.Object({ id: Uuid }),
  replies: { 204: Type.Null(), 404: Failure },
});

export const Offer = Type.Object(
  {
    status: oneOf(['open', 'booked', 'declined', 'expired', 'gone'], {
      description: "'gone': its client has left the waiting list, or found another time.",
    }),
    date: DateOnly,
    time: TimeOfDay,
    total_duration: Minutes,
    services: listOf(Line),
    therapist_id: Id,
    therapist_name: Line,
    location: LocationCode,
    location_name: Line,
    total_price: described('What is due for it; 0 when a package pays.', Amount),
    free_until: described('The last instant at which it can be cancelled free of charge.', Instant),
    expires_at: Instant,
  },
  {
    examples: [
      {
        status: 'open',
        date: '2026-03-06',
        time: '16:00',
        total_duration: 60,
        services: ['Massage'],
        therapist_id: 1,
        therapist_name: 'Noura Al Hashimi',
        location: 'A',
        location_name: 'Garden Street',
        total_price: 320,
        free_until: '2026-03-06T05:00:00.000Z',
        expires_at: '2026-03-04T06:15:00.000Z',
      },
    ],
  },
);
export type Offer = Static<typeof Offer>;

const OfferParams = Type.Object({ key: Type.String({ maxLength: 100 }) });

export const readOffer = route.get('appointment/waitlist/offers/:key/', 'public', {
  secret: true,
  summary: 'An offered time, by the secret key of its mail',
  params: OfferParams,
  replies: { 200: Offer, 404: Failure, 429: Failure },
});

export const acceptOffer = route.post('appointment/waitlist/offers/:key/accept/', 'public', {
  secret: true,
  summary: 'Book an offered time; again: the same booking',
  params: OfferParams,
  body: Type.Optional(
    Type.Object({ pay: Type.Optional(WayToPay) }, { examples: [{ pay: 'studio' }] }),
  ),
  replies: {
    201: BookedAppointment,
    202: PaymentNeeded,
    404: Failure,
    409: BookingConflict,
    429: Failure,
  },
});

export const declineOffer = route.post('appointment/waitlist/offers/:key/decline/', 'public', {
  secret: true,
  summary: 'Let an offered time go; the client goes on waiting for another',
  params: OfferParams,
  replies: { 204: Type.Null(), 404: Failure, 409: Failure, 429: Failure },
});
