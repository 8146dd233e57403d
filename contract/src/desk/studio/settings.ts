/** About the studio, on the website, in mails and on invoices, and the terms it sets. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { StudioTerms, within } from '../../studio.ts';
import { DESK_TERM_BOUNDS, defaultDeskTerms, defaultTerms } from '../../terms/studio-terms.ts';
import { described, Failure, Nullable, PhoneNumber } from '../../values.ts';
import { elsewhere, Named, needed, ThingVersion } from './own-things.ts';

const access = ['manager'] as const;

const Needed = Type.String({ maxLength: 120, ...needed });

const bounds = DESK_TERM_BOUNDS;
export const DeskTerms = Type.Object(
  {
    first_reminder_hours: within(
      bounds.first_reminder_hours,
      'A client is reminded so many hours before a session that is booked from now on.',
    ),
    last_reminder_hours: within(
      bounds.last_reminder_hours,
      'And once more so many hours before; fewer than the first.',
    ),
    desk_reduction_percent: within(
      bounds.desk_reduction_percent,
      'How much of a price the front desk takes off by itself; more takes a manager.',
    ),
    simplified_up_to_aed: within(
      bounds.simplified_up_to_aed,
      'Up to so many AED an invoice does without the name of the client.',
    ),
    counter_lock_minutes: within(
      bounds.counter_lock_minutes,
      'A counter locks itself when nobody has touched it for so many minutes.',
    ),
    cash_coin_fils: within(
      bounds.cash_coin_fils,
      'The smallest coin that cash is rounded to, in fils: 25, 50 or 100; 1: it is not rounded.',
    ),
  },
  { examples: [defaultDeskTerms], description: 'The terms that only the desk goes by.' },
);
export type DeskTerms = Static<typeof DeskTerms>;

const settings = {
  brand: described('What clients call it.', Needed),
  legal_name: described('What stands on invoices.', Needed),
  tagline: Named,
  address: Named,
  phone: PhoneNumber,
  chat_number: Type.String({
    description: 'Digits only, for chat links.',
    maxLength: 15,
    pattern: '^[0-9]{6,15}$',
    'x-sentence': {
      en: 'Please enter digits only, with the code of the country.',
      ar: 'يرجى إدخال أرقام فقط مع رمز الدولة.',
    },
  }),
  chat_greeting: Named,
  email: Type.String({
    maxLength: 320,
    pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    'x-sentence': {
      en: 'Please enter an e-mail address.',
      ar: 'يرجى إدخال بريد إلكتروني.',
    },
  }),
  instagram_url: Type.String({ maxLength: 200, ...elsewhere }),
  trn: described(
    'Tax registration number; null: what is printed is no tax invoice.',
    Nullable(
      Type.String({
        maxLength: 15,
        pattern: '^[0-9]{15}$',
        'x-sentence': {
          en: 'A tax registration number has 15 digits.',
          ar: 'يتكوّن رقم التسجيل الضريبي من 15 رقماً.',
        },
      }),
    ),
  ),
  membership_waits_for_payment: Type.Boolean({
    description: 'A purchase counts towards a membership only once it is paid.',
  }),
  ...StudioTerms.properties,
  ...DeskTerms.properties,
};

const example = {
  brand: 'Limber',
  legal_name: 'Limber Stretch & Recovery',
  tagline: { en: 'Stretching in Dubai', ar: 'الإطالة في دبي' },
  address: { en: 'Al Warqa Mall, Dubai', ar: 'الورقاء مول، دبي' },
  phone: '+971 4 000 0000',
  chat_number: '97140000000',
  chat_greeting: { en: 'Hello, I have a question.', ar: 'مرحباً، لديّ سؤال.' },
  email: 'hello@limber.example',
  instagram_url: 'https://instagram.com/limber.example',
  trn: '100000000000003',
  membership_waits_for_payment: false,
  ...defaultTerms,
  ...defaultDeskTerms,
};

export const StudioSettings = Type.Object(
  { version: ThingVersion, ...settings },
  { additionalProperties: false, examples: [{ version: 1, ...example }] },
);
export type StudioSettings = Static<typeof StudioSettings>;

export const readSettings = defineRoute({
  method: 'GET',
  path: 'desk/studio/settings',
  access,
  summary: 'About the studio, in both languages, and its terms',
  replies: { 200: StudioSettings },
});

export const changeSettings = defineRoute({
  method: 'PUT',
  path: 'desk/studio/settings',
  access,
  summary:
    'Change what the studio says of itself and its terms; documents and sessions that there are stay as they are',
  body: StudioSettings,
  replies: { 200: StudioSettings, 409: Failure },
});
