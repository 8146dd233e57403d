/** Free hours of today and tomorrow, and the clients whom each would suit. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { NAMED_BESIDE_FREE_HOUR } from '../../terms/booking/free-hours.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST } from '../../values/keys.ts';
import { Language } from '../../values/people.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { DateOnly, RequestedTime, TimeOfDay } from '../../values/times.ts';
import { Contact } from '../clients/contacts.ts';

/** The strongest comes first. */
export const SUITS_BECAUSE = ['waits', 'minutes_end', 'usual', 'rhythm'] as const;
export const SuitsBecause = oneOf([...SUITS_BECAUSE]);
export type SuitsBecause = Static<typeof SuitsBecause>;

export const OfferChannel = oneOf(['whatsapp', 'mail']);
export type OfferChannel = Static<typeof OfferChannel>;

const Count = Type.Integer({ minimum: 0, maximum: MOST });
const LastingMinutes = Type.Integer({ minimum: 1, maximum: 1440 });

export const FreeHourReason = Type.Object(
  {
    kind: SuitsBecause,
    day: described(
      'The first day that they wait for, the last day of their minutes, or that of their last session; null: the reason is their usual time.',
      Nullable(DateOnly),
    ),
    minutes: described('The minutes that end on that day; null: another reason.', Nullable(Count)),
    every_days: described(
      'How often they come, in days; null: another reason.',
      Nullable(Type.Integer({ minimum: 1, maximum: 366 })),
    ),
    time: described('Their usual hour; null: another reason.', Nullable(TimeOfDay)),
    with_therapist: Type.Boolean({
      description: 'The therapist is the one whom they usually see.',
    }),
  },
  {
    description: 'Why a free hour suits a client.',
    examples: [
      {
        ...{ kind: 'minutes_end', day: '2026-03-12', minutes: 90 },
        ...{ every_days: null, time: null, with_therapist: true },
      },
    ],
  },
);
export type FreeHourReason = Static<typeof FreeHourReason>;

export const SuitedClient = Type.Object({
  client: Type.Object({ id: Id, first_name: Line, last_name: Line }),
  phone_number: Nullable(Line),
  email: Nullable(Line),
  reason: FreeHourReason,
  services: listOf(Type.Object({ id: Id, name: Line, time: LastingMinutes })),
  total_duration: LastingMinutes,
  time: described('The start that suits them best.', TimeOfDay),
  language: described('Of the text.', Language),
  text: described('The message that offers it, ready to send.', Prose),
});
export type SuitedClient = Static<typeof SuitedClient>;

export const FreeHour = Type.Object({
  date: DateOnly,
  therapist_id: Id,
  therapist_name: Line,
  from: TimeOfDay,
  to: TimeOfDay,
  minutes: Count,
  clients: listOf(SuitedClient, { maxItems: NAMED_BESIDE_FREE_HOUR }),
});
export type FreeHour = Static<typeof FreeHour>;

const Counted = Type.Object({
  offered: Count,
  booked: described('Offered clients who then booked a session on the offered day.', Count),
});

export const FreeHours = Type.Object(
  {
    offers_a_month: described(
      'How often a client may be offered a free hour in a calendar month; 0: nobody is named.',
      Count,
    ),
    hours: listOf(FreeHour),
    this_month: Counted,
    last_month: Counted,
  },
  {
    description:
      'Free hours of today and tomorrow at a branch, in order of time. A client is named once.',
    examples: [
      {
        offers_a_month: 3,
        hours: [
          {
            ...{ date: '2026-03-04', therapist_id: 1, therapist_name: 'Noura Al Hashimi' },
            ...{ from: '14:00', to: '15:30', minutes: 90 },
            clients: [
              {
                client: { id: 7, first_name: 'Amina', last_name: 'Haddad' },
                phone_number: '+971501234567',
                email: 'amina@client.example',
                reason: {
                  ...{ kind: 'minutes_end', day: '2026-03-12', minutes: 90 },
                  ...{ every_days: null, time: null, with_therapist: true },
                },
                services: [{ id: 1, name: 'Massage', time: 60 }],
                total_duration: 60,
                time: '14:00',
                language: 'en',
                text: 'Hello Amina, this is Garden Wellness. Noura Al Hashimi is free on Wednesday 4 March at 14:00.',
              },
            ],
          },
        ],
        this_month: { offered: 12, booked: 4 },
        last_month: { offered: 30, booked: 11 },
      },
    ],
  },
);
export type FreeHours = Static<typeof FreeHours>;

export const listFreeHours = route.get('desk/free-hours/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'Free hours of today and tomorrow, each with the clients whom it would suit',
  query: Type.Object({ location: LocationCode }),
  replies: { 200: FreeHours },
});

export const offerFreeHour = route.post('desk/free-hours/offers/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Record that a client is offered a free hour, before the message is opened',
  description:
    'Refused where the client was offered as many this month as the studio allows, has said no to offers, cannot book, or where the time is no longer free.',
  body: Type.Object(
    {
      client_id: Id,
      location: LocationCode,
      therapist_id: Id,
      date: DateOnly,
      time: RequestedTime,
      services: listOf(Id, { minItems: 1, maxItems: 10 }),
      total_duration: LastingMinutes,
      because: SuitsBecause,
      channel: OfferChannel,
    },
    {
      additionalProperties: false,
      examples: [
        {
          ...{ client_id: 7, location: 'A', therapist_id: 1, date: '2026-03-04', time: '14:00' },
          ...{ services: [1], total_duration: 60, because: 'minutes_end', channel: 'whatsapp' },
        },
      ],
    },
  ),
  replies: { 201: Contact, 404: Failure, 409: Failure },
});
