import Type, { type Static } from 'typebox';
import { defineRoute } from './route.ts';
import { defaultStudio } from './terms/default-studio.ts';
import { defaultTerms, TERM_BOUNDS } from './terms/studio-terms.ts';
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
  { description: 'About the studio; one settings row, edited by the manager.' },
);
export type Studio = Static<typeof Studio>;

/** A term between its bounds, which its refusal says. */
export const within = (
  { least, most }: { readonly least: number; readonly most: number },
  description: string,
) => {
  const bounds = { en: `${least} to ${most}`, ar: `\u2066${least}\u2069 و\u2066${most}\u2069` };
  return Type.Integer({
    description,
    minimum: least,
    maximum: most,
    'x-sentence': {
      en: `Please enter a whole number, ${bounds.en}.`,
      ar: `يرجى إدخال عدد صحيح بين ${bounds.ar}.`,
    },
  });
};

export const StudioTerms = Type.Object(
  {
    cutoff_hours: within(
      TERM_BOUNDS.cutoff_hours,
      'Until so many hours before its start a session is cancelled or moved for nothing; of a booked one `free_until` says it.',
    ),
    member_discount_percent: within(
      TERM_BOUNDS.member_discount_percent,
      'Off every booking and purchase of a member.',
    ),
    membership_minutes: within(
      TERM_BOUNDS.membership_minutes,
      'Bought package minutes that unlock or renew a membership.',
    ),
    bookable_days_ahead: within(
      TERM_BOUNDS.bookable_days_ahead,
      'How many days after today clients can book; members further.',
    ),
  },
  { examples: [defaultTerms], description: 'The terms that a studio may set.' },
);
export type StudioTerms = Static<typeof StudioTerms>;

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
      { ...Studio.properties, ...StudioTerms.properties, now: Instant },
      { examples: [{ ...defaultStudio, ...defaultTerms, now: '2026-03-04T06:00:00.000Z' }] },
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
