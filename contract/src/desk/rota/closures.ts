/**
 * When the studio is or may be closed: provisional, confirmed or withdrawn, and which sessions it
 * affects.
 */
import Type, { type Static } from 'typebox';
import { AppointmentStatus } from '../../appointments.ts';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { ThingVersion } from '../studio/shared-fields.ts';
import { aDisplacedSession, displaced, later, message, offers } from './displaced.ts';
import { settling } from './time-off.ts';

const PartMinute = Type.Integer({ minimum: 360, maximum: 1800, examples: [720] });

const InBoth = Type.Object({ en: Line, ar: Line });

const words = {
  name: described('The occasion, as in "We are closed for …".', Line),
  title: described('Title of the announcement on the website; default: its name.', Line),
  greeting_ar: described(
    'Text on the picture of the announcement, in Arabic for everybody; empty: no picture.',
    Line,
  ),
};
const days = {
  location: described('One branch; null: the whole studio.', Nullable(LocationCode)),
  starts_on: DateOnly,
  ends_on: DateOnly,
  from_minute: described(
    'Minutes from midnight of each of its days, when it closes only a part of them; null: the whole of each day.',
    Nullable(PartMinute),
  ),
  to_minute: described('1440 or more: on the following morning.', Nullable(PartMinute)),
};

const closure = {
  id: Id,
  version: ThingVersion,
  state: oneOf(['provisional', 'confirmed', 'withdrawn']),
  ...words,
  words: described(
    "Its name and title in both languages, regardless of the request's language; Arabic is empty where none is given.",
    Type.Object({ name: InBoth, title: InBoth }),
  ),
  ...days,
  takes_bookings: Type.Boolean({
    description: 'While it is provisional, clients can book as if there were no closure.',
  }),
  made_at: Nullable(Instant),
  made_by: Nullable(Line),
  confirmed_at: Nullable(Instant),
  confirmed_by: described(
    'Null: it was certain from the start, or is not confirmed.',
    Nullable(Line),
  ),
  withdrawn_at: Nullable(Instant),
  withdrawn_by: Nullable(Line),
};

const HitSession = Type.Object({
  ...displaced,
  starts_at: described('As it was when the closure affected it.', Instant),
  status: AppointmentStatus,
  ...settling,
  now_at: described('Its current start.', Instant),
  alternatives: offers,
  later,
  message,
});
export type HitSession = Static<typeof HitSession>;

const example = {
  id: 1,
  version: 1,
  state: 'provisional',
  name: 'Eid al-Fitr',
  title: 'Eid Mubarak',
  greeting_ar: 'عيد مبارك',
  words: {
    name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' },
    title: { en: 'Eid Mubarak', ar: 'عيد مبارك' },
  },
  location: null,
  starts_on: '2026-03-20',
  ends_on: '2026-03-22',
  from_minute: null,
  to_minute: null,
  takes_bookings: true,
  made_at: '2026-03-04T06:00:00.000Z',
  made_by: 'Dana Saleh',
  confirmed_at: null,
  confirmed_by: null,
  withdrawn_at: null,
  withdrawn_by: null,
};

export const DeskClosure = Type.Object(closure, { examples: [example] });
export type DeskClosure = Static<typeof DeskClosure>;

