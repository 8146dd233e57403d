/** The studio's terms, and its tax number. */
import Type, { type Static } from 'typebox';
import { managers, readAndChange } from '../../route.ts';
import { DetailsAsked, StudioTerms, within } from '../../studio.ts';
import { DESK_TERM_BOUNDS, defaultDeskTerms, defaultTerms } from '../../terms/studio-terms.ts';
import { Failure } from '../../values/failure.ts';
import { described, Nullable } from '../../values/shapes.ts';
import { TaxNumber } from '../../values/texts.ts';
import { ThingVersion } from './shared-fields.ts';

const bounds = DESK_TERM_BOUNDS;
export const DeskTerms = Type.Object(
  {
    first_reminder_hours: within(
      bounds.first_reminder_hours,
      'Hours before a session at which the client is reminded; applies to new bookings.',
    ),
    last_reminder_hours: within(
      bounds.last_reminder_hours,
      'Hours before a session of a second reminder; fewer than the first.',
    ),
    desk_reduction_percent: within(
      bounds.desk_reduction_percent,
      'The largest reduction of a price, in percent, that the front desk can give; a larger one needs a manager.',
    ),
    simplified_up_to_aed: within(
      bounds.simplified_up_to_aed,
      'The amount up to which an invoice needs no client name.',
    ),
    counter_lock_minutes: within(
      bounds.counter_lock_minutes,
      'Idle minutes after which a counter locks itself.',
    ),
    cash_coin_fils: within(
      bounds.cash_coin_fils,
      'The smallest coin that cash is rounded to, in minor units of the currency; 1: no rounding.',
    ),
    offers_from_hour: within(
      bounds.offers_from_hour,
      "The hour of the studio's day from which offers are sent to clients; before, they wait.",
    ),
    offers_until_hour: within(
      bounds.offers_until_hour,
      'The hour until which offers are sent; later than the first.',
    ),
    free_hour_offers: within(
      bounds.free_hour_offers,
      'Times a month that the desk may offer a client a free hour; 0: free hours name nobody.',
    ),
  },
  { examples: [defaultDeskTerms], description: 'The terms that only concern the desk.' },
);
export type DeskTerms = Static<typeof DeskTerms>;

const settings = {
  trn: described(
    'Tax registration number; null: what is printed is not a tax invoice.',
    Nullable(TaxNumber),
  ),
  membership_waits_for_payment: Type.Boolean({
    description: 'A purchase counts towards a membership only once it is paid.',
  }),
  waitlist_members_first: Type.Boolean({
    description:
      'Members on the waiting list come before other clients when a time comes free; false: only the length of the wait counts.',
  }),
  ...DetailsAsked.properties,
  ...StudioTerms.properties,
  ...DeskTerms.properties,
};

const example = {
  trn: '100000000000003',
  membership_waits_for_payment: false,
  waitlist_members_first: false,
  asks_birthday: false,
  asks_address: false,
  ...defaultTerms,
  ...defaultDeskTerms,
};

export const StudioSettings = Type.Object(
  { version: ThingVersion, ...settings },
  { additionalProperties: false, examples: [{ version: 1, ...example }] },
);
export type StudioSettings = Static<typeof StudioSettings>;

export const { read: readSettings, change: changeSettings } = readAndChange(
  'desk/studio/settings',
  managers,
  StudioSettings,
  {
    read: {
      summary: "The studio's terms and its tax number",
    },
    change: {
      replies: { 409: Failure },
      summary: "Change the studio's terms; existing documents and sessions stay as they are",
    },
  },
);
