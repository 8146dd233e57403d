import Type, { type Static } from 'typebox';
import { defineRoute } from './route.ts';
import { defaultStudio } from './terms/default-studio.ts';
import { DateOnly, described, Id, Instant, Line, listOf, Nullable } from './values.ts';

export const Studio = Type.Object(
  {
    brand: Line,
    legal_name: Line,
    tagline: Line,
    phone: Line,
    chat_number: described('Digits only, for chat links.', Line),
    chat_greeting: Line,
    email: Line,
    instagram_url: Line,
    address: Line,
  },
  { description: 'What the studio says of itself; one settings row, edited by the manager.' },
);
export type Studio = Static<typeof Studio>;

export const Closure = Type.Object(
  {
    id: Id,
    name: Line,
    title: Line,
    greeting_ar: Line,
    location: Nullable(Line),
    starts_on: DateOnly,
    ends_on: DateOnly,
    provisional: Type.Optional(
      Type.Boolean({ description: 'Not decided yet; until then nothing is booked on these days.' }),
    ),
  },
  {
    examples: [
      {
        id: 1,
        name: 'Eid al-Fitr',
        title: 'Eid Mubarak',
        greeting_ar: 'عيد مبارك',
        location: null,
        starts_on: '2026-03-20',
        ends_on: '2026-03-22',
      },
    ],
    description: 'Days on which the studio (or one branch) is shut, both ends included, in Dubai.',
  },
);
export type Closure = Static<typeof Closure>;

export const readStudio = defineRoute({
  method: 'GET',
  path: 'service/studio/',
  access: 'public',
  summary: "Studio settings and the server's clock (extra call)",
  replies: {
    200: Type.Object(
      { ...Studio.properties, now: Instant },
      { examples: [{ ...defaultStudio, now: '2026-03-04T06:00:00.000Z' }] },
    ),
  },
});

export const listClosures = defineRoute({
  method: 'GET',
  path: 'service/closures/',
  access: 'public',
  summary: 'Closures that have not ended, soonest first (extra call)',
  replies: { 200: listOf(Closure) },
});
