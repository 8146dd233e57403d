/** When the studio is or may be closed: provisional, confirmed or withdrawn, and whom it hits. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../route.ts';
import {
  DateOnly,
  described,
  Failure,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  Nullable,
  oneOf,
} from '../values.ts';
import { displaced, message, offers } from './rota/displaced.ts';

const access = ['front_desk', 'manager'] as const;

const PartMinute = Type.Integer({ minimum: 360, maximum: 1800, examples: [720] });

const words = {
  name: described('What it is for, as in "We are closed for …".', Line),
  title: described('Of the announcement on the website; its name when not said.', Line),
  greeting_ar: described('Of the announcement, in Arabic; empty: none.', Line),
};
const days = {
  location: described('One branch; null: the whole studio.', Nullable(LocationCode)),
  starts_on: DateOnly,
  ends_on: DateOnly,
  from_minute: described(
    'From midnight of each of its days, when it shuts a part of them; null: all of each day.',
    Nullable(PartMinute),
  ),
  to_minute: described('1440 and more: on the morning after.', Nullable(PartMinute)),
};

const closure = {
  id: Id,
  state: oneOf(['provisional', 'confirmed', 'withdrawn']),
  ...words,
  ...days,
  takes_bookings: Type.Boolean({
    description: 'While it is provisional, sessions are booked as if it were not.',
  }),
  made_at: Nullable(Instant),
  made_by: Nullable(Line),
  decided_at: Nullable(Instant),
  decided_by: described('Who confirmed or withdrew it.', Nullable(Line)),
};

const HitSession = Type.Object({ ...displaced, alternatives: offers, message });
export type HitSession = Static<typeof HitSession>;

const example = {
  id: 1,
  state: 'provisional',
  name: 'Eid al-Fitr',
  title: 'Eid Mubarak',
  greeting_ar: 'عيد مبارك',
  location: null,
  starts_on: '2026-03-20',
  ends_on: '2026-03-22',
  from_minute: null,
  to_minute: null,
  takes_bookings: true,
  made_at: '2026-03-04T06:00:00.000Z',
  made_by: 'Dana Saleh',
  decided_at: null,
  decided_by: null,
};

export const DeskClosure = Type.Object(closure, { examples: [example] });
export type DeskClosure = Static<typeof DeskClosure>;

export const ClosureWithHit = Type.Object(
  {
    ...closure,
    hit: described(
      'Sessions to come that are booked on it, the soonest first.',
      listOf(HitSession),
    ),
  },
  { examples: [{ ...example, hit: [] }] },
);
export type ClosureWithHit = Static<typeof ClosureWithHit>;

const IdOfClosure = Type.Object({ id: Id }, { description: 'Which closure.' });

export const listDeskClosures = defineRoute({
  method: 'GET',
  path: 'desk/closures',
  access,
  summary: 'Closures that are not over, in every state, soonest first',
  replies: { 200: listOf(DeskClosure) },
});

export const addClosure = defineRoute({
  method: 'POST',
  path: 'desk/closures',
  access,
  concerns: { branch: 'body.location' },
  summary: 'Close the studio or a branch, provisionally or for certain',
  body: Type.Object(
    {
      name: Type.String({
        minLength: 1,
        maxLength: 100,
        pattern: '\\S',
        'x-sentence': { en: 'Please give a name.', ar: 'يرجى ذكر الاسم.' },
      }),
      title: Type.Optional(Type.String({ maxLength: 100 })),
      greeting_ar: Type.Optional(Type.String({ maxLength: 100 })),
      location: Type.Optional(days.location),
      starts_on: DateOnly,
      ends_on: DateOnly,
      from_minute: Type.Optional(days.from_minute),
      to_minute: Type.Optional(days.to_minute),
      provisional: Type.Boolean(),
      takes_bookings: Type.Optional(closure.takes_bookings),
    },
    {
      additionalProperties: false,
      examples: [
        {
          name: 'Eid al-Fitr',
          starts_on: '2026-03-20',
          ends_on: '2026-03-22',
          provisional: true,
          takes_bookings: true,
        },
      ],
    },
  ),
  replies: { 201: ClosureWithHit },
});

export const readDeskClosure = defineRoute({
  method: 'GET',
  path: 'desk/closures/:id',
  access,
  concerns: { closure: 'params.id' },
  summary: 'One closure, and whom it hits',
  params: IdOfClosure,
  replies: { 200: ClosureWithHit, 404: Failure },
});

export const confirmClosure = defineRoute({
  method: 'POST',
  path: 'desk/closures/:id/confirm',
  access,
  concerns: { closure: 'params.id' },
  summary:
    'Decide that a provisional closure takes place, maybe on other days, and say whom it hits',
  params: IdOfClosure,
  /** May be left out. */
  body: Type.Optional(
    Type.Object(
      { starts_on: Type.Optional(DateOnly), ends_on: Type.Optional(DateOnly) },
      { additionalProperties: false, examples: [{}] },
    ),
  ),
  replies: { 200: ClosureWithHit, 404: Failure, 409: Failure },
});

export const withdrawClosure = defineRoute({
  method: 'POST',
  path: 'desk/closures/:id/withdraw',
  access,
  concerns: { closure: 'params.id' },
  summary: 'Take a closure back: its times are free again',
  params: IdOfClosure,
  replies: { 200: DeskClosure, 404: Failure, 409: Failure },
});
