import Type, { type Static } from 'typebox';
import { route } from './route.ts';
import { exampleStudio } from './terms/studio-facts.ts';
import { defaultTerms, TERM_BOUNDS } from './terms/studio-terms.ts';
import { Id } from './values/keys.ts';
import { described, listOf, Nullable } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { DateOnly, Instant } from './values/times.ts';

/** A year in which a studio may have opened. */
export const Year = Type.Integer({ minimum: 1900, maximum: 2100 });

export const SocialLink = Type.Object(
  { name: described('Where it leads, such as Instagram.', Line), url: Line },
  { examples: exampleStudio.social_links },
);

const missing = 'null: the studio has none, and nothing offers it.';

export const Studio = Type.Object(
  {
    brand: Line,
    legal_name: Line,
    tagline: Line,
    since: described('Year in which it opened; null: not said.', Nullable(Year)),
    address: Line,
    city: described('City or emirate.', Line),
    country: described('ISO 3166 code of two letters.', Line),
    court: described('Place whose courts decide about the privacy policy; empty: not said.', Line),
    phone: described(missing, Nullable(Line)),
    chat_number: described(`Digits only, for chat links; ${missing}`, Nullable(Line)),
    chat_greeting: Line,
    email: described(missing, Nullable(Line)),
    social_links: listOf(SocialLink),
  },
  { description: 'What the studio says about itself; managers edit it.' },
);
export type Studio = Static<typeof Studio>;

/** Details that a studio may ask its clients for. */
export const DetailsAsked = Type.Object({
  asks_birthday: Type.Boolean({ description: 'Clients are asked for their birthday.' }),
  asks_address: Type.Boolean({ description: 'Clients are asked for their address.' }),
});
export type DetailsAsked = Static<typeof DetailsAsked>;

/** A term between its bounds; the refusal names them. */
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
      'Hours before its start until which a session can be cancelled or moved free of charge; for a booked session see `free_until`.',
    ),
    member_discount_percent: within(
      TERM_BOUNDS.member_discount_percent,
      "The member's discount on every booking and purchase.",
    ),
    membership_minutes: within(
      TERM_BOUNDS.membership_minutes,
      'Bought package minutes that unlock or renew a membership.',
    ),
    bookable_days_ahead: within(
      TERM_BOUNDS.bookable_days_ahead,
      'How many days after today clients can book; members can book further ahead.',
    ),
  },
  { examples: [defaultTerms], description: 'The terms that a studio can set.' },
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
      Type.Boolean({
        description: 'Provisional; until it is confirmed, these days cannot be booked.',
      }),
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
    description:
      'Days on which the studio or one branch is closed, both ends included, by the studio’s clock.',
  },
);
export type Closure = Static<typeof Closure>;

export const readStudio = route.get('service/studio/', 'public', {
  summary: "Studio settings and the server's clock (extra call)",
  replies: {
    200: Type.Object(
      {
        ...Studio.properties,
        ...StudioTerms.properties,
        ...DetailsAsked.properties,
        now: Instant,
      },
      {
        examples: [
          {
            ...exampleStudio,
            ...defaultTerms,
            ...{ asks_birthday: false, asks_address: false },
            now: '2026-03-04T06:00:00.000Z',
          },
        ],
      },
    ),
  },
});

export const listClosures = route.get('service/closures/', 'public', {
  summary: 'Current and future closures, soonest first (extra call)',
  replies: { 200: listOf(Closure) },
});