export const ClosureWithHit = Type.Object(
  {
    ...closure,
    open: described(
      'Affected sessions that are still unsettled.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
    hit: described(
      'Sessions that it affects or has affected, with the outcome of each, soonest first.',
      listOf(HitSession),
    ),
  },
  {
    examples: [
      {
        ...example,
        open: 1,
        hit: [
          {
            ...aDisplacedSession,
            status: 'booked',
            outcome: null,
            tried: null,
            now_at: aDisplacedSession.starts_at,
            alternatives: [],
            later: false,
            message:
              'Hello Amina, this is Garden Wellness. We may have to close on Friday 20 March.',
          },
        ],
      },
    ],
  },
);
export type ClosureWithHit = Static<typeof ClosureWithHit>;

const IdOfClosure = Type.Object({ id: Id }, { description: 'Which closure.' });

export const listDeskClosures = route.get('desk/closures', desk, {
  summary: 'Current and future closures, soonest first; or the others, latest first',
  description: 'For the branches that the caller sees, and the whole studio.',
  query: Type.Object({
    earlier: Type.Optional(Type.Boolean({ description: 'Past and withdrawn closures instead.' })),
  }),
  replies: { 200: listOf(DeskClosure) },
});

const Words = Type.String({ maxLength: 100 });

const closureFields = {
  name: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '\\S',
    'x-sentence': { en: 'Please give a name.', ar: 'يرجى ذكر الاسم.' },
  }),
  name_ar: Type.Optional(
    described('Its name in Arabic; empty: the existing translation, or English.', Words),
  ),
  title: Type.Optional(Words),
  title_ar: Type.Optional(described('Its title in Arabic.', Words)),
  greeting_ar: Type.Optional(Words),
  location: Type.Optional(days.location),
  starts_on: DateOnly,
  ends_on: DateOnly,
  from_minute: Type.Optional(days.from_minute),
  to_minute: Type.Optional(days.to_minute),
};
const exampleClosure = {
  name: 'Eid al-Fitr',
  name_ar: 'عيد الفطر',
  starts_on: '2026-03-20',
  ends_on: '2026-03-22',
};

const ClosureFields = Type.Object(closureFields);
/** The fields for creating or changing a closure. */
export type ClosureInput = Static<typeof ClosureFields>;

export const addClosure = route.post('desk/closures', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Close the studio or a branch, provisionally or for certain',
  body: Type.Object(
    {
      ...closureFields,
      provisional: Type.Boolean(),
      takes_bookings: Type.Optional(closure.takes_bookings),
    },
    {
      additionalProperties: false,
      examples: [{ ...exampleClosure, provisional: true, takes_bookings: true }],
    },
  ),
  replies: { 201: ClosureWithHit },
});

export const readDeskClosure = route.get('desk/closures/:id', desk, {
  concerns: { closure: 'params.id' },
  summary: 'One closure, and the sessions that it affects',
  params: IdOfClosure,
  replies: { 200: ClosureWithHit, 404: Failure },
});

export const changeClosure = route.put('desk/closures/:id', desk, {
  concerns: { closure: 'params.id', branch: 'body.location' },
  summary: 'Change the words, branch, days or hours of a closure that is not over',
  params: IdOfClosure,
  body: Type.Object(
    {
      ...closureFields,
      takes_bookings: Type.Optional(
        described(
          'If omitted, it stays as it was; only for a provisional closure.',
          Type.Boolean(),
        ),
      ),
      version: ThingVersion,
    },
    { additionalProperties: false, examples: [{ ...exampleClosure, version: 1 }] },
  ),
  replies: { 200: ClosureWithHit, 404: Failure, 409: Failure },
});

export const confirmClosure = route.post('desk/closures/:id/confirm', desk, {
  concerns: { closure: 'params.id' },
  summary:
    'Confirm a provisional closure, possibly on other days; the reply lists the affected sessions',
  params: IdOfClosure,
  body: Type.Object(
    {
      version: ThingVersion,
      starts_on: Type.Optional(DateOnly),
      ends_on: Type.Optional(DateOnly),
    },
    { additionalProperties: false, examples: [{ version: 1 }] },
  ),
  replies: { 200: ClosureWithHit, 404: Failure, 409: Failure },
});

export const withdrawClosure = route.post('desk/closures/:id/withdraw', desk, {
  concerns: { closure: 'params.id' },
  summary: 'Withdraw a closure: its times are free again',
  params: IdOfClosure,
  body: Type.Object(
    { version: ThingVersion },
    { additionalProperties: false, examples: [{ version: 1 }] },
  ),
  replies: { 200: DeskClosure, 404: Failure, 409: Failure },
});
